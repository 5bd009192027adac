/// Who must be named for some readings, and under which licence they are.
public struct Credit: Hashable, Sendable {
  /// Who must be named.
  public let attribution: String
  /// Licence of the data, as an SPDX name or a short sentence.
  public let licence: String

  /// Creates a credit.
  public init(attribution: String, licence: String) {
    self.attribution = attribution
    self.licence = licence
  }
}
