import Files
import Foundation
import Geo
import Streets
import TestSupport
import Testing

@testable import VectorMap

@Suite("Base maps in files")
struct BaseMapFileTests {
  private static let map = TiledMap(
    of: MapObjects([
      MapObjects.Object(
        .line, [[Coordinate(latitude: 39.47, longitude: -0.37), Coordinate(latitude: 39.48, longitude: -0.36)]],
        tags: [(key: "highway", value: "primary"), (key: "name", value: "Carrer"), (key: "name:es", value: "Calle")]),
      MapObjects.Object(
        .point, [[Coordinate(latitude: 39.47, longitude: -0.37)]],
        tags: [(key: "place", value: "city"), (key: "name", value: "València")]),
    ]))

  @Test("lie beside their networks")
  func path() {
    #expect(BaseMapFile.path(beside: "/a/city.brisa") == "/a/city.basemap")
    #expect(BaseMapFile.path(beside: "city") == "city.basemap")
  }

  @Test("are read as they were written, and have the same stamp")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    try BaseMapFile.write(Self.map, to: folder.path("city.basemap"))
    let read = try BaseMapFile.open(folder.path("city.basemap"))
    #expect(read.tables == Self.map.tables && read.stamp == Self.map.stamp && read.boxes.count == 2)
    try BaseMapFile.write(read, to: folder.path("city.basemap"))
  }

  @Test("that are changed in one byte, or cut, are refused with a sentence")
  func damage() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("city.basemap")
    try BaseMapFile.write(Self.map, to: path)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x55
      try changed.write(to: URL(fileURLWithPath: path))
      #expect(throws: StoredFileError.self) { try BaseMapFile.open(path) }
      try bytes.prefix(place).write(to: URL(fileURLWithPath: path))
      #expect(throws: StoredFileError.self) { try BaseMapFile.open(path) }
    }
  }

  @Test("have another stamp where the same letters make other names, or names stand in other sets")
  func stamps() {
    let changes: [(inout MapTables) -> Void] = [
      { $0.firstByte[$0.firstByte.count - 2] -= 1 }, { $0.firstName[$0.firstName.count - 2] -= 2 },
    ]
    for change in changes {
      var tables = Self.map.tables
      change(&tables)
      #expect(tables.isSound && TiledMap(tables).stamp != Self.map.stamp)
    }
  }

  @Test("whose numbers lead nowhere are not sound, whatever their check says")
  func faults() {
    let changes: [(inout MapTables) -> Void] = [
      { $0.classes[0] = 255 }, { $0.names[0] = 9 }, { $0.firstRing[1] = 9 }, { $0.firstPoint[1] = .max },
      { $0.firstByte[1] = .max }, { $0.nameParts[0] = 77 }, { $0.x.removeLast() }, { $0.firstRing = [] },
      { $0.flags.append(0) }, { $0.firstName[1] = 1 },
    ]
    #expect(Self.map.tables.isSound)
    for change in changes {
      var tables = Self.map.tables
      change(&tables)
      #expect(!tables.isSound)
    }
  }

  @Test("replace nothing but base maps, and say what is missing")
  func others() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("diary", as: "city.basemap")
    #expect(throws: StoredFileError.self) { try BaseMapFile.write(Self.map, to: path) }
    #expect(throws: StoredFileError.self) { try BaseMapFile.open(folder.path("none.basemap")) }
  }
}
