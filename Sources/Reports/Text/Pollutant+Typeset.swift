internal import AirData

extension Pollutant {
  /// The symbol as it is printed, `NO₂`.
  var typeset: String {
    switch self {
    case .no2: "NO₂"
    case .pm25: "PM₂.₅"
    case .pm10: "PM₁₀"
    case .o3: "O₃"
    case .so2: "SO₂"
    case .co: "CO"
    }
  }
}

extension Double {
  /// A figure as people read it: one decimal below 10, none above.
  var figure: String { text(decimals: magnitude < 9.95 ? 1 : 0) }
}
