internal import CCairo
internal import Foundation

/// Collects what cairo writes to a stream.
final class ByteSink {
  private var data = Data()

  /// Runs a writer with the sink's address and returns what came.
  static func collecting(_ write: (UnsafeMutableRawPointer) -> cairo_status_t) throws(ReportsError) -> Data {
    let sink = ByteSink()
    let status = withExtendedLifetime(sink) { write(Unmanaged.passUnretained(sink).toOpaque()) }
    if status != CAIRO_STATUS_SUCCESS { throw .drawing(problem: String(cString: cairo_status_to_string(status))) }
    return sink.data
  }

  static let write: cairo_write_func_t = { sink, bytes, count in
    guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
