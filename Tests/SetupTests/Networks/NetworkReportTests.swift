import AirData
import Testing

@testable import Setup
@testable import Streets

@Suite("What the building of a network says")
struct NetworkReportTests {
  @Test("ways that were cut may lack nodes or cross the 180th meridian")
  func cutWays() {
    var report = ImportReport()
    report.waysCut = 12
    let line = "Cut      12 ways whose nodes the extract lacks, or that cross the 180th meridian"
    #expect(report.lines.contains(line))
    #expect(Sentences.translated(.init(same: line)).es.hasSuffix("o que cruzan el meridiano 180"))
  }

  @Test("ways beyond the 180th meridian are told where there are any")
  func waysBeyond() {
    var report = ImportReport()
    #expect(!report.lines.contains { $0.hasPrefix("Beyond") })
    report.waysBeyond = 3
    let line = "Beyond   3 ways on the other side of the 180th meridian, with fewer nodes, are left out"
    #expect(report.lines.contains(line))
    #expect(Sentences.translated(.init(same: line)).ca.hasPrefix("A banda  3 vies"))
  }

  @Test(
    "each reason for which a turn restriction is left out has words in every language",
    arguments: TurnRestriction.Obstacle.allCases)
  func reasons(_ reason: TurnRestriction.Obstacle) {
    let text = Sentences.translated(LocalizedText(same: reason.rawValue))
    #expect(Set([text.en, text.es, text.ca]).count == 3, "\(text)")
  }

  @Test("turn restrictions that are left out have a line for each reason")
  func leftOut() {
    var report = ImportReport()
    report.restrictionsApplied = 58
    report.restrictionsIgnored = ["without effect": 54, "incomplete": 3]
    let lines = report.lines.suffix(3)
    #expect(
      lines == [
        "Turns    58 restrictions hold", "Left out 3 restrictions: incomplete",
        "Left out 54 restrictions: without effect",
      ])
    let spanish = lines.map { Sentences.translated(.init(same: $0)).es }
    #expect(spanish.last == "Fuera    54 restricciones: sin efecto")
  }
}
