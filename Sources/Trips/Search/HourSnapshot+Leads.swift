internal import Routing
internal import Setup
package import Streets

extension HourSnapshot {
  /// Whether a way leads from one place on the network to another.
  /// - Complexity: that of a search.
  package func leads(from origin: SnappedPoint, to destination: SnappedPoint, mode: TravelMode) -> Bool {
    let query = Router.Query(
      origin: origin, destination: destination, mode: mode, objective: .fastest, pollution: nil)
    return (try? PathFinder(self).path(query)) != nil
  }
}
