/// Some pollutants as plain bits: tables have one for every street or cell, and nothing is allocated for it.
public struct PollutantSet: Hashable, BitwiseCopyable, Sendable, ExpressibleByArrayLiteral {
  /// One bit for each pollutant, by its ``Pollutant/number``.
  public let bits: UInt8

  /// Takes the bits as they are.
  @inlinable
  public init(bits: UInt8) {
    self.bits = bits
  }

  /// Creates an empty set.
  @inlinable
  public init() {
    self.init(bits: 0)
  }

  /// Creates a set of all that come, each once.
  public init(_ pollutants: some Sequence<Pollutant>) {
    self.init()
    for pollutant in pollutants { insert(pollutant) }
  }

  /// Creates a set of those that are listed.
  public init(arrayLiteral elements: Pollutant...) {
    self.init(elements)
  }

  /// Whether there is none.
  @inlinable
  public var isEmpty: Bool { bits == 0 }

  /// Whether a pollutant is among them.
  @inlinable
  public func contains(_ pollutant: Pollutant) -> Bool { bits & 1 << pollutant.number != 0 }

  /// Adds a pollutant.
  @inlinable
  public mutating func insert(_ pollutant: Pollutant) { self = PollutantSet(bits: bits | 1 << pollutant.number) }

  /// Adds all of another set.
  @inlinable
  public mutating func formUnion(_ other: PollutantSet) { self = PollutantSet(bits: bits | other.bits) }

  /// Those that are not in another set.
  @inlinable
  public func subtracting(_ other: PollutantSet) -> PollutantSet { PollutantSet(bits: bits & ~other.bits) }

  /// Them one by one, in the order of every table.
  public var pollutants: [Pollutant] { isEmpty ? [] : Pollutant.allCases.filter(contains) }
}
