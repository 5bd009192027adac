internal import AirData
internal import Foundation
internal import Planner
internal import Publishing
internal import Setup

/// Whole runs of heatmap reports over the case's city.
public struct ReportsRun: Sendable {
  private let task: ReportsCase
  private let engine: CityEngine
  private let extract: String
  private let folder: String

  /// A run that writes to a folder; from here on the process gives freed memory back, as `brisa heatmap` does.
  /// - Parameters:
  ///   - task: The city.
  ///   - network: Path of a network file that ``buildNetwork(_:to:)`` wrote.
  ///   - extract: Path of its extract, whose water and parks are drawn.
  ///   - folder: Path of the folder.
  public init(_ task: ReportsCase, network: String, extract: String, to folder: String) {
    ProcessMemory.giveBackPromptly()
    var city = CityConfiguration()
    city.name = "Benchville"
    city.timeZone = .gmt
    city.network = network
    city.box = task.box
    city.sources = [CityConfiguration.Source(id: ReportsFeed.id, settings: [:])]
    engine = CityEngine(
      city: city,
      host: HostEnvironment(
        registry: ReportsFeed.registry(task), http: CurlHTTPClient(version: "0.0.0"),
        cacheFolder: URL(filePath: folder)))
    self.task = task
    self.extract = extract
    self.folder = folder
  }

  /// Writes the first hours' reports, page and PDF.
  /// - Throws: An error whose description is a sentence.
  public func write(hours: Int) async throws {
    let question = HeatmapQuestion(
      from: ReportsCase.start, to: ReportsCase.start + Double(hours) * 3600, folder: folder
    ) {
      $0.cellMeters = task.cellMeters
      $0.box = task.box
      $0.extract = extract
    }
    _ = try await engine.heatmap(question)
  }

  /// Builds a network file from an extract.
  /// - Throws: An error whose description is a sentence.
  public static func buildNetwork(_ extract: String, to path: String) throws {
    _ = try NetworkBuilder().build(extract, to: path)
  }
}
