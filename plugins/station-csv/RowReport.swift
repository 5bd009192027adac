internal import AirData

/// What was wrong with the rows of a table: the first few one by one, all of them counted.
struct RowReport {
  /// How messages name the table.
  let table: String
  /// The first problem of a table whose settings make it an error.
  private(set) var failure: SourceError?

  private let isStrict: Bool
  private var notices: [Notice] = []
  private var countsByReason: [LocalizedText: Int] = [:]
  private var leftOutCount = 0
  private var reservationCount = 0
  private var missingCount = 0
  private var clampedCount = 0
  private var rowCount = 0

  private static let maxRowNotices = 10

  init(table: String, isStrict: Bool) {
    self.table = table
    self.isStrict = isStrict
  }

  /// Counts a row of the table.
  mutating func addRow() { rowCount += 1 }
  /// Counts a value that is missing.
  mutating func addMissing() { missingCount += 1 }
  /// Counts a value that was brought to zero.
  mutating func addClamped() { clampedCount += 1 }

  /// Notes a problem of a row.
  mutating func add(_ problem: RowProblem, line: Int) {
    if isStrict && failure == nil { failure = .malformed("\(table):\(line): \(problem.detail.en).") }
    countsByReason[problem.reason, default: 0] += 1
    if problem.isReservation { reservationCount += 1 } else { leftOutCount += 1 }
    if notices.count < Self.maxRowNotices {
      notices.append(Notice(code: "bad-row", text: problem.detail.map { "\(table):\(line): \($0)." }))
    }
  }

  /// Tells everything, the summary last.
  func tell(_ log: any SourceLog) {
    for notice in notices { log.notice(notice) }
    if !countsByReason.isEmpty { log.notice(summary) }
    if clampedCount > 0 { log.notice(clamped) }
    if rowCount == 0 {
      log.notice(
        Notice(
          code: "no-rows",
          text: LocalizedText(
            en: "\(table) has a header but no rows.",
            es: "\(table) tiene cabecera pero no filas.",
            ca: "\(table) té capçalera però no files.")))
    }
    log.debug("\(table): \(rowCount) rows, \(missingCount) empty values.")
  }

  private var clamped: Notice {
    Notice(
      code: "negative-as-zero",
      text: LocalizedText(
        en: "\(table): \(clampedCount) \(clampedCount == 1 ? "value" : "values") little below zero "
          + "\(clampedCount == 1 ? "is" : "are") taken as zero.",
        es: "\(table): valores algo por debajo de cero que se toman como cero: \(clampedCount).",
        ca: "\(table): valors un poc per davall de zero que es prenen com a zero: \(clampedCount)."))
  }

  private var summary: Notice {
    let counts = countsByReason.sorted { ($1.value, $0.key.en) < ($0.value, $1.key.en) }
    let reasons = { (language: Language) in
      counts.map { "\($0.value) \($0.key[language])" }.joined(separator: ", ")
    }
    let (one, isOne, isOneUsed) = (rowCount == 1, leftOutCount == 1, reservationCount == 1)
    let used =
      reservationCount == 0
      ? LocalizedText(same: "")
      : LocalizedText(
        en: " and \(reservationCount) used with a reservation",
        es: " y \(reservationCount) \(isOneUsed ? "se usa" : "se usan") con reserva",
        ca: " i \(reservationCount) \(isOneUsed ? "s'usa" : "s'usen") amb reserva")
    return Notice(
      code: "bad-rows",
      text: LocalizedText(
        en: "\(table): \(rowCount) \(one ? "row" : "rows"), of which \(leftOutCount) "
          + "\(isOne ? "row or value is" : "rows or values are") left out\(used.en): \(reasons(.en)).",
        es: "\(table): \(rowCount) \(one ? "fila" : "filas"); \(leftOutCount) "
          + "\(isOne ? "fila o valor queda" : "filas o valores quedan") fuera\(used.es): \(reasons(.es)).",
        ca: "\(table): \(rowCount) \(one ? "fila" : "files"); \(leftOutCount) "
          + "\(isOne ? "fila o valor queda" : "files o valors queden") fora\(used.ca): \(reasons(.ca))."))
  }
}
