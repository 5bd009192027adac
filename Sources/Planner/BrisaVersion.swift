/// The version of the program, as it prints it and names itself to feeds.
public enum BrisaVersion {
  /// Semantic version.
  public static let current = "0.1.0"
}
