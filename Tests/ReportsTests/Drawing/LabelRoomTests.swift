import Geo
import Testing

@testable import Reports

@Suite("Room for the labels of stations")
struct LabelRoomTests {
  private let bounds = Frame(x: 28, y: 96, width: 770, height: 700)
  private let label = LabelRoom.Label(figureWidth: 20, nameWidth: 120, nameHeight: 24)

  @Test("is right of the dot, then left of it")
  func sides() {
    var room = LabelRoom(in: bounds, avoiding: [])
    let first = room.take(label, x: 400, y: 300)
    let second = room.take(label, x: 400, y: 300)
    #expect(first == LabelRoom.Place(x: 412, y: 299, anchor: 0, hasName: true))
    #expect(second == LabelRoom.Place(x: 388, y: 299, anchor: 1, hasName: true))
  }

  @Test("is turned round at the edges, where letters would be cut off")
  func edges() throws {
    let dots: [(x: Double, y: Double)] = [
      (bounds.maxX - 5, 300), (bounds.x + 5, 300), (400, bounds.y + 5), (400, bounds.maxY - 5),
    ]
    for dot in dots {
      var room = LabelRoom(in: bounds, avoiding: [])
      let place = room.take(label, x: dot.x, y: dot.y)
      #expect(place?.hasName == true)
      let frame = try #require(room.taken.last)
      #expect(frame.x > bounds.x && frame.maxX < bounds.maxX && frame.y > bounds.y && frame.maxY < bounds.maxY)
    }
  }

  @Test("is for the figure where the name has none, and for nothing where the figure has none")
  func figures() {
    // A map that is no wider than the figure and the dot.
    var room = LabelRoom(in: Frame(x: 0, y: 0, width: 60, height: 40), avoiding: [])
    let figure = room.take(label, x: 20, y: 20)
    #expect(figure == LabelRoom.Place(x: 32, y: 19, anchor: 0, hasName: false))
    #expect(room.taken == [Frame(x: 32, y: 7, width: 20, height: 15)])
    var full = LabelRoom(in: bounds, avoiding: [bounds])
    let nothing = full.take(label, x: 400, y: 300)
    #expect(nothing == nil)
    #expect(full.taken == [bounds])
  }

  @Test("is never taken twice nor beyond the map, however many stations there are", arguments: 0..<10)
  func many(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let dots = (0..<250).map { _ in
      Frame(
        middleX: .random(in: bounds.x...bounds.maxX, using: &random),
        middleY: .random(in: bounds.y...bounds.maxY, using: &random), width: 16, height: 16)
    }
    var room = LabelRoom(in: bounds, avoiding: dots)
    let places = dots.map { (dot: Frame) -> LabelRoom.Place? in
      let label = LabelRoom.Label(
        figureWidth: .random(in: 8...40, using: &random), nameWidth: .random(in: 30...190, using: &random),
        nameHeight: 12 * Double(Int.random(in: 1...3, using: &random)))
      return room.take(label, x: dot.middleX, y: dot.middleY)
    }
    let labels = room.taken.dropFirst(dots.count)
    #expect(labels.count == places.compactMap { $0 }.count)
    #expect(places.contains { $0?.hasName == true } && places.contains { $0?.hasName == false })
    for (number, frame) in zip(labels.indices, labels) {
      #expect(frame.x > bounds.x && frame.maxX < bounds.maxX && frame.y > bounds.y && frame.maxY < bounds.maxY)
      #expect(!room.taken.prefix(number).contains { $0.intersects(frame) })
    }
  }
}
