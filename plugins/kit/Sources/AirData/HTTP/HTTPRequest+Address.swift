extension HTTPRequest {
  /// Scheme, host and path of the address, without what may be secret: for messages.
  public var displayAddress: String {
    (try? HTTPAddress(parsing: url))?.display ?? "the address"
  }

  /// Checks address and header fields as the client will, without sending anything.
  /// - Throws: ``SourceError/unavailable(_:)``.
  public func check() throws(SourceError) {
    _ = try HTTPHop(self)
  }
}
