/// The arrays of a graph that tell what streets are, apart from any profile; all empty where nothing of that is known.
///
/// Each is the section of its name; `docs/network-file.md` says what they hold.
struct FactStorage: @unchecked Sendable {
  /// ``ModeSet`` by edge.
  let edgeModes: UnsafeBufferPointer<UInt8>
  /// Kind by segment.
  let segmentKinds: UnsafeBufferPointer<UInt32>
  let kindFacts: UnsafeBufferPointer<TravelFacts>
  let kindFirstAttribute: UnsafeBufferPointer<UInt32>
  let kindAttributes: UnsafeBufferPointer<PackedAttribute>
  let attributeValues: StringTable
  let nodeAttributeOwners: UnsafeBufferPointer<UInt32>
  let nodeAttributes: UnsafeBufferPointer<PackedAttribute>
  let pointAttributeOwners: UnsafeBufferPointer<UInt32>
  let pointAttributes: UnsafeBufferPointer<PackedAttribute>
  let nodeIDs: UnsafeBufferPointer<UInt32>
  let nodeIDsHigh: UnsafeBufferPointer<UInt8>
  let wayIDs: UnsafeBufferPointer<UInt32>
  let wayIDsHigh: UnsafeBufferPointer<UInt8>

  /// Gives the sections of a memory their types; nothing is copied or looked at.
  init(_ memory: GraphMemory) {
    edgeModes = memory.elements(.edgeModes)
    segmentKinds = memory.elements(.segmentKinds)
    kindFacts = memory.elements(.kindFacts)
    kindFirstAttribute = memory.elements(.kindFirstAttribute)
    kindAttributes = memory.elements(.kindAttributes)
    attributeValues = memory.strings(.attributeOffsets, .attributeBytes)
    nodeAttributeOwners = memory.elements(.nodeAttributeOwners)
    nodeAttributes = memory.elements(.nodeAttributes)
    pointAttributeOwners = memory.elements(.pointAttributeOwners)
    pointAttributes = memory.elements(.pointAttributes)
    nodeIDs = memory.elements(.nodeIDs)
    nodeIDsHigh = memory.elements(.nodeIDsHigh)
    wayIDs = memory.elements(.wayIDs)
    wayIDsHigh = memory.elements(.wayIDsHigh)
  }

  /// Whether travel times can be worked out for another profile.
  var areKnown: Bool { !segmentKinds.isEmpty }

  /// The facts of a segment.
  @inline(__always)
  func facts(ofSegment segment: Int) -> TravelFacts { kindFacts[Int(segmentKinds[segment])] }
}

extension FactStorage {
  /// The attributes of a kind.
  func tags(ofKind kind: Int) -> (StreetAttribute) -> String? {
    tags(kindAttributes, Int(kindFirstAttribute[kind])..<Int(kindFirstAttribute[kind + 1]))
  }

  /// The attributes that stand in some places.
  func tags(
    _ attributes: UnsafeBufferPointer<PackedAttribute>, _ places: Range<Int>
  ) -> (StreetAttribute) -> String? {
    { attribute in
      places.first { attributes[$0].attribute == attribute }.map { attributeValues[attributes[$0].value] }
    }
  }
}
