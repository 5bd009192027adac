internal import AirData
internal import Files
internal import Places
internal import Setup
internal import Streets

extension Gazetteer {
  /// The index of a file.
  /// - Throws: ``BrisaError``.
  static func opened(_ path: String) throws(BrisaError) -> Gazetteer {
    do throws(StoredFileError) { return try Gazetteer(path) } catch { throw BrisaError(error) }
  }

  /// An index in memory of an extract's places.
  /// - Throws: ``BrisaError``.
  static func made(of extract: String) throws(BrisaError) -> Gazetteer {
    let map: MapPlaces
    do throws(NetworkError) { map = try MapPlaces.read(extract) } catch { throw BrisaError(error) }
    do throws(StoredFileError) {
      return try Gazetteer(of: PlaceCollector.places(of: map.objects))
    } catch {
      throw BrisaError(error)
    }
  }
}

extension BrisaError {
  /// Names without a network.
  static let noNetworkForNames = BrisaError(
    .badConfiguration,
    "Places are found by name in the network's map, and none is set: name one in the configuration (or with --network), "
      + "or give coordinates.")
}
