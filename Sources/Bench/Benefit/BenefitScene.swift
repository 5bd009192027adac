internal import AirData
internal import AirField
internal import CityAir
public import Foundation
internal import Geo
internal import Setup
internal import Streets
internal import Trips

/// What all lines of the benefit have in common: Ghent, its tubes and the hour.
public struct BenefitScene: Sendable {
  let graph: StreetGraph
  let tubes: GhentTubes

  /// A working day's morning, 8 o'clock UTC.
  static let hour = Date(timeIntervalSince1970: 1_780_387_200)
  /// Further than any tube is from any other.
  private static let unmaskedMeters = 100_000.0
  private static let tripMeters = 800.0...3000

  /// Reads both from `truth/ghent` of a folder of data.
  /// - Throws: An error whose description is a sentence, where the data is not there or not as it should be.
  public init(data: URL) throws {
    let folder = data.appending(path: "truth/ghent")
    let files = ["ghent-wegsegmenten.osm.pbf", "ghent_no2_points.csv"].map { folder.appending(path: $0) }
    for file in files where !FileManager.default.isReadableFile(atPath: file.path) {
      throw BrisaError(
        .missingFile,
        "There is no '\(file.path)': name the folder that holds truth/ghent/ with --data or BRISA_SHARED_DATA.")
    }
    graph = try NetworkLoader().load(files[0].path)
    tubes = try GhentTubes(files[1], on: graph)
  }

  /// A city with the defaults, on Ghent's clock; one without a mask knows something of all tubes, some of which are
  /// more than 5 km from every station.
  static func city(increment: IncrementChoice = .auto, isMasked: Bool = true) throws -> CityConfiguration {
    var city = CityConfiguration()
    guard let zone = TimeZone(identifier: "Europe/Brussels") else {
      throw BrisaError(.badConfiguration, "The system knows no time zone Europe/Brussels: install tzdata.")
    }
    (city.timeZone, city.increment) = (zone, increment)
    if !isMasked { city.maskDistanceMeters = unmaskedMeters }
    return city
  }

  /// The hour with some readings, by the defaults.
  func hour(_ readings: [Reading]) throws -> HourTrial {
    try HourTrial(city: Self.city(), graph: graph, readings: readings, hour: Self.hour)
  }

  /// The field of the hour at all tubes.
  func wholeField(_ readings: [Reading], increment: IncrementChoice = .auto) throws -> PollutionField {
    let city = try Self.city(increment: increment, isMasked: false)
    return try HourTrial(city: city, graph: graph, readings: readings, hour: Self.hour).field
  }

  /// Answers as many walks between random junctions 0.8 to 3 km apart as are wanted.
  func walks(
    _ trips: TripTrial, count: Int, _ random: inout SeededRandom,
    _ judge: (RouteQuestion, TripTrial.Answer) throws -> Void
  ) throws {
    var answered = 0
    for _ in 0..<100 * count where answered < count {
      let ends = (0..<2).map { _ in graph.coordinate(ofNode: Int.random(in: 0..<graph.nodeCount, using: &random)) }
      guard Self.tripMeters.contains(ends[0].distanceMeters(to: ends[1])), areConnected(ends[0], ends[1]) else {
        continue
      }
      var question = RouteQuestion(origin: ends[0], destination: ends[1], departure: Self.hour)
      question.measure = .pollutant(.no2)
      try judge(question, try trips.answer(question))
      answered += 1
    }
    guard answered == count else {
      throw BrisaError(.badData, "Only \(answered) of \(count) walks were found in Ghent.")
    }
  }

  /// Whether one may walk from one junction to the other; the extract has islands, and junctions of motorways.
  private func areConnected(_ from: Coordinate, _ to: Coordinate) -> Bool {
    let ends = [from, to].compactMap { try? graph.snap($0, mode: .walk, limitMeters: 1) }
    return ends.count == 2 && graph.areConnected(ends[0], ends[1], mode: .walk)
  }
}
