import AirData
import Geo
import Testing

@testable import Setup

@Suite("The scale of the country where a city lies")
struct ScaleOfPlaceTests {
  private static let spain = [
    "València 39.47,-0.376", "Palma 39.57,2.65", "Maó 39.89,4.27", "Las Palmas 28.12,-15.43", "Ceuta 35.889,-5.316",
    "Melilla 35.292,-2.938", "Irun 43.336,-1.789", "Tui 42.046,-8.644", "Badajoz 38.879,-6.97",
    "Ayamonte 37.213,-7.403", "La Línea 36.168,-5.348", "La Seu d'Urgell 42.358,1.456", "A Coruña 43.362,-8.41",
    "Figueres 42.267,2.961", "Tarifa 36.014,-5.605",
  ]

  private static let europe = [
    "Porto 41.15,-8.61", "Elvas 38.881,-7.163", "Vila Real de Santo António 37.194,-7.419", "Valença 42.028,-8.645",
    "Bragança 41.806,-6.757", "Hendaye 43.36,-1.775", "Perpignan 42.698,2.896", "Andorra la Vella 42.507,1.522",
    "Gibraltar 36.14,-5.353", "Helsinki 60.17,24.94", "Reykjavík 64.147,-21.94", "Ponta Delgada 37.74,-25.67",
    "Funchal 32.65,-16.91", "Valletta 35.899,14.514", "Lefkosia 35.17,33.36", "Mytilene 39.107,26.555",
    "Ródos 36.443,28.224", "London 51.507,-0.128", "Ghent 51.054,3.725", "Kyiv 50.45,30.523",
  ]

  private static let elsewhere = [
    "Porto Alegre -30.03,-51.23", "Baltimore 39.29,-76.61", "Tangier 35.767,-5.8", "Tunis 36.806,10.18",
    "Izmir 38.42,27.14", "Nuuk 64.18,-51.72", "Tbilisi 41.716,44.783", "Tokyo 35.68,139.69", "Oujda 34.68,-1.91",
  ]

  @Test("is Spain's own in Spain", arguments: spain)
  func isSpanish(city: String) throws { #expect(try scale(of: city) == .esICA) }

  @Test("is the European one in the rest of Europe", arguments: europe)
  func isEuropean(city: String) throws { #expect(try scale(of: city) == .euAQI) }

  @Test("is that of the United States elsewhere", arguments: elsewhere)
  func isAmerican(city: String) throws { #expect(try scale(of: city) == .usEPA) }

  private func scale(of city: String) throws -> ScaleID {
    let numbers = try #require(city.split(separator: " ").last).split(separator: ",").compactMap { Double($0) }
    return ScaleID(at: Coordinate(latitude: numbers[0], longitude: numbers[1]))
  }
}
