internal import GRDB

/// Adds rows to a table, or changes the values of those that are there; the last value is the moment of issue.
struct RowUpsert {
  /// What became of a row.
  enum Outcome {
    case new
    case updated
    case unchanged
  }

  private let database: Database
  private let insertion: Statement
  private let change: Statement

  init(_ database: Database, table: String, key: [String], values: [String]) throws {
    self.database = database
    let columns = key + values
    insertion = try database.makeStatement(
      sql: """
        INSERT INTO \(table) (\(columns.joined(separator: ", ")))
        VALUES (\(columns.map { _ in "?" }.joined(separator: ", "))) ON CONFLICT DO NOTHING
        """)
    let numbered = values.enumerated().map { (name: $1, number: "?\($0 + 1)") }
    let places = key.enumerated().map { "\($1) = ?\($0 + 1 + values.count)" }
    change = try database.makeStatement(
      sql: """
        UPDATE \(table) SET \(numbered.map { "\($0.name) = \($0.number)" }.joined(separator: ", "))
        WHERE \(places.joined(separator: " AND "))
        AND (issued IS NULL OR issued <= ?\(values.count))
        AND (\(numbered.map { "\($0.name) IS NOT \($0.number)" }.joined(separator: " OR ")))
        """)
  }

  /// Adds the row of a key, or changes its values unless those that are there were issued later.
  func put(
    key: [any DatabaseValueConvertible], values: [(any DatabaseValueConvertible)?]
  ) throws -> Outcome {
    try insertion.execute(arguments: StatementArguments(key.map { $0 } + values))
    if database.changesCount > 0 { return .new }
    try change.execute(arguments: StatementArguments(values + key.map { $0 }))
    return database.changesCount > 0 ? .updated : .unchanged
  }
}
