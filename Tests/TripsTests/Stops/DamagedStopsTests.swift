import AirData
import Geo
import Setup
import Testing
import Trips

@Suite("Damaged lists of stops")
struct DamagedStopsTests {
  private static let lists = [
    "lat,lon,name\n39.47,-0.376,Estació\n39.48,-0.344,\"a, b\"\n39.464,-0.36,\n",
    """
    {"type": "FeatureCollection", "features": [
      {"type": "Feature", "properties": {"name": "Nord"},
        "geometry": {"type": "Point", "coordinates": [-0.376, 39.47]}},
      {"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [-0.344, 39.48]}}]}
    """,
    """
    <gpx version="1.1"><wpt lat="39.47" lon="-0.376"><name>Estació &amp; x</name></wpt>
    <wpt lat="39.48" lon="-0.344"/></gpx>
    """,
    """
    <kml><Document><Placemark><name>a</name><Point><coordinates>-0.376,39.47</coordinates></Point></Placemark>
    <Placemark><Point><coordinates>-0.344,39.48,3</coordinates></Point></Placemark></Document></kml>
    """,
  ]

  @Test("are read or refused in a sentence, and never a trap", arguments: Self.lists)
  func areRefused(list: String) {
    var random = SeededRandom(seed: 23)
    let letters = Array("0123456789.-,;:\"'<>/{}[]&= \nx\u{0}\u{7F}é\u{FEFF}".unicodeScalars)
    var read = 0
    for _ in 0..<1500 {
      var scalars = Array(list.unicodeScalars)
      // One change alone gets furthest.
      let changes = Bool.random(using: &random) ? 1 : Int.random(in: 2...4, using: &random)
      for _ in 0..<changes {
        let place = Int.random(in: scalars.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: scalars.remove(at: place)
        case 1: scalars.insert(letters[Int.random(in: letters.indices, using: &random)], at: place)
        case 2: scalars.removeSubrange(place..<min(scalars.count, place + 6))
        default: scalars[place] = letters[Int.random(in: letters.indices, using: &random)]
        }
        if scalars.isEmpty { break }
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      do throws(BrisaError) {
        read += try StopList.stops(in: String(text), named: "it").isEmpty ? 0 : 1
      } catch {
        #expect(error.code == .badData && error.message.hasPrefix("it"), "\(error.message)")
        #expect(error.message.hasSuffix("."), "\(error.message)")
      }
    }
    // So many at least that damage reaches what lies behind the first check.
    #expect(read > 50, "\(read)")
  }
}
