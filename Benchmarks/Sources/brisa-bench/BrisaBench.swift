import ArgumentParser

/// The benchmarks in Swift, one subcommand a topic.
@main
struct BrisaBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "brisa-bench",
    abstract: "Measure Brisa, against other programs in the same run where there are any.",
    subcommands: [
      AllBench.self, BenefitBench.self, FieldBench.self, ReportsBench.self, RoutingBench.self, FieldGridRun.self,
      ReportsRastersRun.self, ReportsHeatmapRun.self,
    ])
}
