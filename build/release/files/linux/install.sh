#!/bin/sh
# Puts Battle Arcade into your own folders; no root is needed, nothing outside your home is touched.
#   ./install.sh            install, or bring up to date
#   ./install.sh --prefix DIR   put it below DIR instead of ~/.local
# Removing it: uninstall.sh, here or in the installed folder.
set -eu

spanish() { case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in es*) return 0 ;; *) return 1 ;; esac; }
say() { if spanish; then printf '%s\n' "$2"; else printf '%s\n' "$1"; fi; }
fail() { say "$1" "$2" >&2; exit 1; }

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
prefix=
while [ $# -gt 0 ]; do
  case "$1" in
    --prefix) [ $# -gt 1 ] || fail "--prefix needs a folder." "--prefix necesita una carpeta."; prefix=$2; shift 2 ;;
    -h | --help) sed -n '2,5s/^# \{0,1\}//p' "$0"; exit 0 ;;
    *) fail "Unknown word: $1 (try --help)." "Palabra desconocida: $1 (prueba --help)." ;;
  esac
done
if [ -z "$prefix" ]; then
  [ -n "${HOME:-}" ] || fail "HOME is not set: say where with --prefix DIR." "HOME no está definida: di dónde con --prefix DIR."
  prefix=$HOME/.local
  data=${XDG_DATA_HOME:-$HOME/.local/share}
else
  mkdir -p "$prefix" || exit 1
  prefix=$(CDPATH='' cd -- "$prefix" && pwd)
  data=$prefix/share
fi
program=$prefix/opt/BattleArcade

[ -x "$here/BattleArcade/BattleArcade" ] ||
  fail "The folder BattleArcade is missing beside this script: unpack the whole archive." \
    "Falta la carpeta BattleArcade junto a este guion: descomprime el archivo entero."

mkdir -p "$prefix/opt" "$prefix/bin" "$data/applications" ||
  fail "$prefix cannot be written: choose another folder with --prefix." \
    "No se puede escribir en $prefix: elige otra carpeta con --prefix."

# Copied beside first, then put in place: a copy that breaks off leaves the old program as it was.
rm -rf "$program.new"
cp -R "$here/BattleArcade" "$program.new"
cp "$here/uninstall.sh" "$program.new/uninstall.sh"
chmod -R u+w "$program.new"
rm -rf "$program"
mv "$program.new" "$program"

# A starter instead of a link: it works from file systems without links, too.
{
  printf '#!/bin/sh\n'
  printf 'exec "%s" "$@"\n' "$(printf '%s' "$program/BattleArcade" | sed 's/[\\"$`]/\\&/g')"
} >"$prefix/bin/battle-arcade"
chmod 755 "$prefix/bin/battle-arcade"

for picture in "$program"/_internal/assets/icon/icon_*.png; do
  size=${picture##*_}
  size=${size%.png}
  folder=$data/icons/hicolor/${size}x${size}/apps
  mkdir -p "$folder"
  cp "$picture" "$folder/battle-arcade.png"
done

# Quoted as the Desktop Entry specification wants it: a string within a string.
quoted=$(printf '%s' "$prefix/bin/battle-arcade" | sed 's/[\\"$`]/\\\\&/g; s/%/%%/g')
awk -v line="Exec=\"$(printf '%s' "$quoted" | sed 's/[\\]/\\\\/g')\"" '/^Exec=/ { print line; next } { print }' \
  "$here/battle-arcade.desktop" >"$data/applications/battle-arcade.desktop"
if command -v update-desktop-database >/dev/null 2>&1; then
  update-desktop-database -q "$data/applications" 2>/dev/null || :
fi

say "Battle Arcade is installed: find it in your menu, or run $prefix/bin/battle-arcade" \
  "Battle Arcade está instalado: búscalo en tu menú o ejecuta $prefix/bin/battle-arcade"
