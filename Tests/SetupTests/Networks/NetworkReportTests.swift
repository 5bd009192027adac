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
}
