import AirData
import AirField
import Foundation
import Geo

@testable import Reports

/// Three routes through the sample city, two of which share streets, around a zone.
enum SampleRoutes {
  /// A crossing of the sample's streets, which run every fortieth of the box.
  static func crossing(_ column: Int, _ row: Int) -> Coordinate {
    let box = SampleHour.box
    return Coordinate(
      latitude: box.south + (box.north - box.south) * Double(row) / 40,
      longitude: box.west + (box.east - box.west) * Double(column) / 40)
  }

  /// The street from crossing to crossing.
  static func line(_ corners: (Int, Int)...) -> [Coordinate] {
    var places = [crossing(corners[0].0, corners[0].1)]
    for (start, end) in zip(corners, corners.dropFirst()) {
      let steps = max(abs(end.0 - start.0), abs(end.1 - start.1))
      for step in 1...max(1, steps) {
        places.append(
          crossing(
            start.0 + (end.0 - start.0) * step / max(1, steps), start.1 + (end.1 - start.1) * step / max(1, steps)))
      }
    }
    return places
  }

  static func map(
    maskMeters: Double = 3500, city: String = "Testville", knowsAir: Bool = true,
    by measure: PollutionRaster.Measure = .pollutant(.no2)
  ) throws -> RouteMap {
    let lines = [
      line((10, 12), (24, 12), (24, 26), (30, 26)), line((10, 12), (16, 12), (16, 20), (24, 20), (24, 26), (30, 26)),
      line((10, 12), (10, 26), (16, 26), (30, 26)),
    ]
    let origin = Coordinate(
      latitude: crossing(10, 12).latitude - 0.0004, longitude: crossing(10, 12).longitude - 0.0006)
    let field = try PollutionField(
      hour: DateInterval(start: SampleHour.hour, duration: 3600), readings: SampleHour.readings(hoursAgo: 0),
      model: FieldModel(method: .inverseDistance(power: 2)), origin: SampleHour.box.center,
      maskDistanceMeters: maskMeters)
    let box = RouteMapBox.box(around: lines.flatMap { $0 } + [origin]) ?? SampleHour.box
    let spec = try GridSpec(box: box, cellMeters: 40)
    let values = (0..<spec.count).map { cell -> Float in
      let place = spec.center(row: cell / spec.columns, column: cell % spec.columns)
      return knowsAir ? field.estimate(.no2, at: place).map { Float($0.value / 25) } ?? .nan : .nan
    }
    let kinds: [[MappedRoute.Kind]] = [[.fastest], [.balanced, .knee], [.cleanest]]
    return RouteMap(
      city: city, zone: SampleHour.zone,
      trip: RouteMap.Trip(
        mode: "bike", departure: SampleHour.hour + 1200, origin: origin,
        destination: lines[0][lines[0].count - 1]),
      air: RouteMap.Air(
        hour: SampleHour.hour,
        pollution: PollutionRaster(measure: measure, spec: spec, values: values), scale: .usEPA,
        isMoving: false),
      routes: lines.enumerated().map { number, line in
        MappedRoute(
          kinds: kinds[number], line: line, distanceMeters: 5100 + 150 * Double(number),
          durationSeconds: 1210 + 95 * Double(number), durationPercent: number == 0 ? nil : 7.9 * Double(number),
          air: knowsAir
            ? MappedRoute.Air(
              burdenMinutes: 41.5 - 3 * Double(number), burdenPercent: number == 0 ? nil : -7.2 * Double(number),
              burdenSigmaPercent: number == 0 ? nil : 3, doseMicrograms: [.no2: 22 - Double(number), .pm25: 9.3],
              indexMean: 61.2, indexMax: 88)
            : nil)
      },
      zones: [
        MappedZone(center: crossing(21, 15), radiusMeters: 420, isForbidden: false),
        MappedZone(center: crossing(13, 23), radiusMeters: 260, isForbidden: true),
      ],
      attribution: ["Generalitat de Testville (CC BY 4.0)", "© OpenStreetMap contributors, ODbL"],
      notices: [
        LocalizedText(
          en: "Nothing was measured of NO2 for this hour: a typical day stands in.",
          es: "No se ha medido NO2 en esta hora: la suple un día típico.",
          ca: "No s'ha mesurat NO2 en esta hora: la supleix un dia típic.")
      ])
  }

  /// The same routes, on parts of the first of which a bike is pushed.
  static func map(pushing parts: [ClosedRange<Int>]) throws -> RouteMap {
    let plain = try map()
    let routes = plain.routes.enumerated().map { number, route in
      MappedRoute(
        kinds: route.kinds, line: route.line, pushed: number == 0 ? parts : [], distanceMeters: route.distanceMeters,
        durationSeconds: route.durationSeconds, durationPercent: route.durationPercent, air: route.air)
    }
    return RouteMap(
      city: plain.city, zone: plain.zone, trip: plain.trip, air: plain.air, routes: routes, zones: plain.zones,
      attribution: plain.attribution, notices: plain.notices)
  }

  /// The same routes as a way over stops, to where it began or not.
  static func map(over stops: [Coordinate], isRound: Bool = false) throws -> RouteMap {
    let plain = try map()
    let trip = RouteMap.Trip(
      mode: plain.trip.mode, departure: plain.trip.departure, origin: plain.trip.origin,
      destination: isRound ? plain.trip.origin : plain.trip.destination, stops: stops)
    return RouteMap(
      city: plain.city, zone: plain.zone, trip: trip, air: plain.air, routes: plain.routes, zones: plain.zones,
      attribution: plain.attribution, notices: plain.notices)
  }
}
