internal import AirData
package import Geo

/// Which stations stand at one place and are taken for one: stations of several sources that are not far apart.
///
/// Being at one place is not transitive, so in a chain of stations their order decides, which is that of their ids: the
/// first that no station before it takes in begins a place, and takes in of each other source the first that stands
/// there. Those of one source stay apart, however near they stand to each other.
package struct PlaceGroups {
  /// The numbers of the stations at each place in the order of their ids; places in the order of their first.
  package let groups: [[Int]]

  /// Degrees of latitude beyond which no two stations are at one place.
  private static let farDegrees = Station.samePlaceMeters / 100_000

  /// Groups stations, whose numbers are their positions.
  /// - Complexity: O(n log n), and of the places on one parallel each with each station.
  package init(_ stations: [(key: StationKey, place: Coordinate)]) {
    let order = stations.indices.sorted {
      let (left, right) = (stations[$0].key, stations[$1].key)
      return (left.stationID, left.sourceID) < (right.stationID, right.sourceID)
    }
    var groups: [[Int]] = []
    var groupsByParallel: [Double: [Int]] = [:]
    for index in order {
      let station = stations[index]
      let parallel = (station.place.latitude / Self.farDegrees).rounded(.down)
      let near = [parallel - 1, parallel, parallel + 1].flatMap { groupsByParallel[$0] ?? [] }
      let here = near.filter { group in
        stations[groups[group][0]].place.isSamePlace(as: station.place)
          && !groups[group].contains { stations[$0].key.sourceID == station.key.sourceID }
      }
      if let group = here.min() {
        groups[group].append(index)
      } else {
        groupsByParallel[parallel, default: []].append(groups.count)
        groups.append([index])
      }
    }
    self.groups = groups
  }
}
