internal import AirData
package import Foundation
internal import Geo

/// How often limits were passed in a year so far, as CSV: a row for each station and limit, then one for each limit
/// over the area.
package enum YearCSV {
  private static let header =
    "from,to,place,source,id,name,latitude,longitude,pollutant,authority,limit,mean,unit,above,known,of,capture,allowed,"
    + "area_most,area_greatest_share,area_share_beyond_allowed\n"

  /// The table, in which a count without any data is empty and not 0.
  package static func table(_ year: YearSoFar) -> Data {
    var text = ByteText()
    text.append(header)
    for station in year.stations {
      for (limit, count) in zip(year.limits, station.counts) {
        guard let count else { continue }
        begin(year, &text)
        text.append("station,")
        for field in [station.source, station.id, station.name] {
          text.append(csv: field)
          text.append(",")
        }
        text.append(station.coordinate.latitude, decimals: 6)
        text.append(",")
        text.append(station.coordinate.longitude, decimals: 6)
        append(limit, above: count.above, known: count.known, of: year, &text)
        text.append(",,,\n")
      }
    }
    for (limit, area) in zip(year.limits, year.area) {
      guard let area else { continue }
      begin(year, &text)
      text.append("area,,,,,")
      append(limit, above: area.anywhere, known: area.known, of: year, &text)
      text.append(",\(area.most),")
      text.append(area.greatestShare, decimals: 4)
      text.append(",")
      if let share = area.shareBeyond { text.append(share, decimals: 4) }
      text.append("\n")
    }
    return text.data
  }

  private static func begin(_ year: YearSoFar, _ text: inout ByteText) {
    for moment in [year.from, year.to] { text.append("\(TimeText.format(moment, zone: .gmt)),") }
  }

  /// From the pollutant to how often the limit may be passed.
  private static func append(
    _ limit: Limit, above: Int, known: Int, of year: YearSoFar, _ text: inout ByteText
  ) {
    let units = year.units(of: limit)
    text.append(",\(limit.pollutant.rawValue),\(limit.authority),")
    text.append(limit.concentration, decimals: 1)
    let mean = limit.isOfHours ? "1 h" : limit.averagingHours == 24 ? "day" : "greatest 8 h mean of the day"
    text.append(",\(mean),\(limit.isOfHours ? "hours" : "days"),\(known > 0 ? "\(above)" : ""),\(known),\(units),")
    if units > 0 { text.append(Double(known) / Double(units), decimals: 4) }
    text.append(",\(limit.allowedPerYear.map { "\($0)" } ?? "")")
  }
}
