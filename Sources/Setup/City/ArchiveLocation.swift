internal import Files
internal import Foundation

/// Where a city's archive lies.
package enum ArchiveLocation {
  /// The place where nothing else is said: `brisa/<name>.sqlite` in the user's data folder.
  ///
  /// Nil for a city without a name of its own, since two of them would share one file.
  package static func standard(of city: CityConfiguration, environment: [String: String]) -> String? {
    file(of: city, ending: ".sqlite", environment: environment)
  }

  /// A file of a city in the user's data folder: `brisa/<name>` and an ending.
  ///
  /// Nil for a city without a name of its own, since two of them would share one file.
  package static func file(
    of city: CityConfiguration, ending: String, environment: [String: String]
  ) -> String? {
    guard city.name != CityConfiguration.unnamed else { return nil }
    let name = safe(city.name)
    guard !name.isEmpty, let folder = UserFolder.data(environment) else { return nil }
    return "\(folder)/brisa/\(name)\(ending)"
  }

  /// `València (sketch)` as `valencia-sketch`.
  static func safe(_ name: String) -> String {
    let folded = name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    let words = folded.split { !$0.isLetter && !$0.isNumber }
    return String(words.joined(separator: "-").prefix(60))
  }
}
