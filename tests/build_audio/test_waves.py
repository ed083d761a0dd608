"""The waves of the console: their pitch, their mean, and how little is heard of them beyond the spectrum."""

from __future__ import annotations

import numpy as np
import pytest
from audio.level import levelled, loudest, loudness, peak_db, to_16_bits
from audio.note import hertz, play, read_instrument
from audio.wave import OVER, RATE, Samples, halved, steps_of, wave

WAVES = ("pulse12", "pulse25", "pulse50", "pulse75", "triangle", "noise", "metal")


def tone(name: str, frequency: float, seconds: float = 0.5) -> Samples:
    return halved(wave(name, np.full(round(RATE * OVER * seconds), frequency)))


def strongest(samples: Samples) -> float:
    spectrum = np.abs(np.fft.rfft(samples * np.hanning(len(samples))))
    return float(np.argmax(spectrum) * RATE / len(samples))


@pytest.mark.parametrize("name", WAVES)
def test_a_period_has_no_mean_and_stays_within_two(name: str) -> None:
    steps = steps_of(name)
    assert abs(steps.sum()) < 1e-6
    assert np.abs(steps).max() < 2


@pytest.mark.parametrize("name", ["pulse25", "pulse50", "triangle"])
@pytest.mark.parametrize("pitch", [45, 69, 81])
def test_a_note_has_the_pitch_of_its_name(name: str, pitch: int) -> None:
    assert strongest(tone(name, hertz(pitch))) == pytest.approx(hertz(pitch), abs=2.5)


def test_a_high_pulse_does_not_whistle() -> None:
    # Overtones of 3.1 kHz stand at its multiples; what folds back stands between them and must be 35 dB lower.
    samples = tone("pulse25", 3100.0)
    spectrum = 20 * np.log10(np.abs(np.fft.rfft(samples * np.blackman(len(samples)))) + 1e-9)
    frequency = np.fft.rfftfreq(len(samples), 1 / RATE)
    between = (np.abs((frequency / 3100.0 + 0.5) % 1.0 - 0.5) > 0.05) & (frequency < 12_000)
    assert spectrum.max() - spectrum[between].max() > 35


def test_the_short_register_sounds_as_a_tone_and_the_long_one_does_not() -> None:
    def flatness(name: str) -> float:
        power = np.abs(np.fft.rfft(tone(name, 20_000.0))) ** 2 + 1e-12
        return float(np.exp(np.log(power).mean()) / power.mean())

    assert flatness("metal") < flatness("noise") / 10


def test_a_struck_note_rings_on_and_a_held_one_ends() -> None:
    struck = read_instrument({"wave": "pulse", "volume": "15 10 5 3 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 0"})
    held = read_instrument({"wave": "pulse", "volume": "15 / 5 0"})
    assert np.abs(play(struck, 69, 0.1, 1.0)[round(0.3 * RATE) :]).max() > 0
    assert np.abs(play(held, 69, 0.1, 1.0)[round(0.3 * RATE) :]).max() == 0


def test_a_note_ends_without_a_click() -> None:
    samples = play(read_instrument({"wave": "pulse", "volume": "15"}), 69, 1.0, 0.5)
    assert abs(samples[0]) < 0.1
    assert abs(samples[-1]) < 0.1


def test_loudness_is_that_of_the_standard() -> None:
    # A full-scale sine of 997 Hz on one channel measures -3.01 LUFS (BS.1770).
    sine = np.sin(2 * np.pi * 997.0 * np.arange(RATE * 3) / RATE)
    assert loudness(sine) == pytest.approx(-3.01, abs=0.1)
    assert loudness(sine / 10) == pytest.approx(-23.01, abs=0.1)
    assert loudest(np.concatenate([sine[: RATE // 2], np.zeros(RATE)])) == pytest.approx(-3.01, abs=0.1)


def test_levelling_stops_at_the_highest_peak() -> None:
    samples = np.zeros(RATE)
    samples[100] = 0.5
    assert peak_db(levelled(samples, -60.0, -20.0, -5.0)) == pytest.approx(-5.0, abs=0.11)


def test_what_would_clip_is_refused() -> None:
    with pytest.raises(ValueError, match="full scale"):
        to_16_bits(np.array([0.0, 1.2]))
