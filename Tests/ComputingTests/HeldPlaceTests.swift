import Testing

@testable import Computing

@Suite("A place that is held")
struct HeldPlaceTests {
  private struct Fault: Error {}

  @Test("is given back while its holder waits, and taken again though what it waits for fails")
  func lent() async throws {
    let place = CountedPlace()
    await HeldPlace.holding(place) {
      #expect(await HeldPlace.lent { place.isHeld } == false)
      #expect(place.isHeld)
      await #expect(throws: Fault.self) {
        try await HeldPlace.lent { () async throws(Fault) -> Int in throw Fault() }
      }
      #expect(place.isHeld)
    }
    #expect(place.lendings == 2)
  }

  @Test("has whoever cannot have it back give up, and nobody who holds none")
  func lost() async {
    let place = CountedPlace(comesBack: false)
    await HeldPlace.holding(place) {
      #expect(await HeldPlace.lent { 7 } == nil)
    }
    #expect(await HeldPlace.lent { 7 } == 7)
    #expect(place.lendings == 1)
  }
}

/// A place that counts how often it is lent.
private final class CountedPlace: LendablePlace {
  private let state = Lock((isHeld: true, lendings: 0))
  private let comesBack: Bool

  init(comesBack: Bool = true) { self.comesBack = comesBack }

  var isHeld: Bool { state.withLock { $0.isHeld } }

  var lendings: Int { state.withLock { $0.lendings } }

  func lend() -> Bool {
    state.withLock { state in
      state.isHeld = false
      state.lendings += 1
    }
    return true
  }

  func takeBack() async -> Bool {
    state.withLock { $0.isHeld = comesBack }
    return comesBack
  }
}
