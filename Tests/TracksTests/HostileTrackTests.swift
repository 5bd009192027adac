import Foundation
import Geo
import Testing

@testable import Tracks

/// What nobody should send is told in a sentence, soon, and with its line.
@Suite("Tracks that nobody should send")
struct HostileTrackTests {
  private func problem(_ text: String, limits: TrackLimits = TrackLimits()) -> String? {
    do throws(TrackError) {
      _ = try TrackReader.read(Array(text.utf8), limits: limits)
      return nil
    } catch {
      return error.message(of: "'it'")
    }
  }

  private func gpx(_ points: String) -> String {
    "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><trkseg>\n\(points)\n</trkseg></trk></gpx>"
  }

  @Test("may not declare entities")
  func entitiesAreNotDeclared() {
    let laughs = (1...9).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }.joined()
    let text = "<?xml version=\"1.0\"?><!DOCTYPE gpx [<!ENTITY l0 \"ha\">\(laughs)]><gpx>&l9;</gpx>"
    #expect(problem(text)?.contains("has a document type") == true)
    let foreign = "<!DOCTYPE gpx SYSTEM \"http://127.0.0.1:1/x.dtd\"><gpx/>"
    #expect(problem(foreign)?.contains("has a document type") == true)
    let wide = Array("<!DOCTYPE gpx [<!ENTITY a \"b\">]><gpx/>".data(using: .utf16) ?? Data())
    #expect(throws: TrackError.self) { try TrackReader.read(wide) }
  }

  @Test("declare nothing in a comment")
  func theWordsOfADocumentTypeInATextAreNone() {
    #expect(problem(gpx("<!-- <!DOCTYPE gpx> -->")) == nil)
  }

  @Test("have 256 attributes at most in an element")
  func attributesAreBounded() {
    func element(_ count: Int) -> String { "<x " + (0..<count).map { "a\($0)='<b=\">' " }.joined() + "/>" }
    #expect(problem(gpx(element(100_000)))?.contains("line 2: has an element with more than 256 attributes") == true)
    #expect(problem(gpx(element(257)))?.contains("line 2: has an element with more than 256 attributes") == true)
    let wide = Array("<gpx \((0..<300).map { "a\($0)='1' " }.joined())/>".data(using: .utf16) ?? Data())
    #expect(throws: TrackError("has an element with more than 256 attributes", line: 1)) { try TrackReader.read(wide) }
    let signs = String(repeating: "=", count: 1000)
    let harmless = "<!-- <a \(signs) --><?a \(signs)?><![CDATA[<a \(signs)]]>\(signs)"
    #expect(problem(gpx("<trkpt lat=\"1\" lon=\"2\"><desc>\(harmless)</desc></trkpt>")) == nil)
    // 256 that are well written.
    let most = "<x " + (0..<256).map { "a\($0)=\"b=c\" " }.joined() + "/>"
    #expect(problem(gpx("<trkpt lat=\"1\" lon=\"2\"><extensions>\(most)</extensions></trkpt>")) == nil)
  }

  @Test("hide no attributes in an encoding")
  func marksDoNotHideInEncodings() throws {
    let many = (0..<300).map { "a\($0)='1' " }.joined()
    // A letter whose bytes are those of a quote and of a control character.
    let quoted = Array("<gpx>Ģ<x \(many)/></gpx>".data(using: .utf16) ?? Data())
    #expect(throws: TrackError("has an element with more than 256 attributes", line: 1)) {
      try TrackReader.read(quoted)
    }
    let hidden = "<?xml version='1.0' encoding='UTF-7'?><gpx><x \(many.replacing("=", with: "+AD0-"))/></gpx>"
    #expect(problem(hidden) == "'it', line 1: is written in UTF-7, which is not read: save it in UTF-8.")
    #expect(throws: TrackError("is broken as UTF-16")) { try TrackReader.read(quoted + [0xD8]) }
  }

  @Test(
    "have names in the encoding of the file, whatever it says of that",
    arguments: [
      (String.Encoding.utf8, "utf-8"), (.utf16, "UTF-16"), (.utf16BigEndian, "UTF-16"), (.utf16LittleEndian, "x"),
      (.utf32, "UTF-32"), (.isoLatin1, "iso-8859-1"), (.windowsCP1252, "windows-1252"), (.utf8, "utf-16"),
    ])
  func namesAreReadInTheEncodingOfTheFile(encoding: String.Encoding, label: String) throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"\(label)\"?><gpx xmlns=\"http://www.topografix.com/GPX/1/1\"><trk>"
      + "<name>Camí de l'Àngel</name><trkseg><trkpt lat=\"1\" lon=\"2\"/></trkseg></trk></gpx>"
    let bytes = Array(try #require(text.data(using: encoding)))
    #expect(try TrackReader.read(bytes).tracks.map(\.name) == ["Camí de l'Àngel"])
  }

  @Test("have elements 48 deep in each other at most")
  func depthIsBounded() {
    func nested(_ count: Int) -> String {
      let deep = String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
      return gpx("<trkpt lat=\"1\" lon=\"2\"><extensions>\(deep)</extensions></trkpt>")
    }
    // The extensions themselves are the fifth elements in each other.
    #expect(problem(nested(44)) == nil)
    #expect(problem(nested(45)) == "'it', line 2: has elements more than 48 deep in each other.")
    #expect(problem(nested(5000)) == "'it', line 2: has elements more than 48 deep in each other.")
  }

  @Test("are broken by an attribute of megabytes")
  func aHugeAttributeIsRefused() {
    let long = String(repeating: "9", count: 11_000_000)
    #expect(problem(gpx("<trkpt lat=\"\(long)\" lon=\"2\"/>"))?.contains("line 2: is broken as XML") == true)
  }

  @Test("are told with the line where zeros or broken XML stand")
  func zerosAndBrokenXMLHaveTheirLine() {
    #expect(
      problem(gpx("<trkpt lat=\"1\" lon=\"2\">\u{0}</trkpt>"))?.contains("line 2: is broken as XML") == true)
    #expect(problem("<gpx>\n<trk>\n</gpx>")?.hasPrefix("'it', line 3: is broken as XML") == true)
    #expect(problem("<gpx><trk>")?.contains("is broken as XML") == true)
  }

  @Test("have their places on the globe", arguments: ["nan", "inf", "", "1e999", "91", "0x10", "0x1p3"])
  func placesAreOnTheGlobe(latitude: String) {
    let said = problem(gpx("<trkpt lat=\"\(latitude)\" lon=\"24.9\"/>"))
    #expect(said == "'it', line 2: has '\(latitude)' for 'lat' in degrees.")
  }

  @Test("have times of our days", arguments: ["0000-01-01T00:00:00Z", "99999-01-01T00:00:00Z", "yesterday"])
  func timesAreOfOurDays(time: String) {
    let said = problem(gpx("<trkpt lat=\"1\" lon=\"2\"><time>\(time)</time></trkpt>"))
    #expect(said?.hasPrefix("'it', line 2: has '\(time)' for a time") == true)
  }

  @Test("have no more places than may be")
  func placesAreCounted() {
    let points = String(repeating: "<trkpt lat=\"1\" lon=\"2\"/>\n", count: 11)
    #expect(problem(gpx(points), limits: TrackLimits(places: 10))?.contains("more than 10 places") == true)
    #expect(problem(gpx(points), limits: TrackLimits(places: 11)) == nil)
  }

  @Test("are told from other files, and from halves of their own kinds")
  func otherFilesAreTold() {
    #expect(problem("<html><body/></html>")?.contains("begins with <html>") == true)
    #expect(problem("lat,lon\n1,2\n")?.contains("neither GPX, KML, KMZ nor GeoJSON") == true)
    #expect(problem("")?.contains("neither GPX") == true)
    #expect(problem("{\"type\": \"Feature\"")?.contains("is no GeoJSON") == true)
    #expect(problem("PK\u{3}\u{4}")?.contains("broken zip file") == true)
  }

  @Test("have a whole place for every time in KML")
  func kmlIsChecked() {
    let kml = "<kml><Placemark><LineString><coordinates>24.9,60.1 24.9</coordinates></LineString></Placemark></kml>"
    #expect(problem(kml)?.contains("has '24.9' for longitude and latitude") == true)
    let track =
      "<kml xmlns:gx=\"http://www.google.com/kml/ext/2.2\"><Placemark><gx:Track><when>2026-11-23T08:00:00Z</when>"
      + "</gx:Track></Placemark></kml>"
    #expect(problem(track)?.contains("a track of 0 places with 1 times") == true)
  }
}
