#!/bin/sh
# embed-web.sh OUTPUT TARGET FILE...: a Swift file with the text of each file of a target's folder as a constant.
set -eu
output=$1
target=${2%/}
shift 2

refuse() {
  echo "$1: $2" >&2
  exit 1
}

# `page.css` is `pageCSS`.
constant() {
  name=$(basename "$1")
  printf %s%s "${name%.*}" "$(printf %s "${name##*.}" | tr a-z A-Z)"
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
    printf '  static let %s = ##"""\n' "$(constant "$file")"
    cat "$file"
    printf '\n"""##\n'
  done
  echo "  /// All of them, by their paths below the module's folder."
  echo "  static let all: [(path: String, text: String)] = ["
  for file; do printf '    ("%s", %s),\n' "${file#"$target"/}" "$(constant "$file")"; done
  echo "  ]"
  echo "  /// A word that stands for all that is in them."
  printf '  static let digest = "%s"\n' "$(cat "$@" | sha256sum | cut -c 1-16)"
  echo "}"
} >"$output"
