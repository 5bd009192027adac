package import AirData
package import Foundation

/// Counts the requests of all processes to one feed, in a small file of the source's cache folder.
///
/// A limit that goes with a key is counted per key: the file's name holds a digest of the secrets. Where the file
/// cannot be written, nothing is counted and nothing is refused; a damaged file is begun anew.
package struct QuotaLedger: Sendable {
  private let folder: URL
  private let name: String

  private static let maxBytes = 64 << 10
  /// What the requests of a source without a quota are counted by: those of a day, none of which is refused.
  private static let counting = SourceManifest.Quota(requests: .max, perSeconds: QuotaUsage.daySeconds)

  /// Opens the ledger of a source.
  /// - Parameters:
  ///   - folder: The source's cache folder.
  ///   - secrets: The values of its secret settings, by the settings' names.
  package init(folder: URL, secrets: [String: String] = [:]) {
    self.folder = folder.appending(path: "quota")
    let texts = secrets.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    name = texts.isEmpty ? "all" : String(SHA256.hex(ofTexts: texts).prefix(16))
  }

  /// Opens the ledger of a source with its settings.
  /// - Parameters:
  ///   - folder: The source's cache folder.
  ///   - settings: The settings; those that `specs` calls secret tell which ledger it is.
  ///   - specs: The settings that the source understands.
  package init(folder: URL, settings: SourceSettings, specs: [SettingSpec]) {
    let names = specs.filter { $0.kind == .secret }.map(\.name)
    let pairs = names.compactMap { name in settings.text(name).map { (name, $0) } }
    self.init(folder: folder, secrets: Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
  }

  /// How much of a quota is used up.
  package func usage(of quota: SourceManifest.Quota?, at now: Date) -> QuotaUsage {
    let record = record(quota, now)
    let windows = (quota?.windows ?? []).map { window in
      QuotaUsage.Window(
        used: record.used(window), limit: window.requests, perSeconds: window.perSeconds,
        freesAt: record.freeTime(for: 1, window))
    }
    let refusal = record.refusal.map { refusal in
      QuotaUsage.Refusal(
        time: Date(timeIntervalSince1970: refusal.time),
        until: refusal.until.map { Date(timeIntervalSince1970: $0) }, isOfFeed: refusal.isOfFeed ?? false)
    }
    return QuotaUsage(
      windows: windows, requestsOfDay: windows.isEmpty ? record.used(Self.counting.windows[0]) : nil,
      freesAt: (windows.map(\.freesAt) + [record.pauseEnd()]).compactMap { $0 }.max(),
      lastRefusal: refusal)
  }

  /// Why a request cannot be sent now.
  enum Refusal: Hashable {
    /// Its server wants to be left alone until some time.
    case paused(until: Date)
    /// A window of the quota is used up until some time.
    case usedUp(SourceManifest.Quota.Window, until: Date)
    /// It outweighs a whole window.
    case tooHeavy(SourceManifest.Quota.Window)

    /// Whether the server has said so itself.
    var isOfFeed: Bool {
      if case .paused = self { true } else { false }
    }

    /// Until when; nil for ever.
    var until: Date? {
      switch self {
      case .paused(let time), .usedUp(_, let time): time
      case .tooHeavy: nil
      }
    }
  }

  /// Counts a request that is about to be sent to a server, unless it may not be.
  func spend(
    _ weight: Double, of quota: SourceManifest.Quota?, server: String, at now: Date
  ) -> Refusal? {
    let quota = Self.counted(quota)
    let refusal: Refusal?? = withLock {
      var record = record(quota, now)
      if let time = record.pauseEnd(of: server) { return .paused(until: time) }
      if let obstacle = record.obstacle(to: weight, quota) {
        let isForEver = obstacle.until == .distantFuture
        return isForEver ? .tooHeavy(obstacle.window) : .usedUp(obstacle.window, until: obstacle.until)
      }
      record.add(weight, quota, now: now)
      write(record)
      return nil
    }
    return refusal ?? nil
  }

  /// Remembers that a question was ended by a refusal, of the feed itself or by the count of its quota.
  func noteRefusal(until time: Date?, isOfFeed: Bool, _ quota: SourceManifest.Quota?, at now: Date) {
    _ = withLock {
      var record = record(quota, now)
      record.refusal = .init(time: now.timeIntervalSince1970, until: time?.timeIntervalSince1970, isOfFeed: isOfFeed)
      write(record)
    }
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
    let bytes = SmallFile.read(path("json"), limitBytes: Self.maxBytes, isOwn: true) ?? []
    var record = (try? JSONDecoder().decode(QuotaRecord.self, from: Data(bytes))) ?? QuotaRecord()
    record.settle(Self.counted(quota), now: now)
    return record
  }

  private static func counted(_ quota: SourceManifest.Quota?) -> SourceManifest.Quota {
    quota.flatMap { $0.windows.isEmpty ? nil : $0 } ?? counting
  }

  private func write(_ record: QuotaRecord) {
    guard let data = try? JSONEncoder().encode(record) else { return }
    _ = SmallFile.replace(path("json"), with: [UInt8](data))
  }

  private func path(_ fileExtension: String) -> String {
    folder.appending(path: "\(name).\(fileExtension)").path
  }
}
