package import Foundation

/// What happens while the archive is followed.
package enum HeatmapEvent: Sendable, Hashable {
  /// The files of an hour were made, for the first time or anew.
  case written(Date)
  /// There is no report of an hour, and why.
  case missing(Date, reason: String)
  /// So many hours were older than is kept.
  case removed(hours: Int)
  /// Something went wrong and will be tried again; told once until it changes.
  case failed(String)
}
