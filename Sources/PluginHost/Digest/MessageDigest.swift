internal import COpenSSL

/// What OpenSSL says of a digest that it could not make.
struct DigestError: Error {
  /// One sentence.
  let message: String

  /// Takes the oldest of this thread's complaints, and clears the rest.
  init(doing what: String) {
    let code = ERR_get_error()
    ERR_clear_error()
    guard code != 0, let reason = ERR_reason_error_string(code) else {
      message = "OpenSSL cannot \(what)."
      return
    }
    message = "OpenSSL cannot \(what): \(String(cString: reason))."
  }
}

/// A hash function that OpenSSL knows.
///
/// It comes from a library context of its own, so that no openssl.cnf of the machine has a say in it.
final class DigestMethod: Sendable {
  /// SHA-256, or why it cannot be had.
  static let sha256 = Result { () throws(DigestError) in try DigestMethod("SHA256") }

  // Both are only read once they are there, which OpenSSL allows from any thread.
  private nonisolated(unsafe) let library: OpaquePointer
  fileprivate nonisolated(unsafe) let method: OpaquePointer

  /// Fetches the function of a name.
  /// - Throws: ``DigestError`` when OpenSSL has none of it, or there is no memory.
  private init(_ name: String) throws(DigestError) {
    guard let library = OSSL_LIB_CTX_new() else { throw DigestError(doing: "begin") }
    guard let method = EVP_MD_fetch(library, name, nil) else {
      OSSL_LIB_CTX_free(library)
      throw DigestError(doing: "find \(name)")
    }
    self.library = library
    self.method = method
  }

  deinit {
    EVP_MD_free(method)
    OSSL_LIB_CTX_free(library)
  }
}

/// A digest in the making; owns OpenSSL's state of it.
final class MessageDigest {
  private let context: OpaquePointer
  private let method: DigestMethod

  /// Begins a digest of nothing.
  /// - Throws: ``DigestError`` when there is no memory.
  init(_ method: DigestMethod) throws(DigestError) {
    guard let context = EVP_MD_CTX_new() else { throw DigestError(doing: "begin a digest") }
    self.context = context
    self.method = method
    guard EVP_DigestInit_ex2(context, method.method, nil) == 1 else { throw DigestError(doing: "begin a digest") }
  }

  deinit {
    EVP_MD_CTX_free(context)
  }

  /// Adds bytes behind those that are in it.
  /// - Throws: ``DigestError``.
  func add(_ bytes: some Collection<UInt8>) throws(DigestError) {
    let status = bytes.withContiguousStorageIfAvailable { EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
    guard (status ?? addCopy(bytes)) == 1 else { throw DigestError(doing: "continue a digest") }
  }

  /// Ends the digest, to which nothing may be added any more.
  /// - Returns: Its bytes, as many as the method has.
  /// - Throws: ``DigestError``.
  func finish() throws(DigestError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    guard EVP_DigestFinal_ex(context, &bytes, &count) == 1 else { throw DigestError(doing: "end a digest") }
    return Array(bytes.prefix(Int(count)))
  }

  private func addCopy(_ bytes: some Collection<UInt8>) -> Int32 {
    Array(bytes).withUnsafeBytes { EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
  }
}
