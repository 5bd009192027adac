import AirData
import Streets
import Testing

@testable import Setup

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
    let line = "Beyond   3 ways on the other side of the 180th meridian, where fewer lie, are left out"
    #expect(report.lines.contains(line))
    #expect(Sentences.translated(.init(same: line)).ca.hasPrefix("A banda  3 vies"))
  }

  @Test("turn restrictions that are left out have a line for each reason, in every language")
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
