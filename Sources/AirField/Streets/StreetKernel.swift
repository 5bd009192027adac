public import Geo

/// What the streets of a city are expected to add to the air of one pollutant, at any point of the plane and in no unit: static, without
/// hour.
///
/// What a wind does to it, ``sums(at:)`` tells.
///
/// The value is the sum over all pieces of street of strength × decay, as an integral along their lines: it does not depend on how a street
/// is cut into pieces. It is zero farther from every street than its reach, and falls with the distance from each.
public struct StreetKernel: Sendable {
  private struct Layer {
    let pieces: [StreetPiece]
    let index: PieceIndex
    let reachMeters: Double
  }

  private let layers: [Layer]

  /// - Complexity: O(pieces of street).
  init(_ streets: StreetsBySetting, decay: StreetDecay) {
    layers = StreetSetting.allCases.map { setting in
      let pieces = streets[setting].pieces
      let reach = decay.reachMeters(setting)
      return Layer(pieces: pieces, index: PieceIndex(pieces, reachMeters: reach), reachMeters: reach)
    }
  }

  /// The kernel at a point: about the strength of the street on its middle line, 0 away from streets.
  /// - Complexity: O(pieces of street near by).
  public func value(at point: PlanePoint) -> Double {
    var sum = 0.0
    for layer in layers {
      for index in layer.index.pieces(near: point) {
        sum += layer.pieces[Int(index)].weight(atX: point.x, y: point.y, reachMeters: layer.reachMeters)
      }
    }
    return sum
  }

  /// The kernel at a point, for any wind.
  /// - Complexity: O(pieces of street near by), about twice of ``value(at:)``.
  func sums(at point: PlanePoint) -> KernelSums {
    var sums = KernelSums()
    for layer in layers {
      for index in layer.index.pieces(near: point) {
        sums += layer.pieces[Int(index)].sums(atX: point.x, y: point.y, reachMeters: layer.reachMeters)
      }
    }
    return sums
  }
}

/// The streets that give something off, by what stands along them.
struct StreetsBySetting: Sendable {
  private var builtUp = StreetPieces()
  private var open = StreetPieces()

  init(_ lines: some Sequence<StreetLine>, strength: EmissionStrength) {
    for line in lines {
      switch line.setting {
      case .builtUp: builtUp.add(line, strength: strength.strength(of: line))
      case .open: open.add(line, strength: strength.strength(of: line))
      }
    }
  }

  subscript(setting: StreetSetting) -> StreetPieces { setting == .builtUp ? builtUp : open }

  /// Whether nothing gives anything off.
  var isEmpty: Bool { builtUp.pieces.isEmpty && open.pieces.isEmpty }
}
