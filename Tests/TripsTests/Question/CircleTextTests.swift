import Geo
import Testing
import Trips

@Suite("A circle as people write it")
struct CircleTextTests {
  private typealias Circle = RouteQuestion.Circle

  private static let center = Coordinate(latitude: 39.4735, longitude: -0.3601)

  @Test("is a coordinate and a radius, in either order of the coordinate")
  func read() throws {
    let circle = Circle(center: Self.center, radiusMeters: 300)
    #expect(try Circle(parsing: "39.4735,-0.3601,300", radii: 1...300) == circle)
    #expect(try Circle(parsing: "39.4735, -0.3601, 300 ", radii: 1...300) == circle)
    #expect(try Circle(parsing: "-0.3601,39.4735,300", radii: 1...300, isLongitudeFirst: true) == circle)
  }

  @Test(
    "is none where a part is missing, or one too many is there",
    arguments: ["", "39.47", "39.47,-0.36", "39.47,-0.36,300,1", "39.47;-0.36;300"])
  func misses(_ text: String) {
    #expect(throws: Circle.TextFault.form) { try Circle(parsing: text, radii: 1...300) }
  }

  @Test("tells a coordinate that is none from a radius that is not taken")
  func faults() {
    #expect(throws: Circle.TextFault.center(.notTwoNumbers("x,-0.36"))) {
      try Circle(parsing: "x,-0.36,300", radii: 1...300)
    }
    #expect(throws: Circle.TextFault.center(.outsideGlobe("95,-0.36", looksSwapped: true))) {
      try Circle(parsing: "95,-0.36,300", radii: 1...300)
    }
    for word in ["0", "301", "nan", "", "x", "0x10"] {
      #expect(throws: Circle.TextFault.radius(word)) { try Circle(parsing: "39.47,-0.36,\(word)", radii: 1...300) }
    }
  }
}
