internal import AirData
internal import Computing
internal import Geo

/// OSRM's services over the cities: what OSRM's clients ask, with air.
struct OSRMService: Sendable {
  let state: ServiceState

  /// More places than this make a way no quick question.
  private static let maxQuickPlaces = 25

  private var context: OSRMContext {
    OSRMContext(cities: state.roster.current, limits: state.limits, clock: state.clock)
  }

  /// Answers a call whose path is one of OSRM's.
  func reply(_ call: Call, _ parts: [String]) async -> Reply {
    do throws(OSRMError) {
      guard ["GET", "POST"].contains(call.method) else {
        throw OSRMError(.invalidMethod, "'\(call.method)' is not answered here: ask with GET or POST.")
      }
      let (path, query) = OSRMAddress.joined(parts, query: call.query)
      let address = try OSRMAddress(path)
      let asked = try question(call, address, query)
      var reply = try await answer(address, asked.items, asked.coordinates)
      reply.route = "/\(address.service.rawValue)/v1"
      return reply
    } catch {
      var reply = error.reply
      reply.route = "/osrm"
      return reply
    }
  }

  /// Services that take a body.
  private static let posted: Set<OSRMAddress.Service> = [.route, .table, .match]

  private func question(
    _ call: Call, _ address: OSRMAddress, _ query: String?
  ) throws(OSRMError) -> (coordinates: String, items: QueryItems) {
    if call.method == "POST" {
      guard Self.posted.contains(address.service) else {
        throw OSRMError(.notImplemented, "'\(address.service.rawValue)' takes no body: ask with GET.")
      }
      return try OSRMBody.read(call)
    }
    guard !address.coordinates.isEmpty else {
      throw OSRMError(.invalidURL, "An address is /service/v1/profile/lon,lat;lon,lat: this one has no coordinates.")
    }
    do throws(QueryItems.Fault) {
      return (
        address.coordinates,
        try query.map { (text) throws(QueryItems.Fault) in try QueryItems(text, allowsRepeats: true) }
          ?? QueryItems()
      )
    } catch {
      throw OSRMError(.invalidQuery, error.message)
    }
  }

  private func answer(
    _ address: OSRMAddress, _ items: QueryItems, _ text: String
  ) async throws(OSRMError) -> Reply {
    func coordinates() throws(OSRMError) -> [Coordinate] { try OSRMCoordinates.read(text) }
    switch address.service {
    case .route:
      let places = try coordinates()
      let asked = try OSRMRoute(address, items: items, coordinates: places, in: context)
      // A way over many places takes as long as a table.
      return try await inTurn(places.count > Self.maxQuickPlaces ? .slow : .quick) {
        () async throws(OSRMError) in try await asked.reply()
      }
    case .nearest:
      let asked = try OSRMNearest(address, items: items, coordinates: try coordinates(), in: context)
      return try await inTurn(.quick) { () async throws(OSRMError) in try asked.reply() }
    case .table:
      let asked = try OSRMTable(address, items: items, coordinates: try coordinates(), in: context)
      return try await inTurn(.slow) { () async throws(OSRMError) in try await asked.reply() }
    case .trip:
      let asked = try OSRMTrip(address, items: items, coordinates: try coordinates(), in: context)
      return try await inTurn(.slow) { () async throws(OSRMError) in try await asked.reply() }
    case .match:
      let asked = try OSRMMatch(address, items: items, coordinates: try coordinates(), in: context)
      return try await inTurn(.slow) { () async throws(OSRMError) in try await asked.reply() }
    case .tile:
      let asked = try OSRMTile(address, items: items, name: text, in: context)
      return try await inTurn(.tiles) { () async throws(OSRMError) in try await asked.reply() }
    }
  }

  private func inTurn(
    _ kind: ServiceLanes.Kind, _ answer: @escaping @Sendable () async throws(OSRMError) -> Reply
  ) async throws(OSRMError) -> Reply {
    guard let reply = try await state.lanes.run(kind, answer) else {
      throw OSRMError(.unavailable, ServiceLanes.noTurn)
    }
    return reply
  }
}
