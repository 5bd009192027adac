internal import Foundation

/// The sources that the program knows, each with the file it came from.
///
/// Safe to use from several threads: while one registers a file, the others wait.
public final class Registry: @unchecked Sendable {
  /// One registered source.
  public struct Entry: Sendable {
    /// What the source says about itself.
    public let manifest: SourceManifest
    /// Path of the library or program that it comes from.
    public let file: String
    /// Whether it runs in a process of its own.
    public let isIsolated: Bool
    /// Makes an instance from checked settings; throws ``SourceError``.
    public let make: @Sendable (SourceSettings, SourceContext) throws -> any ReadingProvider

    /// Creates an entry.
    public init(
      manifest: SourceManifest, file: String, isIsolated: Bool,
      make: @escaping @Sendable (SourceSettings, SourceContext) throws -> any ReadingProvider
    ) {
      self.manifest = manifest
      self.file = file
      self.isIsolated = isIsolated
      self.make = make
    }
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

  /// A type whose manifest promises what the type cannot give.
  public struct BrokenPromise: Error, Hashable, Sendable {
    /// The source's id.
    public let id: String
    /// The library that it comes from.
    public let file: String
    /// What the manifest says: the name of its property.
    public let promise: String
    /// The protocol that the type would have to conform to.
    public let conformance: String

    /// One sentence that says what to do.
    public var message: String {
      "The manifest of the source '\(id)' in '\(file)' says \(promise), but its type is no \(conformance): "
        + "let it conform, or leave that out."
    }
  }

  /// Recursive, since a registration holds it while its types are added.
  private let lock = NSRecursiveLock()
  private var entriesByID: [String: Entry] = [:]
  private var foundConflicts: [Conflict] = []
  private var foundBrokenPromises: [BrokenPromise] = []
  private var currentFile = Registry.ownFile

  /// What stands for a file where a type is registered outside ``registering(from:_:)``.
  private static let ownFile = "(built in)"

  /// Creates an empty registry.
  public init() {}

  /// Adds a type; called by a plugin's registration function.
  ///
  /// What it provides follows from its type. A second type of the same id is not added but remembered in ``conflicts``,
  /// since a plugin cannot be trusted to handle the error; nor is one whose manifest promises more than the type has,
  /// see ``brokenPromises``.
  public func register(_ type: any AirSource.Type) {
    let file = lock.withLock { currentFile }
    var manifest = type.manifest
    let (hasWind, hasMaps) = (type is any WindProvider.Type, type is any MapProvider.Type)
    let broken: (promise: String, conformance: String)? =
      manifest.providesWind && !hasWind
      ? ("providesWind", "WindProvider")
      : manifest.providesMaps && !hasMaps ? ("providesMaps", "AirMapSource") : nil
    if let broken {
      let promise = BrokenPromise(
        id: manifest.id, file: file, promise: broken.promise, conformance: broken.conformance)
      return lock.withLock { foundBrokenPromises.append(promise) }
    }
    (manifest.providesWind, manifest.providesMaps) = (hasWind, hasMaps)
    add(Entry(manifest: manifest, file: file, isIsolated: false) { try type.init(settings: $0, context: $1) })
  }

  /// Adds a source that is not a type of this process; a second one of the same id is remembered in ``conflicts``.
  public func add(_ entry: Entry) {
    lock.withLock {
      let id = entry.manifest.id
      if let first = entriesByID[id] {
        foundConflicts.append(Conflict(id: id, firstFile: first.file, secondFile: entry.file))
      } else {
        entriesByID[id] = entry
      }
    }
  }

  /// Runs a plugin's registration and notes the file with whatever it registers.
  ///
  /// No other thread gets to the registry meanwhile, so the function must not wait for one that does.
  /// - Returns: How many types were offered, those included that were not added.
  public func registering(from file: String, _ body: () -> Void) -> Int {
    lock.withLock {
      let (outerFile, before) = (currentFile, offeredCount)
      currentFile = file
      defer { currentFile = outerFile }
      body()
      return offeredCount - before
    }
  }

  /// How many types were offered so far; to be asked for under the lock.
  private var offeredCount: Int {
    entriesByID.count + foundConflicts.count + foundBrokenPromises.count
  }

  /// The registered sources, by id.
  public var entries: [Entry] {
    lock.withLock { entriesByID.values.sorted { $0.manifest.id < $1.manifest.id } }
  }

  /// The ids that two libraries wanted.
  public var conflicts: [Conflict] {
    lock.withLock { foundConflicts }
  }

  /// The types whose manifest promises what they cannot give, which are not added.
  public var brokenPromises: [BrokenPromise] {
    lock.withLock { foundBrokenPromises }
  }

  /// The source of an id, nil when no plugin has registered it.
  public func entry(_ id: String) -> Entry? {
    lock.withLock { entriesByID[id] }
  }
}
