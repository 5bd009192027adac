import Foundation
import Geo
import TestSupport

/// What a person types in each case of `docs/errors.md`: the case's name, and the command in a tiny city.
enum ErrorCases {
  typealias Words = @Sendable (TinyCity) throws -> Command.Result

  static let all: [String: Words] = arguments.merging(files) { first, _ in first }
    .merging(air) { first, _ in first }.merging(configuration) { first, _ in first }
    .merging(plugins) { first, _ in first }.merging(ProgramCases.all) { first, _ in first }
    .merging(archive) { first, _ in first }.merging(PluginCases.all) { first, _ in first }
    .merging(CalibrationCases.all) { first, _ in first }.merging(HeatmapCases.all) { first, _ in first }
    .merging(FolderCases.all) { first, _ in first }.merging(StopCases.all) { first, _ in first }
    .merging(TrackCases.all) { first, _ in first }

  static func run(_ words: [String]) throws -> Command.Result { try Command().run(words) }

  static func configured(_ yaml: String, _ city: TinyCity) throws -> Command.Result {
    try configured(bytes: Array(yaml.utf8), city)
  }

  static func configured(bytes: [UInt8], _ city: TinyCity) throws -> Command.Result {
    let config = try city.folder.write(bytes, as: "\(UUID().uuidString).yml")
    return try run(["route", "--config", config, "--network", city.network, "--from", TinyCity.a, "--to", TinyCity.f])
  }

  static func bytes(_ path: String) -> [UInt8] {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).map { Array($0) } ?? []
  }

  static func random(_ count: Int) -> [UInt8] {
    var generator = SeededRandom(seed: 7)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }
}
