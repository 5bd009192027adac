import AirData
import Setup
import Testing

@Suite("Sentences on pages that everybody reads")
struct PublicTextTests {
  @Test(
    "name files and not where they lie",
    arguments: [
      ("'/home/ana maria/air/stations.csv' lacks a column.", "'stations.csv' lacks a column."),
      ("Cannot read /srv/feeds/hill.json: check it.", "Cannot read hill.json: check it."),
      ("source 'hill' failed (/opt/x/brisa-source-hill crashed)", "source 'hill' failed (brisa-source-hill crashed)"),
      ("file:///home/ana/x.tif is no map", "x.tif is no map"),
      ("«/home/ana/x.csv» no es texto", "«x.csv» no es texto"),
      ("'/srv/l'hospitalet/air.csv' lacks a column.", "'air.csv' lacks a column."),
      ("Neither '/srv/l'horta/a.csv' nor '/srv/els pares'/b.csv' is there.", "Neither 'a.csv' nor 'b.csv' is there."),
      ("Cannot read /srv/l'horta/hill.json: check it.", "Cannot read hill.json: check it."),
      (
        "'/opt/x/brisa-source-hill' crashed with status 1; the last line of its log: GET /?key=c2VjcmV0.",
        "'brisa-source-hill' crashed with status 1."
      ),
    ])
  func hides(text: String, shown: String) {
    #expect(PublicText.withoutFolders(text) == shown)
  }

  @Test(
    "keep addresses, units and shares",
    arguments: ["http://air.example/v1/x is slow", "40 µg/m³ and 1/2", "see docs/plugins.md", "a / b"])
  func keeps(text: String) {
    #expect(PublicText.withoutFolders(text) == text)
  }

  @Test("are the same in every language")
  func languages() {
    let notice = Notice(
      code: "x", text: LocalizedText(en: "'/a/b' is", es: "'/a/b' es", ca: "'/a/b' és")
    ).forEverybody
    #expect(notice.text == LocalizedText(en: "'b' is", es: "'b' es", ca: "'b' és"))
  }
}
