import Foundation

/// Writes streets as an OpenStreetMap extract (`.osm.pbf`; https://wiki.openstreetmap.org/wiki/PBF_Format), not
/// compressed.
enum ExtractWriter {
  /// Nodes or ways in one block.
  private static let blockSize = 8000

  /// Every street is a way of two nodes, `highway=residential`.
  static func write(_ plan: StreetPlan, to path: String) throws {
    var file = Data()
    var header = ProtocolBuffer()
    for feature in ["OsmSchema-V0.6", "DenseNodes"] { header.add(feature.utf8, field: 4) }
    append("OSMHeader", header, to: &file)
    for first in stride(from: 0, to: plan.latitudes.count, by: blockSize) {
      append("OSMData", nodes(plan, first..<min(plan.latitudes.count, first + blockSize)), to: &file)
    }
    for first in stride(from: 0, to: plan.streets.count, by: blockSize) {
      append("OSMData", ways(plan, first..<min(plan.streets.count, first + blockSize)), to: &file)
    }
    try file.write(to: URL(filePath: path))
  }

  private static func append(_ type: String, _ block: ProtocolBuffer, to file: inout Data) {
    var blob = ProtocolBuffer()
    blob.add(block.bytes, field: 1)
    var header = ProtocolBuffer()
    header.add(type.utf8, field: 1)
    header.add(UInt64(blob.bytes.count), field: 3)
    withUnsafeBytes(of: UInt32(header.bytes.count).bigEndian) { file.append(contentsOf: $0) }
    file.append(contentsOf: header.bytes)
    file.append(contentsOf: blob.bytes)
  }

  private static func nodes(_ plan: StreetPlan, _ range: Range<Int>) -> ProtocolBuffer {
    var dense = ProtocolBuffer()
    dense.addDifferences(range.map { $0 + 1 }, field: 1)
    dense.addDifferences(range.map { Int(plan.latitudes[$0]) * 10 }, field: 8)
    dense.addDifferences(range.map { Int(plan.longitudes[$0]) * 10 }, field: 9)
    var group = ProtocolBuffer()
    group.add(dense.bytes, field: 2)
    return block(words: [""], group)
  }

  private static func ways(_ plan: StreetPlan, _ range: Range<Int>) -> ProtocolBuffer {
    var group = ProtocolBuffer()
    for number in range {
      var way = ProtocolBuffer()
      way.add(UInt64(number + 1), field: 1)
      way.add([1], field: 2)
      way.add([2], field: 3)
      way.addDifferences([Int(plan.streets[number].from) + 1, Int(plan.streets[number].to) + 1], field: 8)
      group.add(way.bytes, field: 3)
    }
    return block(words: ["", "highway", "residential"], group)
  }

  private static func block(words: [String], _ group: ProtocolBuffer) -> ProtocolBuffer {
    var table = ProtocolBuffer()
    for word in words { table.add(word.utf8, field: 1) }
    var block = ProtocolBuffer()
    block.add(table.bytes, field: 1)
    block.add(group.bytes, field: 2)
    return block
  }
}
