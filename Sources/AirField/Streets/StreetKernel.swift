package import Geo

/// What the streets of a city are expected to add to the air of one pollutant, at any point of the plane and in no
/// unit: static, without hour.
///
/// What a wind does to it, ``sums(at:)`` tells.
///
/// The value is the sum over all pieces of street of strength × decay, as an integral along their lines: it does not
/// depend on how a street is cut into pieces. It is zero farther from every street than its reach, and falls with the
/// distance from each.
package struct StreetKernel: Sendable {
  /// The streets of one setting.
  private struct Layer: Sendable {
    let pieces: [StreetPiece]
    let index: PieceIndex
    let reachMeters: Double

    init(_ pieces: [StreetPiece], reachMeters: Double) {
      self.pieces = pieces
      self.reachMeters = reachMeters
      index = PieceIndex(pieces, reachMeters: reachMeters)
    }

    func value(at point: PlanePoint) -> Double {
      var sum = 0.0
      for entry in index.entries(near: point) {
        sum += pieces[index.piece(entry)].weight(atX: point.x, y: point.y, reachMeters: reachMeters)
      }
      return sum
    }

    func sums(at point: PlanePoint) -> KernelSums {
      var sums = KernelSums()
      for entry in index.entries(near: point) {
        sums += pieces[index.piece(entry)].sums(atX: point.x, y: point.y, reachMeters: reachMeters)
      }
      return sums
    }
  }

  private let builtUp: Layer
  private let open: Layer

  /// - Complexity: O(pieces of street).
  init(_ streets: StreetsBySetting, decay: StreetDecay) {
    builtUp = Layer(streets[.builtUp].pieces, reachMeters: decay.builtUpReachMeters)
    open = Layer(streets[.open].pieces, reachMeters: decay.openReachMeters)
  }

  /// The kernel at a point: about the strength of the street on its middle line, 0 away from streets.
  /// - Complexity: O(pieces of street near by).
  package func value(at point: PlanePoint) -> Double { builtUp.value(at: point) + open.value(at: point) }

  /// The kernel at a point, for any wind.
  /// - Complexity: O(pieces of street near by), about twice of ``value(at:)``.
  func sums(at point: PlanePoint) -> KernelSums {
    var sums = builtUp.sums(at: point)
    sums += open.sums(at: point)
    return sums
  }
}

/// The streets that give something off, by what stands along them.
struct StreetsBySetting: Sendable {
  private var builtUp = StreetPieces()
  private var open = StreetPieces()

  /// No streets yet.
  init() {}

  init(_ lines: some Sequence<StreetLine>, strength: EmissionStrength) {
    for line in lines { add(line, strength: strength) }
  }

  /// Takes in a street.
  mutating func add(_ line: StreetLine, strength: EmissionStrength) {
    switch line.setting {
    case .builtUp: builtUp.add(line, strength: strength.strength(of: line))
    case .open: open.add(line, strength: strength.strength(of: line))
    }
  }

  subscript(setting: StreetSetting) -> StreetPieces { setting == .builtUp ? builtUp : open }

  /// Whether nothing gives anything off.
  var isEmpty: Bool { builtUp.pieces.isEmpty && open.pieces.isEmpty }
}
