import AirData
import Foundation
import TestSupport
import Testing

@testable import AirField

/// The tables of docs/field.md are what the program counts with.
@Suite("Streets in docs/field.md")
struct DocumentedStreetsTests {
  private static let rows: [[String]] = {
    let file = Project.folder.appending(path: "docs/field.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }()

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

  @Test("reaches", arguments: [Pollutant.no2, .co])
  func reaches(pollutant: Pollutant) throws {
    let cells = try #require(Self.rows.first { $0.first == pollutant.symbol && $0.count > 2 && $0[1].hasSuffix(" m") })
    let decay = try #require(StreetDecay.fitted(for: pollutant))
    #expect(Double(cells[1].dropLast(2)) == decay.builtUpReachMeters)
    #expect(Double(cells[2].dropLast(2)) == decay.openReachMeters)
  }
}
