#!/bin/sh
# embed-web.sh OUTPUT FILE...: a Swift file with the text of each file as a constant.
set -eu
output=$1
shift

refuse() {
  echo "$1: $2" >&2
  exit 1
}

{
  echo "/// The web files of this module, as they lie in its folders \`Web\`."
  echo "enum WebFiles {"
  for file; do
    name=$(basename "$file")
    case ${name%.*} in
    [!a-z]* | *[!A-Za-z0-9]*) refuse "$file" "the name becomes a Swift constant: letters and digits, the first small" ;;
    esac
    # What would end the literal below, or begin a value in it.
    if grep -qF -e '"""##' -e '\##' "$file"; then refuse "$file" 'neither """## nor \## can be embedded'; fi
    [ -z "$(tail -c 1 "$file")" ] || refuse "$file" "the last line has no end"
    printf '  /// The text of `%s`.\n' "$name"
    printf '  static let %s%s = ##"""\n' "${name%.*}" "$(printf %s "${name##*.}" | tr a-z A-Z)"
    cat "$file"
    printf '\n"""##\n'
  done
  echo "}"
} >"$output"
