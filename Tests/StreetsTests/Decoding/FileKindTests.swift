import Foundation
import Streets
import Testing
import TestSupport

@Suite("Kinds of extract files")
struct FileKindTests {
  private func sketch() -> DrawnStreets {
    var map = DrawnStreets("A-B-C")
    map.way("ABC", ["highway": "residential", "name": "Carrer d'Àusias &amp; Mar\u{e7}"])
    return map
  }

  @Test("Plain and compressed text read alike", arguments: [("osm", nil), ("osm.gz", "gzip"), ("osm.bz2", "bzip2")])
  func text(_ ending: String, packer: String?) throws {
    let plain = Data(sketch().osm.utf8)
    let packed = try packer.map { try Packer.pack(plain, with: $0) } ?? plain
    let file = try TemporaryFile(name: "sketch.\(ending)", packed)
    let (tables, report) = try StreetImport.read(file.path, profile: ProfileSettings())
    #expect(report.segments == 1)
    #expect(tables.names == ["", "Carrer d'Àusias & Mar\u{e7}"])
    #expect(tables.metadata.source == "sketch.\(ending)")
    #expect(tables.metadata.profile.contains("walk 4.8 km/h"))
  }

  @Test("Text that is packed in several streams is read to its end", arguments: ["gzip", "bzip2"], [0, 1 << 20])
  func streams(packer: String, commentBytes: Int) throws {
    let comment = "<!--\(String(repeating: "x", count: commentBytes))-->"
    let plain = Data(sketch().osm.replacing("</osm>", with: "\(comment)</osm>").utf8)
    // The library hands on pieces of 1 MiB: a stream ends in the midst of one, and where one does.
    for cut in [100, commentBytes] {
      let streams = try [plain.prefix(cut), plain.dropFirst(cut)].map { try Packer.pack(Data($0), with: packer) }
      let ending = packer == "gzip" ? "osm.gz" : "osm.bz2"
      let file = try TemporaryFile(name: "streams.\(ending)", Data(streams.joined()))
      #expect(try StreetImport.read(file.path, profile: ProfileSettings()).report.segments == 1, "\(cut)")
    }
  }

  @Test("The newest object's date is that of the data")
  func date() throws {
    let osm = sketch().osm.replacingOccurrences(
      of: "<way id=\"1\"", with: "<way id=\"1\" timestamp=\"2024-02-29T12:00:00Z\"")
    let file = try TemporaryFile(name: "dated.osm", Data(osm.utf8))
    #expect(
      try StreetImport.read(file.path, profile: ProfileSettings()).tables.metadata.dataDate == "2024-02-29T12:00:00Z")
  }

  private func attribution(_ attributes: String, ending: String = "osm", packer: String? = nil) throws -> String {
    var map = sketch()
    map.rootAttributes = attributes
    let plain = Data(map.osm.utf8)
    let file = try TemporaryFile(name: "owned.\(ending)", try packer.map { try Packer.pack(plain, with: $0) } ?? plain)
    return try StreetImport.read(file.path, profile: ProfileSettings()).tables.metadata.attribution
  }

  @Test(
    "A file that names its owner is his, packed or not",
    arguments: [("osm", nil), ("osm.gz", "gzip"), ("osm.bz2", "bzip2")])
  func attribution(_ ending: String, packer: String?) throws {
    let stated = " generator=\"x\" copyright=\"y\" attribution=\"Survey of l&apos;Horta, CC BY 4.0\""
    #expect(try attribution(stated, ending: ending, packer: packer) == "Survey of l'Horta, CC BY 4.0")
  }

  @Test("The copyright names the owner where no attribution does, and a long one is cut")
  func copyright() throws {
    #expect(try attribution(" copyright=\"The surveyors\"") == "The surveyors")
    #expect(try attribution(" copyright=\"\(String(repeating: "x", count: 9000))\"").count == 400)
  }

  @Test(
    "An extract of OpenStreetMap keeps its owners",
    arguments: [
      "", " generator=\"JOSM\"", " attribution=\"http://www.openstreetmap.org/copyright\"",
      " copyright=\"OpenStreetMap and contributors\" attribution=\"\"",
    ])
  func openStreetMap(attributes: String) throws {
    #expect(try attribution(attributes) == "© OpenStreetMap contributors, ODbL")
  }

  @Test("An unknown ending names the kinds that are read", arguments: ["city.txt", "city", "city.o5m", "city.osm.xz"])
  func unknownEnding(_ name: String) throws {
    let file = try TemporaryFile(name: name, Data(sketch().osm.utf8))
    let error = #expect(throws: NetworkError.self) { try StreetImport.read(file.path, profile: ProfileSettings()) }
    for ending in [".osm.pbf", ".osm", ".osm.bz2", ".osm.gz", file.path] {
      #expect(error?.message.contains(ending) == true)
    }
  }
}
