package import Geo

/// What the streets of a city are expected to add to the air of one pollutant, at any point of the plane and in no
/// unit: static, without hour.
///
/// What a wind does to it, ``value(at:lee:upTo:)`` tells.
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

    init(_ pieces: [StreetPiece], reachMeters: Double, within box: PlaneBox?) {
      self.pieces = pieces
      self.reachMeters = reachMeters
      index = PieceIndex(pieces, reachMeters: reachMeters, within: box)
    }

    /// Adds the pieces near a point until the sum is above a bound.
    func add(at point: PlanePoint, upTo bound: Double, to sum: inout CountedSum) {
      for entry in index.entries(near: point) {
        guard sum.value <= bound else { return }
        sum.value += pieces[index.piece(entry)].weight(atX: point.x, y: point.y, reachMeters: reachMeters)
        sum.pieces += 1
      }
    }

    /// Adds the pieces near a point in a wind until the sum is above a bound; none adds less than nothing.
    func add(at point: PlanePoint, lee: PlanePoint, upTo bound: Double, to sums: inout KernelSums) {
      for entry in index.entries(near: point) {
        guard sums.value(lee: lee) <= bound else { return }
        sums += pieces[index.piece(entry)].sums(atX: point.x, y: point.y, reachMeters: reachMeters)
      }
    }
  }

  private let builtUp: Layer
  private let open: Layer

  /// - Parameters:
  ///   - streets: The streets, or all of them that reach into the box.
  ///   - decay: How far they reach.
  ///   - box: Where the kernel will be asked for; nil for anywhere.
  /// - Complexity: O(pieces of street).
  init(_ streets: StreetsBySetting, decay: StreetDecay, within box: PlaneBox? = nil) {
    builtUp = Layer(streets[.builtUp].pieces, reachMeters: decay.builtUpReachMeters, within: box)
    open = Layer(streets[.open].pieces, reachMeters: decay.openReachMeters, within: box)
  }

  /// The kernel at a point: about the strength of the street on its middle line, 0 away from streets.
  ///
  /// Nobody believes more than ``AmplitudePrior/largestKernel``: whoever takes the lesser of both gives it as the
  /// bound, and gets the same figure at a junction of thousands of streets for the work of a few.
  /// - Parameters:
  ///   - point: On the plane of the streets.
  ///   - bound: What the kernel is summed up to.
  /// - Returns: The kernel; where it is above the bound, any figure above the bound.
  /// - Complexity: O(pieces of street near by, up to the bound).
  package func value(at point: PlanePoint, upTo bound: Double = .infinity) -> Double {
    sum(at: point, upTo: bound).value
  }

  /// A kernel, and what it took.
  struct CountedSum {
    /// Each piece adds zero or more.
    var value = 0.0
    /// Pieces that were looked at.
    var pieces = 0
  }

  /// ``value(at:upTo:)`` with the number of pieces that were looked at.
  func sum(at point: PlanePoint, upTo bound: Double) -> CountedSum {
    var sum = CountedSum()
    builtUp.add(at: point, upTo: bound, to: &sum)
    open.add(at: point, upTo: bound, to: &sum)
    return sum
  }

  /// ``value(at:upTo:)`` in a wind, β times the unit vector towards which it blows, β below 1.
  /// - Complexity: O(pieces of street near by, up to the bound), about twice of ``value(at:upTo:)``.
  func value(at point: PlanePoint, lee: PlanePoint, upTo bound: Double) -> Double {
    var sums = KernelSums()
    builtUp.add(at: point, lee: lee, upTo: bound, to: &sums)
    open.add(at: point, lee: lee, upTo: bound, to: &sums)
    return sums.value(lee: lee)
  }
}
