internal import AirData
internal import Foundation
internal import Setup
internal import Streets

/// What has to be said of the ends of a trip and of a way between them.
struct EndNotices {
  let ends: TripEnds

  /// Metres from a street beyond which a traveller is told.
  private static let tellingSnapMeters = 100.0

  /// What has to be said about ends that lie far from a street.
  var farEnds: [Notice] {
    [(TripEnd.origin, ends.origin), (.destination, ends.destination)].compactMap { Self.far($1, $0.text) }
  }

  /// What has to be said about a trip that ends where it begins, where that lies far from a street.
  var farOrigin: Notice? { Self.far(ends.origin, TripEnd.origin.text) }

  /// What has to be said about stops that lie far from a street, by their names, or by their turn where they have none.
  static func farStops(_ points: some Collection<SnappedPoint>, _ names: [String]) -> [Notice] {
    points.enumerated().compactMap { number, point in
      let name = names.indices.contains(number) ? names[number] : "\(number + 1)"
      return far(point, TripStop.stopText(name))
    }
  }

  /// What has to be said about places that lie far from a street, once of each.
  ///
  /// The names are what they are called at the beginning of a sentence.
  static func far(_ points: [SnappedPoint], called names: [LocalizedText]) -> [Notice] {
    zip(points, names).reduce(into: []) { notices, place in
      guard let notice = far(place.0, place.1), !notices.contains(notice) else { return }
      notices.append(notice)
    }
  }

  private static func far(_ point: SnappedPoint, _ name: LocalizedText) -> Notice? {
    guard point.distanceMeters > tellingSnapMeters else { return nil }
    let meters = Int(point.distanceMeters.rounded())
    return Notice(
      code: "far-from-street",
      text: LocalizedText(
        en: "\(name.en) is \(meters) m from the street that the way is on.",
        es: "\(name.es) está a \(meters) m de la calle por la que va el camino.",
        ca: "\(name.ca) és a \(meters) m del carrer per on va el camí."))
  }

  /// What has to be said where even the shortest way that was found is a long detour: how long, and what would help.
  ///
  /// Whether a change leaves no long detour is asked for only where it counts.
  func longDetour(
    _ question: RouteQuestion, in hour: HourSnapshot, meters: Double?, isShort: (DetourHelp.Change) -> Bool
  ) -> Notice? {
    guard let meters, ends.isLongDetour(meters) else { return nil }
    let (length, straight) = (Int(meters.rounded()), Int(ends.straightMeters.rounded()))
    let help = DetourHelp(question: question, hour: hour).text(isShort: isShort)
    return Notice(
      code: "long-detour",
      text: LocalizedText(
        en: "The way of \(length) m is a long detour: the straight line is \(straight) m. \(help.en)",
        es: "El camino de \(length) m da un gran rodeo: la línea recta mide \(straight) m. \(help.es)",
        ca: "El camí de \(length) m fa un gran desviament: la línia recta fa \(straight) m. \(help.ca)"))
  }
}
