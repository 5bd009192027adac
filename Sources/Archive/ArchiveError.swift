internal import GRDB

/// Why an archive cannot be used, in one sentence that says what to do.
package struct ArchiveError: Error, Hashable, Sendable {
  /// Where the fault lies.
  package enum Kind: Sendable, Hashable {
    /// In what the file holds.
    case badData
    /// In reading or writing the file.
    case inputOutput
    /// In what the caller wanted to keep.
    case refused
  }

  /// Where the fault lies.
  package let kind: Kind
  /// One sentence for people.
  package let message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  static func notAnArchive(_ path: String) -> ArchiveError {
    ArchiveError(.badData, "'\(path)' is no archive of Brisa: name another file with 'archive:' (or --archive).")
  }

  static func unfinished(_ path: String) -> ArchiveError {
    ArchiveError(
      .badData,
      "'\(path)' is no archive of Brisa yet, only begun, as a full disk leaves it: brisa sync continues it."
    )
  }

  /// The error of a file that is not there, or may not be read.
  package static func notOpened(_ path: String) -> ArchiveError {
    ArchiveError(.inputOutput, "The archive '\(path)' cannot be opened: check the path and the permissions.")
  }

  static func folder(_ path: String) -> ArchiveError {
    ArchiveError(.inputOutput, "'\(path)' is a folder: name a file for the archive.")
  }

  static func notAFile(_ path: String) -> ArchiveError {
    ArchiveError(.inputOutput, "'\(path)' is a pipe or a device: name a file for the archive.")
  }

  static func moved(_ path: String) -> ArchiveError {
    ArchiveError(
      .inputOutput, "The archive '\(path)' was removed or replaced while it was written: collect the same time again.")
  }

  static func newer(_ path: String) -> ArchiveError {
    ArchiveError(.badData, "'\(path)' was written by a newer Brisa: update the program, or name another archive.")
  }

  static func forbidden(_ source: String) -> ArchiveError {
    ArchiveError(.refused, "The terms of source '\(source)' forbid keeping its readings: nothing of it is archived.")
  }

  static func otherPlugin(_ source: String, archived: String, given: String) -> ArchiveError {
    ArchiveError(
      .refused,
      "The archive holds readings of '\(archived)' under the name '\(source)', which is '\(given)' now: "
        + "give the entry another 'name'.")
  }

  /// What SQLite or the system said about a file.
  init(_ error: any Error, path: String) {
    // What is no error of SQLite is a row that cannot be decoded.
    let code = (error as? DatabaseError)?.resultCode ?? .SQLITE_CORRUPT
    switch code {
    case .SQLITE_NOTADB:
      self = .notAnArchive(path)
    // All SQL is the program's own: where SQLite finds an error in it, the tables or the form of the file have changed.
    case .SQLITE_CORRUPT, .SQLITE_ERROR:
      self.init(.badData, "The archive '\(path)' is damaged: restore a copy, or move it away and collect again.")
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
      self.init(.inputOutput, "The archive '\(path)' cannot be written: check the permissions of file and folder.")
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(.inputOutput, "The archive '\(path)' is in use by another program: try again when that has ended.")
    case .SQLITE_FULL:
      self.init(.inputOutput, "The archive '\(path)' cannot grow, the disk is full: make room; nothing kept is lost.")
    case .SQLITE_CANTOPEN:
      self = .notOpened(path)
    default:
      self.init(.inputOutput, "The archive '\(path)' cannot be read or written (\(code)): check the disk.")
    }
  }
}
