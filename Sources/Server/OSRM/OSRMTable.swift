internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Setup
internal import Streets
internal import Trips

/// OSRM's `table`: the way from each place to each, in figures.
struct OSRMTable: Sendable {
  /// What it takes beside the options of every service.
  static let options: Set<String> = [
    "sources", "destinations", "annotations", "fallback_speed", "fallback_coordinate", "scale_factor",
  ]

  private enum Annotation: String, CaseIterable {
    case duration, distance, burden, dose
  }

  private enum Fallback: String, CaseIterable {
    case input, snapped
  }

  private let call: OSRMCall
  private let sources: [Int]
  private let destinations: [Int]
  private let annotations: Set<Annotation>
  /// Metres a second over the air line where there is no way.
  private let fallbackMetersPerSecond: Double?
  private let fallback: Fallback
  private let scaleFactor: Double

  /// - Throws: ``OSRMError``.
  init(
    _ address: OSRMAddress, items: QueryItems, coordinates: [Coordinate], in context: OSRMContext
  ) throws(OSRMError) {
    call = try OSRMCall(
      address, items: items, coordinates: coordinates,
      taking: .init(options: Self.options, least: 2, most: context.limits.tableCoordinates), in: context)
    let reader = call.reader
    sources = try reader.places("sources", count: coordinates.count) ?? Array(coordinates.indices)
    destinations = try reader.places("destinations", count: coordinates.count) ?? Array(coordinates.indices)
    // A place may be named more than once.
    let most = context.limits.tableCoordinates
    guard sources.count <= most * most / max(1, destinations.count) else {
      throw OSRMError(
        .tooBig, "Too many table coordinates: \(sources.count) sources by \(destinations.count) destinations")
    }
    annotations = try Self.annotations(items["annotations"])
    fallbackMetersPerSecond = try Self.positive("fallback_speed", reader).map { $0 / 3.6 }
    fallback = try reader.word("fallback_coordinate", Fallback.input)
    scaleFactor = try Self.positive("scale_factor", reader) ?? 1
  }

  private static func positive(_ name: String, _ reader: OSRMReader) throws(OSRMError) -> Double? {
    guard let value = try reader.number(name, in: -1e9...1e9) else { return nil }
    guard value > 0 else { throw OSRMError(.invalidOptions, "'\(name)' is above 0.") }
    return value
  }

  private static func annotations(_ text: String?) throws(OSRMError) -> Set<Annotation> {
    guard let text else { return [.duration] }
    var wanted: Set<Annotation> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let annotation = Annotation(rawValue: String(word)) else {
        throw OSRMError(
          .invalidQuery,
          "'annotations' takes some of \(Annotation.allCases.map(\.rawValue).joined(separator: ", ")), with , between.")
      }
      wanted.insert(annotation)
    }
    return wanted
  }

  /// - Throws: ``OSRMError``.
  func reply() async throws(OSRMError) -> Reply {
    let found: Result<TableAnswer, NoStreetNear>
    let needsAir = !annotations.isDisjoint(with: [.burden, .dose])
    do throws(BrisaError) {
      found = try await call.city.engine.table(
        TableQuestion(call.question, from: sources, to: destinations, by: call.label, needsAir: needsAir),
        over: call.places.requests)
    } catch {
      throw OSRMError(error)
    }
    let table = try found.mapError { OSRMPlaces.noSegment($0) }.get()
    return .json { json in
      json.member("code", "Ok")
      for annotation in Annotation.allCases where annotations.contains(annotation) {
        write(annotation, table, to: &json)
      }
      write("sources", sources, table, to: &json)
      write("destinations", destinations, table, to: &json)
      writeFallbacks(table, to: &json)
      if needsAir { json.air(table.air, attribution: table.attribution, notices: table.notices) }
    }
    .stamped(table.hour, call.now)
  }

  private func write(_ annotation: Annotation, _ table: TableAnswer, to json: inout JSONWriter) {
    switch annotation {
    case .duration:
      matrix("durations", decimals: 1, of: table, to: &json) { cell, air in
        (cell?.durationSeconds ?? fallbackMetersPerSecond.map { air / $0 }).map { $0 * scaleFactor }
      }
    case .distance:
      matrix("distances", decimals: 1, of: table, to: &json) { cell, air in
        cell?.distanceMeters ?? (fallbackMetersPerSecond == nil ? nil : air)
      }
    case .burden: matrix("burdens", decimals: 3, of: table, to: &json) { cell, _ in cell?.burdenMinutes }
    case .dose:
      json.key("doses")
      json.object { json in
        for pollutant in table.pollutants {
          matrix(pollutant.rawValue, decimals: 3, of: table, to: &json) { cell, _ in
            cell.flatMap { Self.dose(pollutant, $0) }
          }
        }
      }
    }
  }

  /// Nothing is breathed on no way, whatever is known of the air there.
  private static func dose(_ pollutant: Pollutant, _ cell: TableAnswer.Cell) -> Double? {
    cell.durationSeconds == 0 ? 0 : cell.doseMicrograms[pollutant]
  }

  /// Writes a figure from each source, a row, to each destination.
  private func matrix(
    _ name: String, decimals: Int, of table: TableAnswer, to json: inout JSONWriter,
    _ figure: (TableAnswer.Cell?, _ airLineMeters: Double) -> Double?
  ) {
    json.key(name)
    json.array(sources.indices) { json, row in
      json.array(destinations.indices) { json, column in
        let (start, end) = (table.places[sources[row]], table.places[destinations[column]])
        let line =
          fallback == .input
          ? start.requested.distanceMeters(to: end.requested) : start.place.distanceMeters(to: end.place)
        if let value = figure(table.rows[row][column], line) {
          json.number(value, decimals: decimals)
        } else {
          json.null()
        }
      }
    }
  }

  private func write(_ name: String, _ numbers: [Int], _ table: TableAnswer, to json: inout JSONWriter) {
    guard !call.places.skipsWaypoints else { return }
    json.key(name)
    json.array(numbers) { json, number in
      let point = table.places[number]
      OSRMWaypoints.write(
        point, name: table.graph.name(ofSegment: point.segment), hints: call.places.givesHints, to: &json)
    }
  }

  /// Which cells were guessed over the air line.
  private func writeFallbacks(_ table: TableAnswer, to json: inout JSONWriter) {
    guard fallbackMetersPerSecond != nil else { return }
    json.key("fallback_speed_cells")
    json.array { json in
      for (row, cells) in table.rows.enumerated() {
        for (column, cell) in cells.enumerated() where cell == nil {
          json.array { json in
            json.number(row)
            json.number(column)
          }
        }
      }
    }
  }
}
