#!/bin/sh
# Takes away what install.sh put there. Settings, kept matches and records stay.
#   ./uninstall.sh [--prefix DIR]   the same folder that install.sh was given
set -eu

spanish() { case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in es*) return 0 ;; *) return 1 ;; esac; }
say() { if spanish; then printf '%s\n' "$2"; else printf '%s\n' "$1"; fi; }

if [ "${1:-}" = --prefix ] && [ -n "${2:-}" ]; then
  prefix=$(CDPATH='' cd -- "$2" && pwd)
  data=$prefix/share
else
  prefix=${HOME:?}/.local
  data=${XDG_DATA_HOME:-$HOME/.local/share}
fi

rm -rf "$prefix/opt/BattleArcade" "$prefix/opt/BattleArcade.new"
rm -f "$prefix/bin/battle-arcade" "$data/applications/battle-arcade.desktop"
rm -f "$data"/icons/hicolor/*/apps/battle-arcade.png
if command -v update-desktop-database >/dev/null 2>&1; then
  update-desktop-database -q "$data/applications" 2>/dev/null || :
fi

say "Battle Arcade is gone. Your settings, matches and records stay in ${XDG_CONFIG_HOME:-~/.config}/BattleArcade and ${XDG_DATA_HOME:-~/.local/share}/BattleArcade." \
  "Battle Arcade ya no está. Tus ajustes, partidas y marcas siguen en ${XDG_CONFIG_HOME:-~/.config}/BattleArcade y ${XDG_DATA_HOME:-~/.local/share}/BattleArcade."
