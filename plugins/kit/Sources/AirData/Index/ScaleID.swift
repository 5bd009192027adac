/// The name of an index scale; the raw value is its key in every file, answer and on the command line.
public enum ScaleID: String, CaseIterable, Codable, Sendable {
  /// The air quality index of the United States, with the breakpoints of May 2024; the default.
  case usEPA = "us-epa"
  /// The national index of Spain, *Índice Nacional de Calidad del Aire*, as amended in September 2020.
  case esICA = "es-ica"
  /// The European air quality index, with the bands of 2024.
  case euAQI = "eu-aqi"
}
