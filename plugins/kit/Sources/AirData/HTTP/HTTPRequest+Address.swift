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

  /// Checks the same as ``check()``, for an address that a setting gives.
  /// - Throws: ``SourceError/setting(name:problem:)``, which names the setting.
  public func check(setting name: String) throws(SourceError) {
    do {
      try check()
    } catch {
      let reason = error.message.hasSuffix(".") ? String(error.message.dropLast()) : error.message
      throw .setting(name: name, problem: "cannot be used: \(reason)")
    }
  }
}
