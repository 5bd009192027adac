internal import Foundation

/// The types of source that the program knows, each with the file it came from.
///
/// Safe to use from several threads.
public final class Registry: @unchecked Sendable {
  /// One registered type.
  public struct Entry: Sendable {
    /// The type, ready to be instantiated.
    public let type: any AirSource.Type
    /// Path of the library that registered it.
    public let file: String

    /// What the type says about itself.
    public var manifest: SourceManifest { type.manifest }
  }

  /// Two libraries that register one id.
  public struct Conflict: Error, Hashable, Sendable {
    /// The id that both want.
    public let id: String
    /// The library that came first.
    public let firstFile: String
    /// The library that came second.
    public let secondFile: String

    /// One sentence that names both files and says what to do.
    public var message: String {
      "Two plugins register the source '\(id)': '\(firstFile)' and '\(secondFile)'. Remove one of the files."
    }
  }

  private let lock = NSLock()
  private var entriesByID: [String: Entry] = [:]
  private var foundConflicts: [Conflict] = []
  private var currentFile = Registry.ownFile

  /// What stands for a file where a type is registered outside ``registering(from:_:)``.
  private static let ownFile = "(built in)"

  /// Creates an empty registry.
  public init() {}

  /// Adds a type; called by a plugin's registration function.
  ///
  /// A second type of the same id is not added but remembered in ``conflicts``, since a plugin cannot be trusted to
  /// handle the error.
  public func register(_ type: any AirSource.Type) {
    lock.withLock {
      let id = type.manifest.id
      if let first = entriesByID[id] {
        foundConflicts.append(Conflict(id: id, firstFile: first.file, secondFile: currentFile))
      } else {
        entriesByID[id] = Entry(type: type, file: currentFile)
      }
    }
  }

  /// Runs a plugin's registration and notes the file with whatever it registers; one registration at a time.
  /// - Returns: How many types were offered, the conflicting ones included.
  public func registering(from file: String, _ body: () -> Void) -> Int {
    let before = lock.withLock {
      currentFile = file
      return entriesByID.count + foundConflicts.count
    }
    body()
    return lock.withLock {
      currentFile = Self.ownFile
      return entriesByID.count + foundConflicts.count - before
    }
  }

  /// The registered types, by id.
  public var entries: [Entry] {
    lock.withLock { entriesByID.values.sorted { $0.manifest.id < $1.manifest.id } }
  }

  /// The ids that two libraries wanted.
  public var conflicts: [Conflict] {
    lock.withLock { foundConflicts }
  }

  /// The type of an id, nil when no plugin has registered it.
  public func entry(_ id: String) -> Entry? {
    lock.withLock { entriesByID[id] }
  }
}
