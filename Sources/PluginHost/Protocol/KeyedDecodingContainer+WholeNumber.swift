extension KeyedDecodingContainer {
  /// A whole number; what is none is a fault with its path, which the decoder itself does not have for 1.5.
  func decodeWholeNumber(forKey key: Key) throws -> Int {
    let fault = ProtocolFault(codingPath + [key], "expected a whole number")
    do {
      return try decode(Int.self, forKey: key)
    } catch let error as DecodingError {
      if case .dataCorrupted = error { throw fault }
      throw error
    } catch {
      throw fault
    }
  }
}
