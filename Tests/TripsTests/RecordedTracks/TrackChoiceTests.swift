import Foundation
import Geo
import Setup
import Testing
import Tracks

@testable import Trips

@Suite("The track of a file that is meant")
struct TrackChoiceTests {
  private func track(_ name: String, minutes: ClosedRange<Int>?) -> Track {
    var track = Track()
    track.name = name
    track.segments = [
      [minutes?.lowerBound, minutes?.upperBound].map { minute in
        TrackPlace(
          Coordinate(latitude: 60.17, longitude: 24.94),
          time: minute.map { Date(timeIntervalSince1970: 1_795_000_000 + 60 * Double($0)) })
      }
    ]
    return track
  }

  private func chosen(_ tracks: [Track], _ wanted: String? = nil) throws(BrisaError) -> [String] {
    var file = TrackFile()
    file.tracks = tracks
    return try TrackChoice(file, named: "'it'").chosen(wanted).tracks.map(\.name)
  }

  private func message(_ tracks: [Track], _ wanted: String? = nil) -> String? {
    #expect(throws: BrisaError.self) { try chosen(tracks, wanted) }?.message
  }

  @Test("tracks of different times are taken one after the other, in the order of time")
  func inOrder() throws {
    let tracks = [track("evening", minutes: 600...620), track("morning", minutes: 0...20)]
    #expect(try chosen(tracks) == ["morning", "evening"])
  }

  @Test("tracks that share a moment are taken together, those that share half of the shorter are not")
  func ofSameTime() throws {
    #expect(try chosen([track("a", minutes: 0...20), track("b", minutes: 19...40)]) == ["a", "b"])
    #expect(
      message([track("a", minutes: 0...20), track("", minutes: 10...40)])
        == "'it' has tracks of the same time: name one of them, like --track 'a' (a, 2).")
  }

  @Test("a name, in letters of any size, or a number chooses one", arguments: ["cleanest", "CLEANEST", "2"])
  func byName(_ wanted: String) throws {
    #expect(
      try chosen([track("fastest", minutes: 0...20), track("cleanest", minutes: 0...22)], wanted) == ["cleanest"])
  }

  @Test("a track of two names is found by either", arguments: ["balanced", "Cleanest", "balanced, cleanest"])
  func ofTwoNames(_ wanted: String) throws {
    let tracks = [track("fastest", minutes: 0...20), track("balanced, cleanest", minutes: 0...22)]
    #expect(try chosen(tracks, wanted) == ["balanced, cleanest"])
  }

  @Test(
    "a track that the file has not names those that it has, and not a thousand",
    arguments: ["0", "-1", "\(Int.min)", "x", ""])
  func unknown(_ wanted: String) {
    let many = (1...1000).map { track(String(repeating: "\($0)", count: 100), minutes: nil) }
    #expect(message(many, wanted)?.hasPrefix("'it' has no track '\(wanted)': name one of its own (1111") == true)
    #expect((message(many, wanted)?.count ?? .max) < 500)
  }

  @Test("a file without any track is left to whoever reads its places")
  func noTrack() throws {
    #expect(try TrackChoice(TrackFile(), named: "'it'").chosen("fastest") == TrackFile())
  }

  @Test("a name of many lines is told in one")
  func oneLine() {
    let tracks = [track("a\nb", minutes: 0...20), track("c", minutes: 0...20)]
    #expect(message(tracks)?.hasSuffix("like --track 'a b' (a b, c).") == true)
  }

  @Test("a track without places counts for none")
  func empty() throws {
    var empty = Track()
    empty.name = "empty"
    let tracks = [track("later", minutes: 30...40), empty, track("sooner", minutes: 0...20)]
    #expect(try chosen(tracks) == ["sooner", "later"])
  }

  @Test("tracks without times are taken in the order of the file")
  func withoutTimes() throws {
    #expect(try chosen([track("b", minutes: nil), track("a", minutes: nil)]) == ["b", "a"])
  }
}
