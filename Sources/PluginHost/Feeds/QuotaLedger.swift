public import AirData
public import Foundation

/// How much of a feed's quota is used up.
public struct QuotaUsage: Sendable, Hashable {
  /// Sum of the weights of the requests in the window that ends now.
  public let used: Double
  /// Most that the window may hold; nil where the source has no quota.
  public let limit: Int?
  /// Length of the window in seconds; nil where the source has no quota.
  public let perSeconds: Int?
  /// When the next request may be sent; nil when it may be sent now.
  public let freesAt: Date?
}

/// Counts the requests of all processes to one feed, in a small file of the source's cache folder.
///
/// A limit that goes with a key is counted per key: the file's name holds a digest of the secrets. Where the file cannot be
/// written, nothing is counted and nothing is refused; a damaged file is begun anew.
public struct QuotaLedger: Sendable {
  private let folder: URL
  private let name: String

  private static let mostBytes = 64 << 10

  /// Opens the ledger of a source.
  /// - Parameters:
  ///   - folder: The source's cache folder.
  ///   - secrets: The values of its secret settings, by the settings' names.
  public init(folder: URL, secrets: [String: String] = [:]) {
    self.folder = folder.appending(path: "quota")
    let texts = secrets.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    name = texts.isEmpty ? "all" : String(SHA256.hex(ofTexts: texts).prefix(16))
  }

  /// Opens the ledger of a source with its settings.
  /// - Parameters:
  ///   - folder: The source's cache folder.
  ///   - settings: The settings; those that `specs` calls secret tell which ledger it is.
  ///   - specs: The settings that the source understands.
  public init(folder: URL, settings: SourceSettings, specs: [SettingSpec]) {
    let names = specs.filter { $0.kind == .secret }.map(\.name)
    let pairs = names.compactMap { name in settings.text(name).map { (name, $0) } }
    self.init(folder: folder, secrets: Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }

  /// How much of a quota is used up.
  public func usage(of quota: SourceManifest.Quota?, at now: Date) -> QuotaUsage {
    let record = record(quota, now)
    let times = [quota.flatMap { record.freeTime(for: 1, $0) }, record.pauseEnd()].compactMap { $0 }
    return QuotaUsage(used: record.used, limit: quota?.requests, perSeconds: quota?.perSeconds, freesAt: times.max())
  }

  /// Why a request cannot be sent now.
  enum Refusal: Hashable {
    /// Its server wants to be left alone until some time.
    case paused(until: Date)
    /// The quota is used up until some time.
    case usedUp(until: Date)
    /// It outweighs the whole quota.
    case tooHeavy
  }

  /// Counts a request that is about to be sent to a server, unless it may not be.
  func spend(
    _ weight: Double, of quota: SourceManifest.Quota?, server: String, at now: Date
  ) -> Refusal? {
    guard let quota else { return record(nil, now).pauseEnd(of: server).map { .paused(until: $0) } }
    let refusal: Refusal?? = withLock {
      var record = record(quota, now)
      if let time = record.pauseEnd(of: server) { return .paused(until: time) }
      if let time = record.freeTime(for: weight, quota) {
        return time == .distantFuture ? .tooHeavy : .usedUp(until: time)
      }
      record.add(weight, quota, now: now)
      write(record)
      return nil
    }
    return refusal ?? nil
  }

  /// Lets nobody ask a server before a moment.
  func pause(_ server: String, until time: Date, _ quota: SourceManifest.Quota?, at now: Date) {
    _ = withLock {
      var record = record(quota, now)
      record.pauses[server] = max(record.pauses[server] ?? 0, time.timeIntervalSince1970)
      write(record)
    }
  }

  private func withLock<Value>(_ body: () -> Value) -> Value? {
    guard SmallFile.makeFolder(folder) else { return nil }
    return FileLock.holding(path("lock"), body)
  }

  private func record(_ quota: SourceManifest.Quota?, _ now: Date) -> QuotaRecord {
    let bytes = SmallFile.read(path("json"), limitBytes: Self.mostBytes, isOwn: true) ?? []
    var record = (try? JSONDecoder().decode(QuotaRecord.self, from: Data(bytes))) ?? QuotaRecord()
    record.settle(quota, now: now)
    return record
  }

  private func write(_ record: QuotaRecord) {
    guard let data = try? JSONEncoder().encode(record) else { return }
    _ = SmallFile.replace(path("json"), with: [UInt8](data))
  }

  private func path(_ fileExtension: String) -> String {
    folder.appending(path: "\(name).\(fileExtension)").path
  }
}
