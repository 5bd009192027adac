import Geo
import Testing

@Suite("Boxes as text")
struct BoundingBoxTextTests {
  @Test(
    "are read as west, south, east and north",
    arguments: ["2.16,41.37,2.19,41.4", " 2.16, 41.37, 2.19 ,41.40", "+2.16,4137e-2,2.19,41.4"])
  func read(text: String) {
    #expect(BoundingBox(parsing: text) == BoundingBox(west: 2.16, south: 41.37, east: 2.19, north: 41.4))
  }

  @Test(
    "are none where a part is no number, or one too many",
    arguments: ["", "1,2,3", "1,2,3,4,5", "1,2,x,3,4", "1,,2,3,4", "1,2,3,4,", "1,2,nan,4", "1,2,inf,4", "1,2,0x3,4"])
  func parts(text: String) {
    #expect(BoundingBox(parsing: text) == nil)
  }

  @Test(
    "are none off the globe, and where edges lie the other way round",
    arguments: ["-181,0,1,1", "0,-91,1,1", "0,0,181,1", "0,0,1,91", "3,2,1,4", "1,4,3,2", "1,2,1,4"])
  func edges(text: String) {
    #expect(BoundingBox(parsing: text) == nil)
  }

  @Test("over the 180th meridian are told from those with edges the other way round")
  func overAntimeridian() {
    #expect(BoundingBox.isOverAntimeridian("179.7,-17.1,-179.8,-16.6"))
    for text in ["3,-17.1,1,-16.6", "179.7,-17.1,180,-16.6", "179.7,-17.1,-181,-16.6", "179.7,-179.8"] {
      #expect(!BoundingBox.isOverAntimeridian(text), "\(text)")
    }
  }
}
