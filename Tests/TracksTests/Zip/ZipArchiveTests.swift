import Foundation
import Geo
import Testing

@testable import Tracks

@Suite("Zip archives")
struct ZipArchiveTests {
  @Test("are broken when their end is missing")
  func halfAFileIsBroken() {
    let bytes = zip(name: "doc.kml", stored: Array("<kml/>".utf8))
    for count in 2..<bytes.count {
      #expect(throws: TrackError.self) { try TrackReader.read(Array(bytes.prefix(count))) }
    }
  }

  @Test("give the track that is stored in them")
  func membersAreRead() throws {
    let kml = "<kml><Placemark><Point><coordinates>24.9,60.1</coordinates></Point></Placemark></kml>"
    let file = try TrackReader.read(zip(name: "doc.kml", stored: Array(kml.utf8)))
    #expect(file.waypoints.map(\.place.latitude) == [60.1])
  }

  @Test("are not unpacked where they say more than a track has")
  func aBombIsNotUnpacked() {
    let bomb = zip(name: "doc.kml", stored: [UInt8](repeating: 0, count: 100), method: 8, says: 400_000_000)
    #expect(throws: TrackError("unpacks to more than 200 times its size, as no track does")) {
      try TrackReader.read(bomb)
    }
    let large = zip(name: "doc.kml", stored: [0], says: 600 << 20)
    #expect(throws: TrackError("unpacks to more than 512 MiB")) { try TrackReader.read(large) }
  }

  @Test("are refused with a wrong checksum")
  func checksumsCount() {
    #expect(throws: TrackError.self) {
      try TrackReader.read(zip(name: "doc.kml", stored: Array("<kml/>".utf8), checksum: 1))
    }
  }

  @Test("are told to have no KML")
  func whatHasNoKMLIsTold() {
    #expect(throws: TrackError("is a zip file without KML in it")) {
      try TrackReader.read(zip(name: "a.txt", stored: [65]))
    }
  }
}

/// A zip file with one member.
private func zip(
  name: String, stored bytes: [UInt8], method: UInt16 = 0, says count: Int? = nil, checksum: UInt32? = nil
) -> [UInt8] {
  func half(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
  func word(_ value: Int) -> [UInt8] { half(value & 0xFFFF) + half(value >> 16) }
  var common = half(20)
  common += half(0)
  common += half(Int(method))
  common += half(0)
  common += half(0)
  common += word(Int(checksum ?? crc(bytes)))
  common += word(bytes.count)
  common += word(count ?? bytes.count)
  common += half(name.utf8.count)
  common += half(0)
  let local: [UInt8] = word(0x0403_4b50) + common + Array(name.utf8) + bytes
  var central: [UInt8] = word(0x0201_4b50)
  central += half(20)
  central += common
  central += [UInt8](repeating: 0, count: 14)
  central += Array(name.utf8)
  var end: [UInt8] = word(0x0605_4b50)
  end += [UInt8](repeating: 0, count: 4)
  end += half(1)
  end += half(1)
  end += word(central.count)
  end += word(local.count)
  end += half(0)
  return local + central + end
}

/// The checksum of zip files, bit by bit.
private func crc(_ bytes: [UInt8]) -> UInt32 {
  var sum: UInt32 = ~0
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
  }
  return ~sum
}
