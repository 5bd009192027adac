internal import AirData
internal import Foundation

extension ByteText {
  /// Appends the year so far as a page's script takes it.
  mutating func append(_ year: YearSoFar, in zone: TimeZone) {
    let bounds = year.bounds(in: zone)
    append("{\"year\":\(year.year),\"from\":")
    append(json: bounds.from)
    append(",\"to\":")
    append(json: bounds.to)
    append(",\"days\":\(year.days),\"hours\":\(year.hours),\"points\":\(year.points),\n\"rows\":")
    append(list: year.rows) { $0.append($1) }
    append(",\n\"area\":")
    append(list: year.areaRows) { $0.append($1.area, of: $1.limit, units: year.units(of: $1.limit)) }
    append("}")
  }

  private mutating func append(_ row: YearSoFar.Row) {
    append("{\"pollutant\":")
    append(json: row.pollutant.typeset)
    append(",\"station\":")
    append(json: row.station.name)
    append(",\"source\":")
    append(json: row.station.source)
    append(",\"above\":")
    append(list: YearColumn.allCases) { $0.append(count: row.counts[$1].flatMap { $0.known > 0 ? $0.above : nil }) }
    append(",\"days\":")
    append(count: row.daysKnown)
    append(",\"hours\":")
    append(count: row.hoursKnown)
    append("}")
  }

  /// Appends the share of the area that a limit was exceeded in; the units are the days or hours of the year.
  private mutating func append(_ area: YearSoFar.Area, of limit: Limit, units: Int) {
    append("{\"pollutant\":")
    append(json: limit.pollutant.typeset)
    append(",\"authority\":")
    append(json: limit.authorityName)
    append(",\"unit\":")
    append(json: limit.unitName)
    append(",\"limit\":")
    append(json: limit.concentration, decimals: 1)
    append(",\"known\":\(area.known),\"of\":\(units),\"anywhere\":\(area.anywhere)")
    append(",\"most\":\(area.most),\"share\":")
    append(json: area.greatestShare, decimals: 4)
    append(",\"allowed\":")
    append(count: limit.allowedPerYear)
    append(",\"beyond\":")
    append(json: area.shareBeyond, decimals: 4)
    append("}")
  }

  private mutating func append(count: Int?) {
    if let count { append(count) } else { append("null") }
  }
}
