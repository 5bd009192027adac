import AirData
import AirField
import Testing

@testable import Reports

@Suite("Words for methods in reports")
struct ReportMethodTests {
  @Test("are the ids in English, and the reader's own in other languages")
  func translate() {
    let methods: [FieldMethod] = [.mean, .nearest, .inverseDistance(power: 1.5), .kriging]
    for id in methods.map(\.description) + ["kriging+streets+wind"] { #expect(ReportWords.method(id).en == id) }
    #expect(ReportWords.method("mean+streets+wind").es == "media+calles+viento")
    #expect(ReportWords.method("nearest").ca == "estació més pròxima")
    #expect(ReportWords.method("idw:1.5").ca == "idw:1.5")
  }
}
