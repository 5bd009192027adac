package import AirData
package import Foundation
package import Geo
internal import Reports
package import Setup

/// What map tiles are asked for.
package struct TilesQuestion: Sendable {
  /// How many pixels the tiles have.
  package enum Size: String, CaseIterable, Sendable {
    /// 256 by 256 pixels.
    case small = "256"
    /// 512 by 512 pixels.
    case large = "512"
    /// 256 by 256 pixels, and beside them `@2x` tiles of 512 by 512 for dense screens.
    case both
  }

  /// Any moment of the hour that is drawn.
  package var moment: Date
  /// The zooms of which tiles are written.
  package var zooms: ClosedRange<Int>
  /// The pollutant that is drawn; nil: the index.
  package var pollutant: Pollutant?
  /// The pixels of the tiles.
  package var size: Size
  /// The area; nil: the city's box as far as it has streets, else the network's.
  package var box: BoundingBox?
  /// The colours.
  package var colors: HeatmapQuestion.Colors
  /// The language of the legend.
  package var language: Language
  /// What the addresses in the TileJSON begin with; empty for addresses relative to it.
  package var address: String
  /// The folder that everything is written to.
  package var folder: String

  package init(
    moment: Date, zooms: ClosedRange<Int>, pollutant: Pollutant? = nil, size: Size = .small, box: BoundingBox? = nil,
    colors: HeatmapQuestion.Colors = .scale, language: Language = .en, address: String = "", folder: String
  ) {
    self.moment = moment
    self.zooms = zooms
    self.pollutant = pollutant
    self.size = size
    self.box = box
    self.colors = colors
    self.language = language
    self.address = address
    self.folder = folder
  }

  /// Reads zooms like `10-16` or `12`.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/badArgument``.
  package static func zooms(parsing text: String) throws(BrisaError) -> ClosedRange<Int> {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    let possible = TileAddress.zooms
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
      possible.contains(first), possible.contains(last), first <= last
    else {
      throw BrisaError(
        .badArgument,
        "--zoom takes one zoom or two with a hyphen, from \(possible.lowerBound) to \(possible.upperBound), like 10-16, "
          + "not '\(text)'.")
    }
    return first...last
  }

  var palette: Palette { colors.palette }

  var layer: MapLayer { pollutant.map { .pollutant($0) } ?? .index }

  /// Pixels and ending of each kind of file.
  var files: [(size: Int, ending: String)] {
    switch size {
    case .small: [(256, ".png")]
    case .large: [(512, ".png")]
    case .both: [(256, ".png"), (512, "@2x.png")]
    }
  }
}

/// How far a run of tiles is.
package struct TilesProgress: Sendable, Hashable {
  /// Tiles that are done.
  package let done: Int
  /// Tiles in all.
  package let total: Int
  /// Seconds that the rest will take by the pace so far; nil before there is one.
  package let remainingSeconds: Double?
}

/// What became of a run of tiles.
package struct TilesAnswer: Sendable {
  /// The folder with everything.
  package let folder: String
  /// Start of the hour that is drawn.
  package let hour: Date
  /// Number of files that were written.
  package let written: Int
  /// Number of files that were there already, from the same inputs.
  package let unchanged: Int
  /// Number of tiles that would be transparent throughout, for which there is no file.
  package let empty: Int
  /// What has to be said about the air of the hour.
  package let notices: [Notice]
}
