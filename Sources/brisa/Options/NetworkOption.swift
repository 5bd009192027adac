internal import ArgumentParser

/// `--network` of the commands that find a network in the configuration too.
enum NetworkOption {
  /// The help, with what the network is for where that has to be said.
  static func help(_ use: String = "") -> ArgumentHelp {
    ArgumentHelp(
      "Network file or OSM extract\(use). Default: that of the configuration. Environment: BRISA_NETWORK.",
      valueName: "file")
  }
}
