import Foundation
import Streets
import Testing

@testable import Places

/// On an extract that is no part of the project: `../shared/data/osm`.
private let helsinki = "../shared/data/osm/helsinki-centre.osm.pbf"

@Suite(
  "Places of central Helsinki",
  .enabled(if: FileManager.default.fileExists(atPath: helsinki), "the extract is not there: \(helsinki)"))
struct HelsinkiTests {
  @Test("streets are found in both languages, mistyped, shortened and by their houses")
  func streets() throws {
    let city = try Gazetteer(of: PlaceCollector.places(of: try MapPlaces.read(helsinki).objects))
    func found(_ text: String) throws -> PlaceMatch? { try city.search(PlaceQuery(text)).first }
    for text in ["Aleksanterinkatu", "Alexandersgatan", "alexsanterinkatu", "alexandersg.", "ALEKSANTERINKATU"] {
      #expect(try found(text)?.title() == "Aleksanterinkatu", "\(text)")
      #expect(try found(text)?.entry.category == .street, "\(text)")
    }
    for text in ["Aleksanterinkatu 20", "20 alexandersgatan", "Aleksanterinkatu 20, Helsinki"] {
      #expect(try found(text)?.title() == "Aleksanterinkatu 20", "\(text)")
      #expect(try found(text)?.precision == .exact, "\(text)")
    }
    #expect(try found("Helsingfors centralstation")?.entry.category == .station)
    #expect(try found("temppeliaukion kirkko")?.entry.category == .worship)
  }
}
