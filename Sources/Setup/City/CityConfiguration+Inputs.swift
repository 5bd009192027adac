internal import AirData
internal import Geo
internal import PluginHost

extension CityConfiguration {
  /// Refuses an output that would replace a file which the city is made of (its configuration, its network, its
  /// readings), or another one that the command reads.
  /// - Throws: ``BrisaError`` that names the path.
  package func checkOutput(_ path: String, besides others: [String?] = []) throws(BrisaError) {
    let target = OutputFile.resolved(path)
    let read = inputs + others.compactMap { $0 }
    guard path != "-", read.contains(where: { OutputFile.resolved($0) == target }) else { return }
    throw BrisaError(
      .badArgument,
      "'\(path)' is an input of this very command and would be lost: name another file for what is written.")
  }

  /// What the readings of every hour are taken from, in words that are the same from run to run.
  ///
  /// That is the archive, how far back and around one looks, and the sources in their order. What lies in the archive,
  /// or in a file or folder that a setting names, does not count, so that all of them may grow. Neither does how its
  /// path is written. Of a secret the words have where it lies.
  package var airWords: [String] {
    let place = archive.map { OutputFile.resolved($0) } ?? ""
    let bounds = box.map { "\($0.west) \($0.south) \($0.east) \($0.north)" } ?? ""
    let entries = zip(sourceNames, sources).flatMap { name, source -> [String] in
      [source.id, name] + source.settingWords
    }
    return [place, "\(staleHours)", bounds] + entries
  }

  /// Paths of the files, and other texts that name none.
  private var inputs: [String] {
    let settings = sources.flatMap { source -> [String] in
      source.settings.values.compactMap { $0.writtenText.map(source.path(of:)) }
    }
    return [file, network, archive].compactMap { $0 } + settings
  }
}

extension CityConfiguration.Source {
  /// A text of a setting as a path from the configuration's folder, whether it is meant as one or not.
  fileprivate func path(of text: String) -> String { SourceConfiguration(id: id, folder: folder).path(of: text) }

  /// The settings by their names; each text stands for the file that it would be the path of.
  fileprivate var settingWords: [String] {
    settings.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
      switch value {
      case .text(let text): [name, OutputFile.resolved(path(of: text))]
      case .integer(let number): [name, "\(number)"]
      case .number(let number): [name, "\(number)"]
      case .boolean(let isTrue): [name, "\(isTrue)"]
      }
    }
  }
}
