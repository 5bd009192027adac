import Testing

@testable import Server

@Suite("Paths with names in them")
struct PathTemplateTests {
  @Test("give what stands in the places of the names, without the ending")
  func values() {
    let template = PathTemplate("/tiles/{layer}/{y}.png")
    #expect(template.values(of: ["tiles", "no2", "12.png"]) == ["layer": "no2", "y": "12"])
    #expect(!template.isFixed && template.text == "/tiles/{layer}/{y}.png")
  }

  @Test(
    "fit no path of another form",
    arguments: [
      [], ["tiles"], ["tiles", "no2", "12"], ["tiles", "no2", ".png"], ["v1", "no2", "1.png"],
      ["tiles", "no2", "1.png", "x"],
    ])
  func misfits(_ path: [String]) {
    #expect(PathTemplate("/tiles/{layer}/{y}.png").values(of: path) == nil)
  }

  @Test("without names are one path")
  func fixed() {
    let template = PathTemplate("/v1/air/hours")
    #expect(template.isFixed && template.words == ["v1", "air", "hours"])
    #expect(template.values(of: ["v1", "air", "hours"]) == [:])
  }
}
