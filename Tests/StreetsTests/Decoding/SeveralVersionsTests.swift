import Foundation
import Streets
import Testing

@Suite("Extracts with several versions of a street or a relation")
struct SeveralVersionsTests {
  /// A street, so often.
  private func sketch(ways: Int = 1) -> String {
    let nodes = (1...2).map { "<node id=\"\($0)\" version=\"1\" lat=\"39.47\($0)\" lon=\"-0.376\"/>" }
    let streets = (0..<ways).map { version in
      "<way id=\"7\" version=\"\(version + 1)\"><nd ref=\"1\"/><nd ref=\"2\"/><tag k=\"highway\" v=\"residential\"/></way>"
    }
    return nodes.joined() + streets.joined()
  }

  private func problem(_ text: String) throws -> String? {
    let file = try TemporaryFile(name: "versions.osm", Data(text.utf8))
    do throws(NetworkError) {
      _ = try StreetImport.read(file.path, profile: ProfileSettings())
    } catch .malformed(_, let problem) {
      return problem
    }
    return nil
  }

  private let refusal =
    "it holds things in several versions, as histories, changes and merged files of different days do"

  @Test("are refused, and not those with one")
  func twice() throws {
    #expect(try problem("<osm version=\"0.6\">\(sketch())</osm>") == nil)
    #expect(try problem("<osm version=\"0.6\">\(sketch(ways: 2))</osm>") == refusal)
  }

  /// The last state of a history, which would leave a street open that is there no more.
  @Test("are refused where the second of them says that the street or the square is deleted")
  func deleted() throws {
    let way = "<way id=\"7\" version=\"2\" visible=\"false\"/>"
    #expect(try problem("<osm version=\"0.6\">\(sketch())\(way)</osm>") == refusal)
    let relation = "<relation id=\"3\" version=\"2\" visible=\"false\"/></osm>"
    #expect(try problem(square(versions: [1]).replacing("</osm>", with: relation)) == refusal)
  }

  @Test("are none where all that is said of a street is that it is deleted")
  func onlyDeleted() throws {
    let way = "<way id=\"8\" version=\"2\" visible=\"false\"/>"
    #expect(try problem("<osm version=\"0.6\">\(sketch())\(way)</osm>") == nil)
  }

  @Test("have each street once where one version of it comes again, next to it or behind others")
  func again() throws {
    let street = "<nd ref=\"1\"/><nd ref=\"2\"/><tag k=\"highway\" v=\"residential\"/></way>"
    let ways = [8, 7, 7, 8, 7].map { "<way id=\"\($0)\" version=\"1\">\(street)" }.joined()
    let file = try TemporaryFile(
      name: "again.osm", Data("<osm version=\"0.6\">\(sketch(ways: 0))\(ways)</osm>".utf8))
    #expect(try StreetImport.read(file.path, profile: ProfileSettings()).report.waysRead == 2)
  }

  /// An extract with a street and a square of two ways, whose relation stands there once for each version.
  private func square(versions: [Int]) -> String {
    let nodes = (1...4).map { "<node id=\"\($0)\" lat=\"39.47\($0)\" lon=\"-0.37\($0 * $0)\"/>" }
    let ways = [(8, [1, 2, 3]), (9, [3, 4, 1])].map { number, nodes in
      "<way id=\"\(number)\">" + nodes.map { "<nd ref=\"\($0)\"/>" }.joined() + "</way>"
    }
    let relations = versions.map { version in
      """
      <relation id="3" version="\(version)"><member type="way" ref="8" role="outer"/>
      <member type="way" ref="9" role="outer"/><tag k="type" v="multipolygon"/><tag k="highway" v="pedestrian"/></relation>
      """
    }
    let street = "<way id=\"7\"><nd ref=\"1\"/><nd ref=\"2\"/><tag k=\"highway\" v=\"residential\"/></way>"
    return "<osm version=\"0.6\">" + nodes.joined() + street + ways.joined() + relations.joined() + "</osm>"
  }

  @Test("are refused where a relation has them, and have it once where one version of it comes again")
  func relations() throws {
    #expect(try problem(square(versions: [1, 2])) == refusal)
    let file = try TemporaryFile(name: "square.osm", Data(square(versions: [1, 1]).utf8))
    #expect(try StreetImport.read(file.path, profile: ProfileSettings()).report.waysRead == 3)
  }

  @Test("are refused where the file says that it is of changes")
  func changes() throws {
    #expect(try problem("<osmChange version=\"0.6\"><create>\(sketch())</create></osmChange>") == refusal)
  }
}
