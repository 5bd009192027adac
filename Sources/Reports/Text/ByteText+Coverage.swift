internal import AirData

extension ByteText {
  /// `"isPartial":…,"missingPollutants":[…]`, as every JSON of an index has them.
  mutating func append(_ coverage: IndexCoverage) {
    append("\"isPartial\":\(coverage.isPartial),\"missingPollutants\":")
    append(list: coverage.missingPollutants) { $0.append(json: $1.rawValue) }
  }
}
