extension Variogram: Codable {
  private enum CodingKeys: String, CodingKey {
    case model, nugget, partialSill, effectiveRangeMeters
  }

  /// The furthest that a calibration's range may reach.
  private static let largestRangeMeters = 1e8

  /// Reads a variogram.
  /// - Throws: ``FieldError`` for what is no variogram.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    guard let model = VariogramModel(rawValue: try keys.decode(String.self, forKey: .model)) else {
      let names = VariogramModel.allCases.map(\.rawValue).joined(separator: ", ")
      throw keys.fault("must be one of \(names)", at: .model)
    }
    self.init(
      model, nugget: try keys.number(.nugget, in: 0...1e12), partialSill: try keys.number(.partialSill, in: 0...1e12),
      effectiveRangeMeters: try keys.number(.effectiveRangeMeters, in: 1...Self.largestRangeMeters))
    guard sill > 0 else { throw keys.fault("must have a nugget and a partial sill that are not both 0") }
  }

  /// Writes the variogram.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(model.rawValue, forKey: .model)
    try keys.encode(nugget, forKey: .nugget)
    try keys.encode(partialSill, forKey: .partialSill)
    try keys.encode(effectiveRangeMeters, forKey: .effectiveRangeMeters)
  }
}
