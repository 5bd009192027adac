internal import Reports

extension TileAddress {
  /// A number of an address: digits alone, without a sign; nil for anything else.
  static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }

  /// The tile of such numbers; nil where the zoom is not among those that are made, or has no such column or row.
  init?(zoom: Int, x: Int, y: Int, among zooms: ClosedRange<Int>) {
    guard zooms.contains(zoom), x < 1 << zoom, y < 1 << zoom else { return nil }
    self.init(zoom: zoom, x: x, y: y)
  }
}
