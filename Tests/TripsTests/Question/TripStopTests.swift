import Geo
import Testing
import Trips

@Suite("Stops in words")
struct TripStopTests {
  @Test(
    "are called by their coordinate as people write it, also beside the equator and Greenwich",
    arguments: [
      (39.47, -0.376, "39.47,-0.376"), (0.0, 0.0, "0.0,0.0"), (51.4779, -0.00003, "51.4779,-0.00003"),
      (0.00001, 9.5, "0.00001,9.5"), (39.469907, -0.376288, "39.46991,-0.37629"),
    ])
  func title(latitude: Double, longitude: Double, expected: String) {
    #expect(TripStop(Coordinate(latitude: latitude, longitude: longitude)).title == expected)
  }
}
