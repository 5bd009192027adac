import CCairo
import Foundation
import Testing

/// A picture that a person has looked at and found right, kept in `Golden/NAME.png`.
///
/// With UPDATE_GOLDEN=1 in the environment the files are written anew, to be looked at again before they are committed.
enum GoldenPicture {
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden")

  /// Holds a picture against the file; letters may differ by a hair between versions of the drawing library.
  static func expect(_ png: Data, is name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appending(path: "\(name).png")
    if isUpdating { try png.write(to: file) }
    let drawn = try #require(Pixels(png), sourceLocation: sourceLocation)
    let golden = try #require(Pixels(Data(contentsOf: file)), sourceLocation: sourceLocation)
    try #require(drawn.width == golden.width && drawn.height == golden.height, sourceLocation: sourceLocation)
    let differences = zip(drawn.bytes, golden.bytes).map { abs(Int($0) - Int($1)) }
    let mean = Double(differences.reduce(0, +)) / Double(differences.count)
    let far = Double(differences.count { $0 > 32 }) / Double(differences.count)
    #expect(mean < 0.5 && far < 0.004, "mean difference \(mean), far off \(far)", sourceLocation: sourceLocation)
  }

  private struct Pixels {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    init?(_ png: Data) {
      let path = FileManager.default.temporaryDirectory.appending(path: "brisa-golden-\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: path) }
      guard (try? png.write(to: path)) != nil else { return nil }
      let surface = cairo_image_surface_create_from_png(path.path)
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
      else {
        return nil
      }
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
      bytes = Array(UnsafeBufferPointer(start: data, count: height * Int(cairo_image_surface_get_stride(surface))))
    }
  }
}
