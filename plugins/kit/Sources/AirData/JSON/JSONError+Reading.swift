extension JSONError {
  /// Reads an answer of a feed; what cannot be read is the failure of a source.
  ///
  /// - Parameters:
  ///   - feed: How the sentence names the feed: as people know it, or its host.
  ///   - read: Looks into a ``JSONDocument``.
  /// - Returns: What was read.
  /// - Throws: ``SourceError/malformed(_:)``.
  public static func toSourceError<Value>(
    feed: String, _ read: () throws(JSONError) -> Value
  ) throws(SourceError) -> Value {
    do {
      return try read()
    } catch {
      throw error.sourceError(feed: feed)
    }
  }
}
