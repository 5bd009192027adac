extension HTTPResponse {
  /// What a status other than 200 means for a source.
  ///
  /// - Parameters:
  ///   - address: How the sentence names the feed; see ``HTTPRequest/displayAddress``.
  ///   - credential: What the source shows to be let in, as words: `the setting api_key`; nil when it needs nothing.
  /// - Returns: The failure to throw, nil for 200.
  public func failure(from address: String, credential: String? = nil) -> SourceError? {
    switch status {
    case 200: return nil
    case 429: return .quota("\(address) was asked too often: ask again later.")
    case 401, 403:
      guard let credential else { break }
      return .unavailable("\(address) does not let this source in: check \(credential).")
    default: break
    }
    return .unavailable("\(address) answered with status \(status).")
  }
}
