internal import CGDAL

/// The column of a layer that has the map's values.
struct ValueColumn {
  private let index: Int32
  /// Whether it has numbers, which need no reading.
  private let isOfNumbers: Bool
  /// Classes by their texts: most maps have a few, with many features each.
  private var known: [String: ClassBounds] = [:]

  private static let maxKnown = 1000

  /// Needs the column's place among those of a layer.
  init(_ index: Int32, of definition: OGRFeatureDefnH?) {
    self.index = index
    let type = OGR_Fld_GetType(OGR_FD_GetFieldDefn(definition, index))
    isOfNumbers = type == OFTInteger || type == OFTInteger64 || type == OFTReal
  }

  /// Whether a feature has a value.
  func hasValue(_ feature: OGRFeatureH) -> Bool {
    guard OGR_F_IsFieldSetAndNotNull(feature, index) != 0 else { return false }
    return !isOfNumbers || !OGR_F_GetFieldAsDouble(feature, index).isNaN
  }

  /// A feature's value; nil for a text that is neither a number nor a class.
  mutating func bounds(of feature: OGRFeatureH) -> ClassBounds? {
    guard !isOfNumbers else { return ClassBounds(OGR_F_GetFieldAsDouble(feature, index)) }
    let text = text(of: feature)
    if let bounds = known[text] { return bounds }
    guard let bounds = ClassBounds(text) else { return nil }
    if known.count < Self.maxKnown { known[text] = bounds }
    return bounds
  }

  /// A feature's value as it is written.
  func text(of feature: OGRFeatureH) -> String {
    OGR_F_GetFieldAsString(feature, index).map { String(cString: $0) } ?? ""
  }
}
