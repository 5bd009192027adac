import TestSupport
import Testing

extension SharedData {
  /// Why a test is skipped.
  static let absence: Comment = "the real extracts are not here: set BRISA_SHARED_DATA to their folder"
}
