"""The only place that touches the disk: settings, replays."""
