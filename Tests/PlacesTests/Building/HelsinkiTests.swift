import Streets
import TestSupport
import Testing

@testable import Places

@Suite(
  "Places of central Helsinki",
  .enabled(if: SharedData.extract("helsinki-centre") != nil, "the extract of central Helsinki is not at hand"))
struct HelsinkiTests {
  @Test("streets are found in both languages, mistyped, shortened and by their houses")
  func streets() throws {
    let helsinki = try #require(SharedData.extract("helsinki-centre"))
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
