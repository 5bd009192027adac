import Foundation
import Geo

/// Streets as on squared paper, a river, a coast and parks: an OSM extract of the case's city.
struct ReportsStreets {
  let box: BoundingBox

  private static let spacingMeters = 100.0

  /// The extract as XML.
  var osm: String {
    let metersPerLatitude = 111_195.0
    let metersPerLongitude = metersPerLatitude * cos((box.south + box.north) / 2 * .pi / 180)
    let rows = Int((box.north - box.south) * metersPerLatitude / Self.spacingMeters)
    let columns = Int((box.east - box.west) * metersPerLongitude / Self.spacingMeters)
    var lines = ["<osm version=\"0.6\">"]
    for row in 0...rows {
      for column in 0...columns {
        let latitude = box.south + (box.north - box.south) * Double(row) / Double(rows)
        let longitude = box.west + (box.east - box.west) * Double(column) / Double(columns)
        lines.append(
          "<node id=\"\(row * (columns + 1) + column + 1)\" version=\"1\" lat=\"\(latitude)\" lon=\"\(longitude)\"/>")
      }
    }
    func node(_ row: Int, _ column: Int) -> Int { row * (columns + 1) + column + 1 }
    var ways: [(nodes: [Int], tag: String)] = []
    for row in 0...rows { ways.append(((0...columns).map { node(row, $0) }, highway(row))) }
    for column in 0...columns { ways.append(((0...rows).map { node($0, column) }, highway(column))) }
    for row in stride(from: 5, to: rows - 5, by: 12) {
      for column in stride(from: 5, to: columns - 5, by: 12) {
        let corners = [(row, column), (row, column + 3), (row + 3, column + 3), (row + 3, column), (row, column)]
        let tag = (row + column) % 5 == 0 ? "natural=water" : "leisure=park"
        ways.append((corners.map { node($0.0, $0.1) }, tag))
      }
    }
    for (number, way) in ways.enumerated() {
      let tag = way.tag.split(separator: "=")
      let references = way.nodes.map { "<nd ref=\"\($0)\"/>" }.joined()
      lines.append("<way id=\"\(number + 1)\" version=\"1\">\(references)<tag k=\"\(tag[0])\" v=\"\(tag[1])\"/></way>")
    }
    return (lines + ["</osm>\n"]).joined(separator: "\n")
  }

  private func highway(_ number: Int) -> String {
    number % 20 == 0 ? "highway=primary" : number % 5 == 0 ? "highway=secondary" : "highway=residential"
  }
}
