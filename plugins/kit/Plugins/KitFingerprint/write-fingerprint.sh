#!/bin/sh
# write-fingerprint.sh OUTPUT SOURCE...: a Swift file with the digest of the sources and the compiler's version.
set -eu
output=$1
shift
digest=$(cat "$@" | sha256sum | cut -c1-16)
compiler=$(swiftc --version 2>/dev/null | sed -n 's/.*(\(swift[^)]*\)).*/\1/p' | head -n 1)
compiler=${compiler:-unknown}
stamp="brisa-plugin-stamp/1 kit=$digest compiler=$compiler end"
cat >"$output" <<EOF
extension PluginEntryPoint {
  /// Registers source types in the host's registry; what a plugin's C function calls.
  ///
  /// - Parameters:
  ///   - types: The sources of the plugin.
  ///   - registry: The pointer that the host passes.
  ///   - stamp: Left out, so that the stamp of the kit the plugin is compiled against becomes part of its binary. It is
  ///     in the signature because the compiler builds a client anew when a signature changes, but not when a body does.
  @_alwaysEmitIntoClient
  public static func register(
    _ types: [any AirSource.Type], in registry: UnsafeMutableRawPointer,
    stamp: StaticString = "$stamp"
  ) {
    add(types, to: registry, stamp: stamp)
  }
}

extension PluginStamp {
  /// The stamp of the running kit.
  static let running: StaticString = "$stamp"
}
EOF
