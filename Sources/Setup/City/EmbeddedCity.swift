internal import Files
internal import Foundation

/// The city that comes with the program: a sketch of central Valencia with a typical working day, Saturday and Sunday.
package enum EmbeddedCity {
  /// Where its `brisa.yml` lies: `$BRISA_DATA`, beside an installed copy, or in the build folder.
  /// - Throws: ``BrisaError`` that says how to make it.
  package static func configurationPath(environment: [String: String]) throws(BrisaError) -> String {
    for folder in candidateFolders(environment) {
      let path = folder + "/brisa.yml"
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    throw BrisaError(
      .missingFile,
      "The embedded city is not installed: run `make city`, or name your own files with --network and --stations.")
  }

  private static func candidateFolders(_ environment: [String: String]) -> [String] {
    var folders = environment["BRISA_DATA"].map { [$0] } ?? []
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    var folder = PathText.folder(of: executable)
    // An installed program lies in PREFIX/lib/brisa.
    folders.append(folder + "/../../share/brisa/city")
    while folder.count > 1 {
      folders.append(folder + "/city")
      folder = PathText.folder(of: folder)
    }
    return folders
  }
}
