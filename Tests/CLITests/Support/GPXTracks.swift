import Foundation
import FoundationXML
import Testing

/// The tracks of a GPX document, read by a parser that knows nothing of Brisa.
final class GPXTracks: NSObject, XMLParserDelegate {
  /// Attributes of the points, by track.
  private(set) var points: [[[String: String]]] = []
  /// Times of the points, by track.
  private(set) var times: [[String]] = []
  private var isInTime = false
  /// Namespace and version of the root element.
  private(set) var root: [String: String] = [:]

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "gpx": root = attributes
    case "trk":
      points.append([])
      times.append([])
    case "trkpt": points[points.count - 1].append(attributes)
    case "time":
      times[times.count - 1].append("")
      isInTime = true
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if isInTime { times[times.count - 1][times[times.count - 1].count - 1] += text }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "time" { isInTime = false }
  }
}
