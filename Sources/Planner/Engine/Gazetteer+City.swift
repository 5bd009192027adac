internal import AirData
package import Places
package import Setup
internal import Streets

extension Gazetteer {
  /// The index of a file.
  /// - Throws: ``BrisaError``.
  static func opened(_ path: String) throws(BrisaError) -> Gazetteer {
    do throws(PlacesError) { return try Gazetteer(path) } catch { throw BrisaError(error) }
  }

  /// An index in memory of an extract's places.
  /// - Throws: ``BrisaError``.
  static func made(of extract: String) throws(BrisaError) -> Gazetteer {
    let map: MapPlaces
    do throws(NetworkError) { map = try MapPlaces.read(extract) } catch { throw BrisaError(error) }
    do throws(PlacesError) {
      return try Gazetteer(of: PlaceCollector.places(of: map.objects))
    } catch {
      throw BrisaError(error)
    }
  }
}

extension BrisaError {
  /// The error of an index of places.
  package init(_ error: PlacesError) {
    switch error.kind {
    case .missing: self.init(.missingFile, error.message)
    case .badData: self.init(.badData, error.message)
    case .inputOutput: self.init(.inputOutput, error.message)
    case .refused: self.init(.badArgument, error.message)
    }
  }

  /// Names without a network.
  static let noNetworkForNames = BrisaError(
    .badConfiguration,
    text: LocalizedText(
      en:
        "Places are found by name in the network's map, and none is set: name one in the configuration (or with "
        + "--network), or give coordinates.",
      es:
        "Los lugares se buscan por su nombre en el mapa de la red, y no hay ninguna: indíquela en la "
        + "configuración (o con --network), o escriba coordenadas.",
      ca: "Els llocs es busquen pel nom al mapa de la xarxa, i no n'hi ha cap: indique-la en la configuració "
        + "(o amb --network), o escriga coordenades."))
}
