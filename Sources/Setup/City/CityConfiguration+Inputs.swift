internal import AirData
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

  /// Paths of the files, and other texts that name none.
  private var inputs: [String] {
    let settings = sources.flatMap { source in
      let entry = SourceConfiguration(id: source.id, folder: source.folder)
      return source.settings.values.compactMap { value -> String? in
        if case .text(let text) = value { entry.path(of: text) } else { nil }
      }
    }
    return [file, network, archive].compactMap { $0 } + settings
  }
}
