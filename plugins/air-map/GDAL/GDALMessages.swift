internal import CGDAL

/// Collects what GDAL complains of while something runs, and keeps it from standard error.
///
/// GDAL's handlers belong to a thread, so what runs must not wait.
final class GDALMessages {
  /// The first complaint, in GDAL's words.
  private(set) var first: String?

  private static let maxCharacters = 200

  private init() {}

  /// Runs something with the complaints collected.
  static func collecting<Value>(_ body: (GDALMessages) throws -> Value) rethrows -> Value {
    _ = registered
    let messages = GDALMessages()
    CPLPushErrorHandlerEx(
      { level, _, text in
        guard level.rawValue >= CE_Failure.rawValue, let text, let data = CPLGetErrorHandlerUserData() else { return }
        Unmanaged<GDALMessages>.fromOpaque(data).takeUnretainedValue().take(String(cString: text))
      }, Unmanaged.passUnretained(messages).toOpaque())
    defer { CPLPopErrorHandler() }
    return try withExtendedLifetime(messages) { try body(messages) }
  }

  /// The first complaint as the end of a sentence, or that there was none.
  var words: String {
    guard let first else { return "GDAL gives no reason" }
    return "GDAL says: " + (first.hasSuffix(".") ? String(first.dropLast()) : first)
  }

  private func take(_ text: String) {
    guard first == nil else { return }
    first = String(text.prefix(Self.maxCharacters)).split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Makes the formats known, once.
  private static let registered: Void = GDALAllRegister()
}

/// Lends GDAL a list of texts that ends with a null pointer.
func withTexts<Value>(_ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Value) -> Value
{
  var pointers = texts.map { $0.withCString(strdup) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeMutableBufferPointer { buffer in
    // There is always the null pointer, so the buffer has an address.
    withUnsafeMutablePointer(to: &buffer[0], body)
  }
}
