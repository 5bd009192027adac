/// The parameters of a field `RateLimit`, as in `"default";r=50;t=30, "day";r=1000;t=3600`
/// (draft-ietf-httpapi-ratelimit-headers, section 4; a list of RFC 9651).
enum RateLimitField {
  /// What is left of one quota.
  struct Quota: Equatable {
    /// Requests that are left (`r`).
    let remaining: Int
    /// Seconds until there are more (`t`).
    let seconds: Int
  }

  /// The quotas that say both what is left and until when; members that cannot be understood are left out.
  static func quotas(_ text: String) -> [Quota] {
    split(text[...], at: ",").compactMap { member in
      var numbers: [String: Int] = [:]
      for parameter in split(member, at: ";").dropFirst() {
        let parts = parameter.split(separator: "=", maxSplits: 1)
        guard parts.count == 2 else { continue }
        numbers[String(parts[0].drop(while: { $0 == " " }))] = number(parts[1])
      }
      guard let remaining = numbers["r"], let seconds = numbers["t"] else { return nil }
      return Quota(remaining: remaining, seconds: seconds)
    }
  }

  /// A whole number that is not negative, as far as RFC 9651 knows them.
  private static func number(_ text: Substring) -> Int? {
    var digits = text
    while digits.last == " " || digits.last == "\t" { digits.removeLast() }
    guard (1...15).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isWholeNumber }) else { return nil }
    return Int(digits)
  }

  /// The parts between separators that do not stand in a quoted text.
  private static func split(_ text: Substring, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var (isQuoted, isEscaped) = (false, false)
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, character == separator {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    return parts + [text[start...]]
  }
}
