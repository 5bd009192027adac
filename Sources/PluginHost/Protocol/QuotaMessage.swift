internal import AirData

/// A feed's quota as the handshake has it: one window, or a list of them.
struct QuotaMessage: Codable {
  /// Most requests within some time.
  struct Window: Codable {
    let requests: Int
    let perSeconds: Int

    enum CodingKeys: String, CodingKey {
      case requests
      case perSeconds = "per_seconds"
    }
  }

  let windows: [Window]

  private static let maxWindows = 8

  init(_ quota: SourceManifest.Quota) {
    windows = quota.windows.map { Window(requests: $0.requests, perSeconds: $0.perSeconds) }
  }

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      var windows: [Window] = []
      while !list.isAtEnd, windows.count <= Self.maxWindows { windows.append(try list.decode(Window.self)) }
      self.windows = windows
    } else {
      windows = [try Window(from: decoder)]
    }
  }

  func encode(to encoder: any Encoder) throws {
    if windows.count == 1 { try windows[0].encode(to: encoder) } else { try windows.encode(to: encoder) }
  }

  /// The quota, when it is sound.
  func quota() throws(ProtocolFault) -> SourceManifest.Quota {
    guard (1...Self.maxWindows).contains(windows.count) else {
      throw ProtocolFault("quota: must have from 1 to \(Self.maxWindows) windows")
    }
    let quota = SourceManifest.Quota(windows.map { .init(requests: $0.requests, perSeconds: $0.perSeconds) })
    if let problem = quota.problem { throw ProtocolFault("quota: \(problem)") }
    return quota
  }
}

extension SourceManifest.Quota {
  /// Longest window that can be counted, in seconds: a year.
  private static let longestSeconds = 366 * 86_400

  /// What is wrong with the windows, without a full stop; nil when nothing is.
  var problem: String? {
    if windows.isEmpty { return "has no window" }
    guard windows.allSatisfy({ $0.requests > 0 && $0.perSeconds > 0 }) else { return "must be above 0" }
    if windows.contains(where: { $0.perSeconds > Self.longestSeconds }) { return "has a window of more than a year" }
    let twice = zip(windows, windows.dropFirst()).first { $0.perSeconds == $1.perSeconds }
    return twice.map { "has two windows of \($0.0.perSeconds) seconds: leave the stricter" }
  }
}
