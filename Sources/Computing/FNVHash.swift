/// A hash that is the same in every run, over words one after the other (FNV-1a; Fowler, Noll, Vo).
///
/// Over bytes it is the published function, over wider words a faster one of the same form. It tells states apart, and
/// keeps nobody from making two that are alike.
@usableFromInline package struct FNVHash: Hashable, Sendable {
  @usableFromInline var bits: UInt64

  /// The hash of nothing.
  @inlinable package init() { bits = 0xCBF2_9CE4_8422_2325 }

  /// The hash of all words so far.
  @inlinable package var value: UInt64 { bits }

  /// Takes one more word.
  @inlinable package mutating func combine(_ word: UInt64) { bits = (bits ^ word) &* 0x100_0000_01B3 }
}
