/// One request to a feed.
public struct HTTPRequest: Sendable, Hashable {
  /// Verb of a request.
  public enum Method: String, Sendable {
    /// Read.
    case get = "GET"
    /// Send a body.
    case post = "POST"
  }

  /// Absolute `http` or `https` address.
  public var url: String
  /// The method of HTTP.
  public var method: Method = .get
  /// Header fields by name.
  public var headers: [String: String] = [:]
  /// Body of a `POST`.
  public var body: [UInt8] = []
  /// Most seconds to wait for a connection.
  public var connectTimeoutSeconds: Double = 10
  /// Most seconds for everything.
  public var totalTimeoutSeconds: Double = 60
  /// Largest accepted body in bytes, counted after decompression.
  public var maximumBodyBytes: Int = 64 << 20
  /// Whether plain `http` to another machine than this one is allowed.
  public var allowsPlainHTTP: Bool = false
  /// How many requests of the feed's quota it counts as, above 0; feeds may weigh large questions more.
  ///
  /// The host sends no request of another weight, see ``hasSoundWeight``.
  public var quotaWeight: Double = 1
  /// Whether the weight is a number above 0, which nothing may be sent without: no count would protect the user's key.
  public var hasSoundWeight: Bool { quotaWeight > 0 && quotaWeight.isFinite }

  /// Creates a request for an address.
  public init(url: String) {
    self.url = url
  }
}
