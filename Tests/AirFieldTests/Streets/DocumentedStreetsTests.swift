import AirData
import Foundation
import TestSupport
import Testing

@testable import AirField

/// The tables of docs/field.md are what the program counts with.
@Suite("Streets in docs/field.md")
struct DocumentedStreetsTests {
  private static let text: String = {
    let file = Project.folder.appending(path: "docs/field.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  private static let rows: [[String]] = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
    line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The page in one line, so that a sentence is found wherever its lines break.
  private static let prose = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")

  private static let classes: [(name: String, roadClass: RoadClass)] = [
    ("motorway", .motorway), ("trunk", .trunk), ("primary", .primary), ("secondary", .secondary),
    ("tertiary", .tertiary), ("unclassified", .unclassified), ("residential", .residential),
    ("living street", .livingStreet), ("service", .service),
  ]

  /// A row's figures by class.
  private func figures(of row: String) throws -> [RoadClass: Double] {
    let header = try #require(Self.rows.first { $0.first == "class" && $0.contains("motorway") })
    let cells = try #require(Self.rows.first { $0.first == row }, "docs/field.md has no row '\(row)'")
    #expect(header.dropFirst() == Self.classes.map(\.name)[...])
    return Dictionary(
      uniqueKeysWithValues: zip(Self.classes, cells.dropFirst()).compactMap { known, cell in
        Double(cell).map { (known.roadClass, $0) }
      })
  }

  @Test("strengths by class")
  func strengths() throws {
    #expect(try figures(of: "strength") == EmissionStrength.fitted.byClass)
  }

  @Test("what a metre counts in the density of a district")
  func weights() throws {
    #expect(try figures(of: "in a district's density") == DistrictCalibration.fitted.weights)
  }

  @Test("what a traffic station at a street that the map lacks is expected to read, and where a station has a street")
  func unknownStreets() {
    #expect(Self.prose.contains("a traffic station has a kernel below 0.1."))
    #expect(Self.prose.contains("k = 0.5, a little less than a tertiary one (a presumption), times 1.1,"))
    #expect(Self.prose.contains("and stands at a street from a kernel of 0.5 on."))
    #expect(isClose(StreetSite(type: .traffic, kernel: 0.099).expectedKernel, 0.5 * 1.1))
    #expect(StreetSite(type: .traffic, kernel: 0.1).isAtStreet && !StreetSite(type: .traffic, kernel: 0.099).isAtStreet)
    #expect(StreetSite(type: .unknown, kernel: 0.5).isAtStreet)
    #expect(!StreetSite(type: .unknown, kernel: 0.499).isAtStreet)
  }

  @Test("reaches", arguments: [Pollutant.no2, .co])
  func reaches(pollutant: Pollutant) throws {
    let cells = try #require(Self.rows.first { $0.first == pollutant.symbol && $0.count > 2 && $0[1].hasSuffix(" m") })
    let decay = try #require(StreetDecay.fitted(for: pollutant))
    #expect(Double(cells[1].dropLast(2)) == decay.builtUpReachMeters)
    #expect(Double(cells[2].dropLast(2)) == decay.openReachMeters)
  }
}
