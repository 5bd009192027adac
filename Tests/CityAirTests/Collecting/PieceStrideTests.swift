import Testing

@testable import CityAir

@Suite("How many pieces are asked for at once")
struct PieceStrideTests {
  @Test("is one for a source that may be asked for little more cheaply than for much")
  func stays() {
    var stride = PieceStride(mayGrow: false)
    for _ in 0..<5 { stride.note(readings: 1) }
    #expect(stride.count == 1)
  }

  @Test("grows where each question reads all, and not beyond a limit")
  func grows() {
    var stride = PieceStride(mayGrow: true)
    let counts = [0, 12_000, 24_000, 48_000, 96_000].map { readings in
      stride.note(readings: readings)
      return stride.count
    }
    #expect(counts == [2, 4, 8, 16, 16])
  }

  @Test("asks for ten years of one station in few questions")
  func growsFar() {
    var stride = PieceStride(mayGrow: true)
    var (left, questions) = (365, 0)
    while left > 0 {
      let pieces = min(stride.count, left)
      (left, questions) = (left - pieces, questions + 1)
      stride.note(readings: 240 * pieces)
    }
    #expect(stride.count == PieceStride.maxPieces && questions == 11)
  }

  @Test("stays careful as long as there was no reading")
  func growsLittleWithoutReadings() {
    var stride = PieceStride(mayGrow: true)
    for _ in 0..<6 { stride.note(readings: 0) }
    #expect(stride.count == PieceStride.maxPiecesAfterNone)
    stride.note(readings: 1000)
    #expect(stride.count == 2 * PieceStride.maxPiecesAfterNone)
    stride.note(readings: 0)
    #expect(stride.count == PieceStride.maxPiecesAfterNone)
  }

  @Test("keeps answers to what memory holds")
  func shrinks() {
    var stride = PieceStride(mayGrow: true)
    stride.note(readings: 0)
    stride.note(readings: 0)
    let counts = [400_000, 6_000_000, 50_000, 100_000].map { readings in
      stride.note(readings: readings)
      return stride.count
    }
    #expect(counts == [1, 1, 2, 2])
  }
}
