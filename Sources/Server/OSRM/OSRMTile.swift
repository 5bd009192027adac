internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Reports
internal import Routing
internal import Setup
internal import Streets
internal import Trips
internal import VectorMap

/// OSRM's `tile`: the network as a vector tile, with what travelling and turning costs in the present hour's air.
struct OSRMTile: Sendable {
  /// As OSRM has them.
  private static let zooms = 12...19

  private let mode: TravelMode
  private let tile: TileAddress
  private let cities: [ServedCity]
  private let now: Date

  /// - Throws: ``OSRMError``.
  init(
    _ address: OSRMAddress, items: QueryItems, name: String, in context: OSRMContext
  ) throws(OSRMError) {
    _ = try OSRMReader(items, known: [])
    mode = address.mode
    tile = try Self.tile(name)
    let box = tile.box
    cities = context.cities.all.filter { $0.box.intersects(box) }
    now = context.clock.now
  }

  /// The tile that `tile(x,y,zoom).mvt` means.
  private static func tile(_ text: String) throws(OSRMError) -> TileAddress {
    let (prefix, suffix) = ("tile(", ").mvt")
    guard text.hasPrefix(prefix), text.hasSuffix(suffix), text.utf8.count <= 64 else { throw malformed }
    let numbers = text.dropFirst(prefix.count).dropLast(suffix.count)
      .split(separator: ",", omittingEmptySubsequences: false).map { TileAddress.number($0) }
    guard numbers.count == 3, let x = numbers[0], let y = numbers[1], let zoom = numbers[2] else { throw malformed }
    guard let tile = TileAddress(zoom: zoom, x: x, y: y, among: zooms) else {
      throw OSRMError(
        .invalidOptions,
        "Tiles have a zoom from \(zooms.lowerBound) to \(zooms.upperBound), and x and y below 2 to its power.")
    }
    return tile
  }

  private static let malformed = OSRMError(
    .invalidQuery, "The address of a tile is /tile/v1/profile/tile(x,y,zoom).mvt, with whole numbers.")

  /// - Throws: ``OSRMError``.
  func reply() async throws(OSRMError) -> Reply {
    var drawing = StreetDrawing(tile, mode: mode)
    var hours: [HourSnapshot] = []
    for city in cities {
      let hour = try await hour(of: city)
      let pollution = await hour.preparedPollution(by: .mix)
      do throws(RoutingError) {
        try drawing.add(hour, pollution.streets?.pollution, avoidance: city.configuration.balancedAvoidance)
      } catch {
        throw OSRMError(.unavailable, error.message)
      }
      hours.append(hour)
    }
    let reply = Reply(contentType: "application/x-protobuf", body: drawing.bytes)
    return hours.count == 1 ? reply.stamped(hours[0], now) : reply
  }

  private func hour(of city: ServedCity) async throws(OSRMError) -> HourSnapshot {
    do throws(BrisaError) {
      return try await city.engine.hours().hour(at: now)
    } catch {
      throw OSRMError(error)
    }
  }
}
