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
    append(list: year.rows) { text, row in
      text.append("{\"pollutant\":")
      text.append(json: row.pollutant.typeset)
      text.append(",\"station\":")
      text.append(json: row.station.name)
      text.append(",\"source\":")
      text.append(json: row.station.source)
      text.append(",\"above\":")
      text.append(list: row.counts) { $0.append(count: $1.flatMap { $0.known > 0 ? $0.above : nil }) }
      text.append(",\"days\":")
      text.append(count: row.daysKnown)
      text.append(",\"hours\":")
      text.append(count: row.hoursKnown)
      text.append("}")
    }
    append(",\n\"area\":")
    append(list: year.areaRows) { text, row in
      let (limit, area) = row
      text.append("{\"pollutant\":")
      text.append(json: limit.pollutant.typeset)
      text.append(",\"authority\":")
      text.append(json: limit.authorityName)
      text.append(",\"unit\":")
      text.append(json: limit.unitName)
      text.append(",\"limit\":")
      text.append(json: limit.concentration, decimals: 1)
      text.append(",\"known\":\(area.known),\"of\":\(year.units(of: limit)),\"anywhere\":\(area.anywhere)")
      text.append(",\"most\":\(area.most),\"share\":")
      text.append(json: area.greatestShare, decimals: 4)
      text.append(",\"allowed\":")
      text.append(count: limit.allowedPerYear)
      text.append(",\"beyond\":")
      text.append(json: area.shareBeyond, decimals: 4)
      text.append("}")
    }
    append("}")
  }

  private mutating func append(count: Int?) {
    if let count { append(count) } else { append("null") }
  }
}
