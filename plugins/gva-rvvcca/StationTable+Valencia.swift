internal import AirData
internal import Geo

extension StationTable {
  /// The stations of the city of València that measure pollutants, at the places that the network itself gives.
  ///
  /// Other lists put some of them hundreds of metres away. Those of the port stand beside its traffic and ships.
  static let valencia = [
    station("46250030", "Pista de Silla", 39.45806013, -0.37665323, .traffic),
    station("46250043", "Vivers", 39.47948825, -0.36955032, .background),
    station("46250046", "Politècnic", 39.47962193, -0.33740740, .background),
    station("46250047", "Av. França", 39.45750439, -0.34268990, .traffic),
    station("46250048", "Molí del Sol", 39.48113875, -0.40855865, .traffic),
    station("46250050", "Bulevard Sud", 39.45037852, -0.39631399, .traffic),
    station("46250054", "Centre", 39.47071883, -0.37648469, .traffic),
    station("46250055", "Olivereta", 39.46923859, -0.40603766, .traffic),
    station("46250301", "Port Moll Transversal Ponent", 39.45926486, -0.32321741, .industrial),
    station("46250302", "Port llit antic Túria", 39.45051894, -0.32894501, .industrial),
  ]

  private static func station(
    _ id: String, _ name: String, _ latitude: Double, _ longitude: Double, _ type: StationType
  ) -> Station {
    Station(id: id, name: name, coordinate: Coordinate(latitude: latitude, longitude: longitude), type: type)
  }
}
