import PluginHost
import Testing

@Suite("Plugin search path")
struct SearchPathTests {
  @Test("Named folders come first, then the executable's, then the user's")
  func order() {
    let path = PluginSearchPath.standard(
      environment: ["BRISA_PLUGIN_PATH": "/one::/two", "HOME": "/home/ana"], executable: "/usr/local/lib/brisa/brisa")
    #expect(
      path.folders.map(\.path)
        == [
          "/one", "/two", "/usr/local/lib/brisa", "/usr/local/lib/brisa/plugins",
          "/home/ana/.local/share/brisa/plugins",
        ])
    #expect(path.folders.map(\.isRequired) == [true, true, false, false, false])
  }

  @Test("XDG_DATA_HOME replaces the folder below HOME, unless it is relative")
  func dataHome() {
    let folders = { (environment: [String: String]) in
      PluginSearchPath.standard(environment: environment, executable: nil).folders.map(\.path)
    }
    #expect(folders(["XDG_DATA_HOME": "/data", "HOME": "/home/ana"]) == ["/data/brisa/plugins"])
    #expect(folders(["XDG_DATA_HOME": "data", "HOME": "/home/ana"]) == ["/home/ana/.local/share/brisa/plugins"])
    #expect(folders([:]) == [])
  }
}
