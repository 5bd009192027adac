/// What the entries of a configuration are called in the archive and in answers.
package enum SourceNames {
  /// The entries' own names; without one the source's id or its program's file name, and for its further entries that
  /// with a number.
  static func names(of sources: [CityConfiguration.Source]) -> [String] {
    var counts: [String: Int] = [:]
    return sources.map { source in
      let base = source.programName ?? source.id
      let count = counts[base, default: 0] + 1
      counts[base] = count
      return source.name ?? (count == 1 ? base : "\(base)-\(count)")
    }
  }

  /// Places of the first two that are called alike.
  package static func firstRepeated(_ names: [String]) -> (first: Int, second: Int)? {
    var places: [String: Int] = [:]
    for (place, name) in names.enumerated() {
      if let first = places.updateValue(place, forKey: name) { return (first, place) }
    }
    return nil
  }
}

extension CityConfiguration {
  /// What the sources are called in the archive and in answers, in their order; no two are called alike.
  package var sourceNames: [String] { SourceNames.names(of: sources) }

  /// The first source that two cities keep in one archive under one name; nil where they keep none so.
  ///
  /// What a source is asked for follows from the newest that is kept under its name, which of two cities would hide
  /// what the other lacks.
  package func sourceKept(togetherWith other: CityConfiguration) -> String? {
    guard let own = archive, let others = other.archive, OutputFile.resolved(own) == OutputFile.resolved(others) else {
      return nil
    }
    return sourceNames.first(where: Set(other.sourceNames).contains)
  }
}
