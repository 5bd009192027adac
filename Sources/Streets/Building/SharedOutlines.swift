/// Finds what streets leave of the outlines of squares that follow them over the same nodes.
///
/// Were such a part in the network twice, a route could change from the street to the square and back at every node,
/// and directions would tell it. Whoever may go along the street there does so; the square keeps the part for all
/// others. Squares that meet share a part in the same way: it belongs to the first of them.
/// What is dearer to a wheelchair or a pram than the square takes no part from it.
struct SharedOutlines {
  /// A part of an outline, a range of ``StreetLines/nodes``, and what it is to those who still need it.
  struct Part {
    let range: Range<Int>
    let facts: TravelFacts
  }

  /// A street or square that is there over a part of an outline.
  private struct Present {
    let open: OpenDirections
    /// What it is to each of ``needs``.
    let prices: [Double]
  }

  private let nodes: [UInt32]
  private let isOutline: [Bool]
  /// What is there without the square, by two nodes that follow each other.
  private var present: [UInt64: [Present]] = [:]

  /// Looks at all lines; `nodeCount` is the number of nodes of the map.
  /// - Complexity: O(nodes of the lines).
  init(_ lines: StreetLines, nodeCount: Int) {
    nodes = lines.nodes
    var isOutline = [Bool](repeating: false, count: nodeCount)
    for line in lines.lines where lines.streets[line.way].isSquare {
      for node in lines.nodes[line.range] { isOutline[Int(node)] = true }
    }
    self.isOutline = isOutline
    for line in lines.lines where !lines.streets[line.way].isSquare {
      let street = lines.streets[line.way]
      add(line.range, Present(open: OpenDirections(street.facts), prices: Self.prices(street)))
    }
  }

  /// What wheelchairs and prams need.
  private static let needs = TravelNeed.allCases.filter(\.looksAtPlaces).map(NeedRules.init(need:))

  /// What a street or square is to wheelchairs and prams: it stands for a square beside it that is no better for any.
  private static func prices(_ street: StreetInterpretation) -> [Double] {
    needs.map { rules in
      let price = rules.price(street.properties.highwayClass) { street.attributes[$0] }
      let looksAtSurface = rules.looksAtSurface { street.attributes[$0] }
      return looksAtSurface ? price * rules.price(surface: street.properties.surface) : price
    }
  }

  private mutating func add(_ range: Range<Int>, _ street: Present) {
    for place in range.dropLast() where isOutline[Int(nodes[place])] && isOutline[Int(nodes[place + 1])] {
      let (key, isReversed) = key(at: place)
      let open = isReversed ? street.open.reversed : street.open
      present[key, default: []].append(Present(open: open, prices: street.prices))
    }
  }

  /// The directions that are open along a part without a square, on what is no dearer than that to any need.
  private func known(_ key: UInt64, _ prices: [Double]) -> OpenDirections {
    var open = OpenDirections()
    for street in present[key] ?? [] where zip(street.prices, prices).allSatisfy({ $0 <= $1 }) {
      open.formUnion(street.open)
    }
    return open
  }

  /// The parts of a square's line that someone still needs, in order; squares that come later miss them there.
  mutating func parts(of line: StreetLines.Line, _ square: StreetInterpretation) -> [Part] {
    let prices = Self.prices(square)
    var parts: [Part] = []
    for place in line.range.dropLast() {
      let (key, isReversed) = key(at: place)
      let known = known(key, prices)
      let rest = square.facts.without(isReversed ? known.reversed : known)
      guard rest.isOpen else { continue }
      if let last = parts.last, last.range.upperBound == place + 1, last.facts == rest {
        parts[parts.count - 1] = Part(range: last.range.lowerBound..<place + 2, facts: rest)
      } else {
        parts.append(Part(range: place..<place + 2, facts: rest))
      }
    }
    for part in parts { add(part.range, Present(open: OpenDirections(part.facts), prices: prices)) }
    return parts
  }

  /// Names the line from a place to the next one, the same from both ends.
  private func key(at place: Int) -> (key: UInt64, isReversed: Bool) {
    let (first, second) = (nodes[place], nodes[place + 1])
    return (UInt64(min(first, second)) << 32 | UInt64(max(first, second)), first > second)
  }
}

/// The directions in which a line is open to each way of going.
private struct OpenDirections {
  var walk: UInt8 = 0
  var ride: UInt8 = 0
  var push: UInt8 = 0
  var scooter: UInt8 = 0

  init() {}

  /// Those of a street; scooters only where no speed of cars can close it to them.
  init(_ facts: TravelFacts) {
    (walk, ride, push, scooter) = (facts.walk, facts.ride, facts.push, facts.scooter & facts.calm)
  }

  /// Seen from the other end.
  var reversed: OpenDirections {
    var turned = self
    (turned.walk, turned.ride) = (Self.reversed(walk), Self.reversed(ride))
    (turned.push, turned.scooter) = (Self.reversed(push), Self.reversed(scooter))
    return turned
  }

  mutating func formUnion(_ other: OpenDirections) {
    walk |= other.walk
    ride |= other.ride
    push |= other.push
    scooter |= other.scooter
  }

  private static func reversed(_ directions: UInt8) -> UInt8 { (directions & 1) << 1 | directions >> 1 & 1 }
}

extension TravelFacts {
  /// Whether some mode may go in some direction under some profile.
  fileprivate var isOpen: Bool { walk | ride | push | scooter != 0 }

  /// What a street is beside one that is open already: closed to whoever goes along that.
  fileprivate func without(_ open: OpenDirections) -> TravelFacts {
    var rest = self
    rest.walk &= ~open.walk
    rest.ride &= ~open.ride
    // Whoever may ride along the street need not push on the square.
    rest.push &= ~(open.push | open.ride)
    rest.scooter &= ~open.scooter
    return rest
  }
}
