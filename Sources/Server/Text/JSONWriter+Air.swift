internal import AirData
internal import CityAir
internal import Foundation

extension JSONWriter {
  /// Writes which air an answer was found in, and what there is to say of it in a language.
  mutating func air(
    _ air: AirProvenance, attribution: [String], notices: [Notice], in language: Language = .en
  ) {
    key("air")
    object { writer in
      writer.member("time", TimeText.format(air.hour, zone: .gmt))
      writer.member("scale", air.scale.rawValue)
      if air.isRelative { writer.member("relative", true) }
      if let beside = air.measuredBeside { writer.member("measuredBeside", beside.rawValue) }
      writer.key("attribution")
      writer.array(attribution) { $0.string($1) }
    }
    key("notices")
    array(notices) { $0.notice($1.code, $1.text, in: language) }
  }

  /// Writes what there is to say, in a language.
  mutating func notice(_ code: String, _ text: LocalizedText, in language: Language = .en) {
    object { writer in
      writer.member("code", code)
      writer.member("message", ServedNotice.sentence(text, in: language))
    }
  }
}
