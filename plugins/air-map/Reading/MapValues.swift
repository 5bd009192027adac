internal import AirData
internal import Foundation

/// Turns a file's numbers into µg/m³, and refuses those that no air has.
struct MapValues {
  private let file: MapFile
  private let factor: Double

  /// Largest share of impossible values that are taken for holes; with more the whole map is in doubt.
  private static let maxOddShare = 0.01
  /// Smallest share of holes that is reported.
  private static let minHoleShare = 0.005
  /// Most cells without a value that are looked at one by one.
  private static let maxTested = 100_000
  /// Half of the values below this share of the pollutant's guideline mean another unit.
  private static let minShareOfGuideline = 0.002

  /// Settles the unit.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - found: The units that it gives itself, as they are written; empty ones say nothing.
  /// - Throws: ``SourceError/setting(name:problem:)`` where setting and file contradict one another, and
  ///   ``SourceError/file(path:problem:)`` where the file contradicts itself.
  init(_ file: MapFile, unitsOfFile found: [String]) throws(SourceError) {
    self.file = file
    let pollutant = file.options.pollutant
    let texts = Set(found.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }).filter { !$0.isEmpty }.sorted()
    let units = texts.compactMap { ConcentrationUnit(parsing: $0) }
    let known = units.first
    guard units.allSatisfy({ $0 == known }) else {
      let symbols = Set(units.map(\.symbol)).sorted().list
      throw file.problem("its values are in several units, \(symbols): bring them to one")
    }
    let unknown = texts.first { ConcentrationUnit(parsing: $0) == nil }
    if let wanted = file.options.unit, let known, wanted != known {
      throw .setting(
        name: "unit",
        problem: "is \(wanted.symbol), but '\(file.options.path)' says \(known.symbol): leave the setting out")
    }
    if file.options.unit == nil, let unknown {
      throw .setting(
        name: "unit",
        problem: "must be given, since '\(file.options.path)' says '\(unknown.prefix(40))', which is not known")
    }
    let unit = file.options.unit ?? known ?? .microgramsPerCubicMeter
    guard let factor = unit.microgramsPerCubicMeter(of: pollutant) else {
      throw .setting(name: "unit", problem: "must be given, since \(unit.symbol) is no unit of \(pollutant.symbol)")
    }
    self.factor = factor
  }

  /// The values in µg/m³: a few impossible ones become holes, many are an error.
  /// - Parameter values: As the file has them; NaN for a hole.
  /// - Returns: As many values.
  /// - Throws: ``SourceError/file(path:problem:)``.
  func checked(_ values: [Float]) throws(SourceError) -> [Float] {
    let most = Float(AirMap.maxBelieved(of: file.options.pollutant))
    var result = values
    var (known, negative, absurd) = (0, 0, 0)
    for index in result.indices {
      let value = Float(Double(result[index]) * factor)
      result[index] = value
      if value.isNaN { continue }
      known += 1
      if value < 0 { negative += 1 } else if value > most { absurd += 1 } else { continue }
      result[index] = .nan
    }
    guard known > 0 else { throw file.problem("it has no value in the city, only holes") }
    try refuse(negative, of: known, "below zero: mark its value for no data as such")
    try refuse(absurd, of: known, "above \(Int(most)) µg/m³, which no air has: check 'unit', and its value for no data")
    try refuseTiny(result)
    return result
  }

  /// Tells of the cells without a value.
  /// - Parameters:
  ///   - cells: The values of the map's cells.
  ///   - isOfFile: Whether a cell without a value, by its number, lies where the file has cells: what lies beside them
  ///     is no hole.
  func tellHoles(in cells: [Float], where isOfFile: (Int) -> Bool = { _ in true }) {
    let holes = cells.indices.filter { cells[$0].isNaN }
    let step = max(1, (holes.count + Self.maxTested - 1) / Self.maxTested)
    let tested = stride(from: 0, to: holes.count, by: step).map { holes[$0] }
    let share = Double(tested.count(where: isOfFile)) / Double(max(1, tested.count))
    let inside = Int((share * Double(holes.count)).rounded())
    tellHoles(inside, of: cells.count - holes.count + inside)
  }

  private func refuse(_ count: Int, of known: Int, _ what: String) throws(SourceError) {
    guard count > 0 else { return }
    let share = Double(count) / Double(known)
    guard share <= Self.maxOddShare else { throw file.problem("\(PercentText.share(share)) of its values are \(what)") }
    tell(
      "map-values", en: "The map '\(name)' has values that are \(what.statement), and count as holes: \(count).",
      es: "El mapa '\(name)' tiene valores imposibles, que cuentan como huecos: \(count).",
      ca: "El mapa '\(name)' té valors impossibles, que compten com a forats: \(count).")
  }

  /// A map in mg/m³ that is taken for one in µg/m³ looks like the cleanest city of the world.
  private func refuseTiny(_ values: [Float]) throws(SourceError) {
    let sorted = values.filter { $0 > 0 }.sorted()
    guard !sorted.isEmpty else {
      throw file.problem("all of its values are zero: choose another column or band with 'attribute'")
    }
    let median = Double(sorted[sorted.count / 2])
    let pollutant = file.options.pollutant
    guard median < Self.minShareOfGuideline * pollutant.guidelineMicrogramsPerCubicMeter else { return }
    throw file.problem(
      "half of its values are below \(String(format: "%.2g", median)) µg/m³, less \(pollutant.symbol) than any city has: check 'unit'"
    )
  }

  /// Tells of a share of holes that is worth a word.
  func tellHoles(_ holes: Int, of all: Int) {
    let share = Double(holes) / Double(all)
    guard share >= Self.minHoleShare else { return }
    let percent = PercentText.share(share)
    tell(
      "map-holes",
      en:
        "The map '\(name)' has no value in \(percent) of the part that is asked for: there the field does without it.",
      es: "El mapa '\(name)' no tiene valor en el \(percent) de la parte pedida: allí el campo prescinde de él.",
      ca: "El mapa '\(name)' no té valor en un \(percent) de la part demanada: allí el camp en prescindix.")
  }

  private func tell(_ code: String, en: String, es: String, ca: String) {
    file.log.notice(Notice(code: code, text: LocalizedText(en: en, es: es, ca: ca)))
  }

  private var name: String { file.options.path.split(separator: "/").last.map(String.init) ?? file.options.path }
}

extension String {
  /// A phrase without the question or the advice that follows it.
  fileprivate var statement: String { split(separator: ":").first.map(String.init) ?? self }
}
