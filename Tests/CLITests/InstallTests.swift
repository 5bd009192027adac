import Foundation
import TestSupport
import Testing

@Suite("An installed copy")
struct InstallTests {
  private let copy: InstalledCopy

  private static let shared = Result { try InstalledCopy() }

  init() throws { copy = try Self.shared.get() }

  @Test("is what make install lays out, under DESTDIR and PREFIX")
  func isWhatMakeInstalls() throws {
    // The tests may run below make, whose flags are not for this one.
    var make = Command(environment: ["MAKEFLAGS": "", "MAKELEVEL": ""])
    make.executable = URL(fileURLWithPath: "/usr/bin/make")
    make.folder = Project.folder.path
    let recipe = try make.run(["--dry-run", "install", "DESTDIR=/stage", "PREFIX=/opt/brisa"])
    #expect(recipe.status == 0, "\(recipe.errors)")
    #expect(recipe.output.contains("scripts/install \"/stage/opt/brisa\"\n"), "\(recipe.output)")
  }

  @Test("is begun only where there is a build")
  func isBegunWithBuildAlone() throws {
    let folder = try TemporaryFolder()
    var install = Command()
    install.executable = Project.folder.appending(path: "scripts/install")
    install.folder = folder.url.path
    let result = try install.run(["prefix", "nothing", BuiltProducts.city.path])
    #expect(result.status == 66)
    #expect(result.errors.contains("run make release first"), "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("may be read by everybody, whatever the mask of whoever installs it")
  func isReadByEverybody() throws {
    let files = try #require(FileManager.default.enumerator(atPath: copy.folder.url.path)?.allObjects as? [String])
    #expect(files.contains("share/brisa/templates/python/brisa-source-my-feed"))
    // What the program has kept for its user, other tests have left in the home.
    for file in files where !file.hasPrefix("home") {
      var status = stat()
      guard lstat(copy.folder.path(file), &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { continue }
      let needed: mode_t = status.st_mode & S_IFMT == S_IFDIR ? 0o055 : 0o044
      #expect(status.st_mode & needed == needed, "\(file)")
    }
  }

  @Test("lists the sources of its own plugin files")
  func listsItsPlugin() throws {
    let sources = try JSONValue(parsing: copy.run(["sources", "--json"]).output)["sources"].elements
    #expect(sources.contains { $0["id"].text == "station-csv" })
    for source in sources {
      let id = source["id"].text ?? ""
      #expect(source["file"].text == copy.folder.path("lib/brisa/plugins/libbrisa-\(id).so"))
    }
  }

  @Test("answers on its own embedded city")
  func answersOnItsOwnCity() throws {
    let own = try InstalledCopy()
    let yaml = try own.text("share/brisa/city/brisa.yml")
    try own.folder.write(
      yaml.replacing("València (sketch)", with: "The installed city"), as: "share/brisa/city/brisa.yml")
    let result = try own.run(EmbeddedCity.across)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("The installed city, on foot, "), "\(result.output)")
  }

  @Test("loads its own kit and nothing of the build")
  func loadsItsOwnKit() throws {
    var linker = Command()
    linker.executable = URL(fileURLWithPath: "/usr/bin/ldd")
    let libraries = try linker.run([copy.folder.path("lib/brisa/brisa")]).output
    #expect(libraries.contains("libBrisaKit.so => \(copy.folder.path("lib/brisa"))/"), "\(libraries)")
    #expect(!libraries.contains(BuiltProducts.folder.path), "\(libraries)")
  }

  @Test(
    "has completions for three shells",
    arguments: [
      "bash-completion/completions/brisa", "zsh/site-functions/_brisa", "fish/vendor_completions.d/brisa.fish",
    ])
  func hasCompletions(file: String) throws {
    let script = try copy.text("share/\(file)")
    for word in ["route", "stations", "exclude-radius"] { #expect(script.contains(word), "\(word)") }
  }

  @Test(
    "brings the kit's sources and the manuals",
    arguments: [
      ("brisa/kit/Package.swift", "plugins/kit/Package.swift"), ("doc/brisa/README.md", "README.md"),
      ("doc/brisa/docs/plugins.md", "docs/plugins.md"), ("doc/brisa/SECURITY.md", "SECURITY.md"),
      ("doc/brisa/plugins/openaq/README.md", "plugins/openaq/README.md"),
    ])
  func bringsSources(file: String, original: String) throws {
    let text = try String(contentsOf: Project.folder.appending(path: original), encoding: .utf8)
    #expect(try copy.text("share/\(file)") == text)
  }
}
