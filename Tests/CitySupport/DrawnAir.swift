package import AirData
package import AirField
package import CityAir
package import Foundation
package import Geo
internal import Routing
package import Setup
package import Streets
package import TestSupport
internal import Tracks
package import Trips

/// Streets and readings of one hour, put together in a test; places are metres around a point of Valencia.
package struct DrawnAir {
  /// 2026-03-02T08:00Z.
  package static let hour = Date(timeIntervalSince1970: 1_772_438_400)

  /// The streets.
  package let network: TestNetwork
  /// The readings of the hour.
  package var readings: [Reading]
  /// How the field is made of them.
  package var method: FieldMethod
  /// How far from stations it reaches.
  package var maskDistanceMeters: Double
  /// The scale of its indices.
  package var scale: ScaleID
  /// Whether the streets of the network have their part.
  package var increment = IncrementChoice.off
  /// The start of the hour that it is of, as far as streets bring more in one hour than in another.
  package var start = DrawnAir.hour
  /// The maps that the field is made over.
  package var maps: [AirMap] = []

  /// Creates the air of an hour over a network.
  package init(
    network: TestNetwork, readings: [Reading], method: FieldMethod = .nearest, maskDistanceMeters: Double = 5000,
    scale: ScaleID = .usEPA
  ) {
    self.network = network
    self.readings = readings
    self.method = method
    self.maskDistanceMeters = maskDistanceMeters
    self.scale = scale
  }

  /// The place so many metres east and north of the network's origin.
  package static func place(_ x: Double, _ y: Double) -> Coordinate { TestNetwork.place(PlanePoint(x: x, y: y)) }

  /// A reading of the hour, in µg/m³.
  package static func reading(
    _ pollutant: Pollutant, _ concentration: Double, x: Double, y: Double, station: String,
    kind: Reading.Kind = .observed, type: StationType = .unknown
  ) -> Reading {
    Reading(
      station: Station(id: station, name: station, coordinate: place(x, y), type: type), pollutant: pollutant,
      concentration: concentration, start: hour, end: hour + 3600, kind: kind, sourceID: "test")
  }

  private var city: CityConfiguration {
    var city = CityConfiguration()
    city.scale = scale
    return city
  }

  private var streets: CityStreets {
    var city = CityConfiguration()
    city.increment = increment
    city.timeZone = .gmt
    return CityStreets(network.graph, city: city)
  }

  /// The fields of the hour, whose past is not known.
  /// - Throws: an error when the readings make no field.
  package func fields() throws -> HourFields {
    let history = [readings] + [[Reading]](repeating: [], count: HourFields.historyHours - 1)
    let streets = streets.model
    let plane = streets?.projection ?? LocalProjection(origin: Self.place(0, 0))
    return try HourFields(
      HourReadings(hour: start, latestFirst: history), scale: scale,
      over: FieldSetup(
        model: FieldModel(
          method: method, streets: streets, maps: maps.isEmpty ? nil : MapModel(maps, projection: plane)),
        origin: Self.place(0, 0), maskDistanceMeters: maskDistanceMeters))
  }

  /// The answer to a walk that is to have little NO2.
  /// - Throws: an error when there is no route or no field.
  package func answer(
    from origin: Coordinate, to destination: Coordinate, _ change: (inout RouteQuestion) -> Void = { _ in }
  ) throws -> RouteAnswer {
    var question = RouteQuestion(origin: origin, destination: destination, departure: Self.hour)
    question.measure = .pollutant(.no2)
    change(&question)
    let router = Router(graph: network.graph)
    return try RoutePlanner(HourSnapshot(city: city, router: router, air: try gathered())).answer(question)
  }

  /// The air of the hour with its streets.
  /// - Throws: an error when the readings make no field.
  package func gathered() throws -> GatheredAir {
    GatheredAir(fields: try fields(), entries: [], streets: streets)
  }

  /// What somebody breathed who went along some places, a place in a minute, on a track that may have a name; of other
  /// hours nothing is known, or what a keeper knows.
  /// - Throws: an error when there is no field, or the places make no track.
  package func walked(
    _ places: [Coordinate], as mode: TravelMode = .walk, leavingOut gap: Range<Int> = 0..<0,
    untimed: Range<Int> = 0..<0, by measure: PollutionMeasure = .pollutant(.no2), from start: Date = Self.hour,
    in hours: HourKeeper? = nil, called name: String = ""
  ) async throws -> TrackAnswer {
    let fixes = places.indices.filter { !gap.contains($0) }
      .map { TrackPlace(places[$0], time: untimed.contains($0) ? nil : start + 60 * Double($0)) }
    return try await breathed(fixes, as: mode, by: measure, in: try hours ?? keeper(), called: name)
  }

  /// What somebody breathed who walked along a route in the time that it takes, on a track with a place every ten
  /// seconds.
  /// - Throws: an error when the route makes no track.
  package func walked(
    along route: PlannedRoute, by measure: PollutionMeasure = .pollutant(.no2), from start: Date, in hours: HourKeeper
  ) async throws -> TrackAnswer {
    let (line, reached) = (route.geometry, route.geometrySeconds)
    let seconds = Array(stride(from: 0, to: route.durationSeconds, by: 10)) + [route.durationSeconds]
    let fixes = seconds.map { second -> TrackPlace in
      let next = max(1, reached.firstIndex { $0 >= second } ?? line.count - 1)
      let (begun, ended) = (reached[next - 1], reached[next])
      let share = ended > begun ? min(1, (second - begun) / (ended - begun)) : 1
      return TrackPlace(line[next - 1].interpolated(to: line[next], fraction: share), time: start + second)
    }
    return try await breathed(fixes, as: .walk, by: measure, in: hours, called: "")
  }

  private func breathed(
    _ fixes: [TrackPlace], as mode: TravelMode, by measure: PollutionMeasure, in hours: HourKeeper, called name: String
  ) async throws -> TrackAnswer {
    var track = Track()
    (track.name, track.segments) = (name, [fixes])
    var file = TrackFile()
    file.tracks = [track]
    var question = TrackQuestion()
    question.mode = mode
    question.measure = measure
    return try await TrackFinder(hours, city: city).answer(file, question, named: "the walk")
  }

  /// The hour beside others of which nothing was read, or behind which lies other air; `before` happens before each is
  /// gathered, and may fail.
  /// - Throws: an error when the readings make no field.
  package func keeper(
    capacity: Int = HourKeeper.standardCapacity, followedBy later: DrawnAir? = nil,
    before: @escaping @Sendable () async throws(BrisaError) -> Void = { () throws(BrisaError) in }
  ) throws -> HourKeeper {
    let air = try gathered()
    var silent = self
    silent.readings = []
    let nothing = try silent.gathered()
    let behind = try later?.gathered() ?? nothing
    return HourKeeper(
      city: city, router: Router(graph: network.graph), capacity: capacity,
      gather: HourKeeper.oneByOne { (moment) throws(BrisaError) in
        try await before()
        if moment < Self.hour { return nothing }
        return moment < Self.hour + 3600 ? air : behind
      })
  }
}

extension RouteAnswer {
  /// The route with a label.
  package func route(_ label: RouteLabel) -> PlannedRoute? { routes.first { $0.labels.contains(label) } }
}

extension HourKeeper {
  /// Brings together the air of hours one after the other, each by itself.
  package static func oneByOne(
    _ gather: @escaping @Sendable (_ moment: Date) async throws(BrisaError) -> GatheredAir
  ) -> Gather {
    { (hours, moment, take) throws(BrisaError) in
      for hour in 0..<hours { take(try await gather(moment + Double(hour) * 3600)) }
    }
  }
}
