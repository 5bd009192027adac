internal import Foundation

/// The words for days and for now, in English, Spanish and Valencian; small letters and accents do not matter.
enum MomentWords {
  /// A day that a word names.
  enum Day: Hashable {
    /// So many days after today.
    case ahead(Int)
    /// A day of the week: 1 for Sunday to 7 for Saturday.
    case weekday(Int)
    /// A part of a day, which names no moment.
    case part(String)

    init?(_ word: String) {
      let plain = MomentWords.plain(word)
      if let days = MomentWords.days[plain] {
        self = .ahead(days)
      } else if let index = MomentWords.weekdays.firstIndex(where: { $0.contains(plain) }) {
        self = .weekday(index + 1)
      } else if MomentWords.parts.contains(plain) {
        self = .part(word)
      } else {
        return nil
      }
    }
  }

  /// Most seconds that a time may be away from now: some years.
  private static let maxSeconds = 10 * 366 * 86_400.0

  /// The seconds of `now`, `now+2h` or `ara-1h30min`; nil for other texts.
  static func secondsFromNow(_ text: String) -> Double? {
    let plain = plain(text)
    guard let name = nows.first(where: { plain.hasPrefix($0) }) else { return nil }
    let rest = plain.dropFirst(name.count).filter { $0 != " " }
    guard let sign = rest.first else { return 0 }
    guard sign == "+" || sign == "-", let seconds = seconds(rest.dropFirst()) else { return nil }
    return sign == "+" ? seconds : -seconds
  }

  /// `2h`, `1h30min`, `3d`.
  private static func seconds(_ text: Substring) -> Double? {
    var rest = text
    var total = 0.0
    repeat {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let unit = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(unit.count)
      guard digits.count <= 7, let number = Double(digits), let factor = units[String(unit)] else { return nil }
      total += number * factor
    } while !rest.isEmpty
    return total <= maxSeconds ? total : nil
  }

  private static func plain(_ word: String) -> String {
    word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  private static let nows = ["now", "ahora", "ara"]
  private static let units = ["m": 60.0, "min": 60, "h": 3600, "d": 86_400]
  private static let days = [
    "today": 0, "hoy": 0, "hui": 0, "avui": 0, "tomorrow": 1, "manana": 1, "dema": 1, "yesterday": -1, "ayer": -1,
    "ahir": -1,
  ]
  private static let weekdays: [Set<String>] = [
    ["sunday", "sun", "domingo", "dom", "diumenge", "dg"], ["monday", "mon", "lunes", "lun", "dilluns", "dl"],
    ["tuesday", "tue", "martes", "mar", "dimarts", "dt"], ["wednesday", "wed", "miercoles", "mie", "dimecres", "dc"],
    ["thursday", "thu", "jueves", "jue", "dijous", "dj"], ["friday", "fri", "viernes", "vie", "divendres", "dv"],
    ["saturday", "sat", "sabado", "sab", "dissabte", "ds"],
  ]
  private static let parts: Set<String> = [
    "tonight", "morning", "noon", "afternoon", "evening", "night", "midnight", "noche", "tarde", "mediodia",
    "medianoche", "nit", "vesprada", "migdia", "mitjanit", "mati",
  ]
}
