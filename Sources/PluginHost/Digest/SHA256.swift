/// The hash function of FIPS 180-4: names for files whose contents' names are secret, and a check on their contents.
package enum SHA256 {
  /// The digest of some bytes, as 64 digits of hexadecimal.
  package static func hex(_ bytes: some Collection<UInt8>) -> String {
    digest { digest throws(DigestError) in try digest.add(bytes) }
  }

  /// The digest of several texts, each with its length before it, so that no two lists run into one.
  package static func hex(ofTexts texts: [String]) -> String {
    digest { digest throws(DigestError) in
      for text in texts {
        try digest.add("\(text.utf8.count):".utf8)
        try digest.add(text.utf8)
      }
    }
  }

  /// The digest of all that is added; ends the program where there is no memory for it, as Swift's own arrays do.
  private static func digest(of add: (MessageDigest) throws(DigestError) -> Void) -> String {
    do {
      let digest = try MessageDigest(.sha256.get())
      try add(digest)
      return hexadecimal(try digest.finish())
    } catch {
      // The method is built into OpenSSL and takes every input, so nothing else is left that could fail.
      preconditionFailure(error.message)
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
