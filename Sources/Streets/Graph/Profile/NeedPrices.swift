/// What the needs of a mode make of every street of a graph.
struct NeedPrices {
  private let storage: GraphStorage
  private let needs: [NeedRules]
  /// Price by kind, without its surface.
  private let kinds: [Double]
  /// Price by surface, for the kinds of which nothing says more; nil where no need looks at surfaces.
  private let surfaces: [[Double]]
  /// By need and kind: whether the surface counts.
  private let looksAtSurface: [[Bool]]
  /// Of segments with places on them, or at their ends, that are dear or closed.
  private var segments: [Int: Double] = [:]
  /// Of nodes that are dear or closed to come to.
  private var nodes: [Int: Double] = [:]

  /// Nil where the mode needs nothing, so that its paces are all there is.
  /// - Complexity: O(kinds + nodes and places with attributes).
  init?(_ storage: GraphStorage, _ profile: ProfileSettings, _ mode: TravelMode) {
    let needs = profile.needs(of: mode).map(NeedRules.init(need:))
    guard !needs.isEmpty, storage.facts.areKnown else { return nil }
    self.storage = storage
    self.needs = needs
    let facts = storage.facts
    kinds = facts.kindFacts.indices.map { kind in
      let tags = facts.tags(ofKind: kind)
      let highwayClass = HighwayClass(rawValue: facts.kindFacts[kind].highwayClass) ?? .other
      return needs.reduce(1) { $0 * $1.price(highwayClass, tags) }
    }
    looksAtSurface = needs.map { rules in facts.kindFacts.indices.map { rules.looksAtSurface(facts.tags(ofKind: $0)) } }
    surfaces = needs.map { rules in
      (0..<storage.surfaces.count).map { rules.price(surface: storage.surfaces[$0]) }
    }
    if needs.contains(where: \.need.looksAtPlaces) { addPlaces() }
  }

  /// The price of an edge: infinite where it is closed.
  func price(ofEdge edge: Int) -> Double {
    let segment = Int(storage.edgeSegment[edge] >> 1)
    let kind = Int(storage.facts.segmentKinds[segment])
    var price = kinds[kind]
    let surface = Int(storage.segmentSurfaces[segment])
    for need in needs.indices where looksAtSurface[need][kind] { price *= surfaces[need][surface] }
    if !segments.isEmpty, let places = segments[segment] { price *= places }
    if !nodes.isEmpty, let end = nodes[Int(storage.head[edge])] { price *= end }
    return price
  }

  // MARK: Kerbs and barriers

  private mutating func addPlaces() {
    let facts = storage.facts
    var segment = 0
    // Owners rise, and so do the first points of segments.
    Self.forEachOwner(facts.pointAttributeOwners) { point, places in
      while segment + 1 < storage.segmentLengths.count, Int(storage.segmentFirstShape[segment + 1]) <= point {
        segment += 1
      }
      let tags = facts.tags(facts.pointAttributes, places)
      let price = needs.reduce(1) { $0 * $1.price(kerb: tags) * $1.price(barrier: tags) }
      if price > 1 { segments[segment, default: 1] *= price }
    }
    var kerbed: Set<Kerb> = []
    Self.forEachOwner(facts.nodeAttributeOwners) { node, places in
      let tags = facts.tags(facts.nodeAttributes, places)
      let barrier = needs.reduce(1) { $0 * $1.price(barrier: tags) }
      if barrier > 1 { add(barrier, at: node) }
      let kerb = needs.reduce(1) { $0 * $1.price(kerb: tags) }
      if kerb > 1 { add(kerb: kerb, at: node, &kerbed) }
    }
  }

  /// A price of a place that streets lead over: a dead end is come up to and never passed.
  private mutating func add(_ price: Double, at node: Int) {
    let edges = Int(storage.firstOut[node])..<Int(storage.firstOut[node + 1])
    let segments = Set(edges.map { storage.edgeSegment[$0] >> 1 })
    if segments.count > 1 { nodes[node, default: 1] *= price }
  }

  /// A crossing at a place: a junction with forbidden turns has several nodes there.
  private struct Kerb: Hashable {
    let segment: Int
    let latitude: Int32
    let longitude: Int32
  }

  /// Where a crossing begins at a junction, its kerb is on the crossing and not on the pavement that goes on.
  private mutating func add(kerb price: Double, at node: Int, _ kerbed: inout Set<Kerb>) {
    let facts = storage.facts
    let edges = Int(storage.firstOut[node])..<Int(storage.firstOut[node + 1])
    let crossings = Set(edges.map { Int(storage.edgeSegment[$0] >> 1) }).filter { segment in
      let tags = facts.tags(ofKind: Int(facts.segmentKinds[segment]))
      return tags(.footway) == "crossing" || tags(.crossing) != nil
    }
    guard !crossings.isEmpty else { return add(price, at: node) }
    for segment in crossings {
      let kerb = Kerb(
        segment: segment, latitude: storage.nodeLatitudes[node], longitude: storage.nodeLongitudes[node])
      if kerbed.insert(kerb).inserted { segments[segment, default: 1] *= price }
    }
  }

  /// Goes through owners in order, each once, with the places of all its attributes.
  private static func forEachOwner(
    _ owners: UnsafeBufferPointer<UInt32>, _ body: (_ owner: Int, _ places: Range<Int>) -> Void
  ) {
    var first = 0
    while first < owners.count {
      var end = first + 1
      while end < owners.count, owners[end] == owners[first] { end += 1 }
      body(Int(owners[first]), first..<end)
      first = end
    }
  }
}
