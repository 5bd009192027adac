internal import AirData
internal import Foundation
internal import Geo

/// The stations of a box, as the service's `/locations` lists them, and what had to be left out.
struct StationList {
  let query: ReadingQuery
  private(set) var problems: RecordProblems
  private var locations: [Location] = []
  /// The stations so far: one that moves to the next page while the pages are read comes twice.
  private var knownIDs: Set<String> = []
  private var mobileCount = 0
  private var silentCount = 0

  init(query: ReadingQuery, feed: String) {
    self.query = query
    problems = RecordProblems(feed: feed)
  }

  /// The box as west, south, east, north to four decimals, which is all that the service looks at, grown by the rest.
  ///
  /// Sensors are chosen by name afterwards: one pollutant has several numbers (`parameters_id`), one a unit.
  var parameters: [(name: String, value: String)] {
    func down(_ degrees: Double) -> Double { (degrees * 1e4 + 1e-6).rounded(.down) / 1e4 }
    func up(_ degrees: Double) -> Double { -down(-degrees) }
    let box = query.box
    return [("bbox", "\(down(box.west)),\(down(box.south)),\(up(box.east)),\(up(box.north))")]
  }

  /// Takes an entry of the list.
  mutating func add(_ node: JSONNode) {
    do throws(JSONError) {
      let location = try Location(node, query: query)
      guard query.box.contains(location.station.coordinate), knownIDs.insert(location.station.id).inserted else {
        return
      }
      if location.isMobile { return mobileCount += 1 }
      if location.isSilent { return silentCount += 1 }
      locations.append(location)
    } catch {
      problems.add(error.message)
    }
  }

  /// The sensors to ask: of reference stations first, then of those nearest to the middle of the box.
  func sensors(atMost limit: Int) -> [Sensor] {
    let center = query.box.center
    let order = locations.map { ($0, $0.isMonitor ? 0 : 1, $0.station.coordinate.distanceMeters(to: center)) }
      .sorted { ($0.1, $0.2, $0.0.station.id) < ($1.1, $1.2, $1.0.station.id) }
    return Array(order.flatMap(\.0.sensors).prefix(limit))
  }

  /// What the answer says about stations that were left out.
  func notices(chosen: Int) -> [Notice] {
    [mobileStations, silentStations, tooManySensors(chosen: chosen)].compactMap(\.self)
  }

  /// That stations which move about are left out.
  private var mobileStations: Notice? {
    guard mobileCount > 0 else { return nil }
    return Notice(
      code: "mobile-station",
      text: LocalizedText(
        en: "OpenAQ: stations that move about are left out (\(mobileCount)).",
        es: "OpenAQ: las estaciones que se mueven quedan fuera (\(mobileCount)).",
        ca: "OpenAQ: les estacions que es mouen queden fora (\(mobileCount))."))
  }

  /// That stations which have nothing of that time are not asked.
  private var silentStations: Notice? {
    guard silentCount > 0 else { return nil }
    return Notice(
      code: "silent-station",
      text: LocalizedText(
        en: "OpenAQ: stations that have nothing of that time are not asked (\(silentCount)).",
        es: "OpenAQ: no se pregunta a las estaciones que no tienen nada de ese tiempo (\(silentCount)).",
        ca: "OpenAQ: no es pregunta a les estacions que no tenen res d'eixe temps (\(silentCount))."))
  }

  /// That not all sensors are asked.
  private func tooManySensors(chosen: Int) -> Notice? {
    let count = locations.map(\.sensors.count).reduce(0, +)
    guard chosen < count else { return nil }
    return Notice(
      code: "too-many-sensors",
      text: LocalizedText(
        en:
          "OpenAQ has \(count) sensors here, and \(chosen) are asked, reference stations first: max_sensors allows more.",
        es:
          "OpenAQ tiene aquí \(count) sensores y se pregunta a \(chosen), primero a las estaciones de referencia: max_sensors permite más.",
        ca:
          "OpenAQ té ací \(count) sensors i se'n pregunta a \(chosen), primer a les estacions de referència: max_sensors en permet més."
      ))
  }
}
