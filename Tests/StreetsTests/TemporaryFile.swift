import Foundation
import TestSupport

/// A file in a folder of its own that goes away with its owner.
final class TemporaryFile {
  let path: String
  private let folder: TemporaryFolder

  init(name: String, _ data: Data) throws {
    folder = try TemporaryFolder()
    path = try folder.write(data, as: name)
  }
}
