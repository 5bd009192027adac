/// The version of the program, as it prints it and names itself to feeds.
package enum BrisaVersion {
  /// Semantic version.
  package static let current = "0.1.0"
}
