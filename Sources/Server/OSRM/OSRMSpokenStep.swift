internal import AirData
internal import Narrative
internal import Routing
internal import Streets

/// What is spoken and shown on a step of a way, as Mapbox names it: it tells of the manoeuvre at the step's end.
struct OSRMSpokenStep {
  private let steps: [RouteStep]
  private let number: Int
  private let step: RouteStep
  /// What comes at its end; nil for the arrival.
  private let next: RouteStep?
  private let mode: TravelMode
  private let narrator: Narrator

  init(steps: [RouteStep], number: Int, mode: TravelMode, language: Language?) {
    self.steps = steps
    self.number = number
    step = steps[number]
    next = number + 1 < steps.count ? steps[number + 1] : nil
    self.mode = mode
    narrator = Narrator(language ?? .en)
  }

  /// How far before a manoeuvre it is announced, and how far before it is told to do it, in metres: some ten seconds of
  /// walking or riding, and three.
  private var noticeMeters: (early: Double, late: Double) { mode == .walk ? (60, 12) : (150, 30) }

  /// Writes `voiceInstructions`: none for the arrival.
  func writeVoice(to writer: inout JSONWriter) {
    writer.key("voiceInstructions")
    writer.array(announcements) { writer, announcement in
      writer.object { writer in
        writer.member("distanceAlongGeometry", announcement.meters, decimals: 1)
        writer.member("announcement", announcement.text)
        writer.member("ssmlAnnouncement", "<speak>\(XMLText.escaped(announcement.text))</speak>")
      }
    }
  }

  /// What is spoken, each with the metres that are left to the end of the step.
  private var announcements: [(meters: Double, text: String)] {
    guard let next else { return [] }
    // Two turns a few metres apart are spoken together: there is no time between them.
    let text = narrator.sentence(ofStep: number + 1, in: steps)
    let length = step.lengthMeters
    let (early, late) = noticeMeters
    var spoken: [(meters: Double, text: String)] = []
    // Who is there already sets out in no direction.
    if step.maneuver.kind == .depart, length > 0 {
      spoken.append((length, narrator.sentence(ofStep: number, in: steps)))
    }
    // Nobody says that one will have arrived.
    if length >= 1.5 * early, next.maneuver.kind != .arrive {
      spoken.append((early, narrator.announcement(next, after: step, inMeters: early)))
    }
    spoken.append((min(late, length / 2), text))
    return spoken
  }

  /// Writes `bannerInstructions`: none for the arrival.
  func writeBanners(to writer: inout JSONWriter) {
    writer.key("bannerInstructions")
    writer.array([next].compactMap { $0 }) { writer, next in
      writer.object { writer in
        writer.member("distanceAlongGeometry", step.lengthMeters, decimals: 1)
        writer.key("primary")
        banner(next, &writer)
      }
    }
  }

  private func banner(_ next: RouteStep, _ writer: inout JSONWriter) {
    let text = narrator.sentence(next, after: step)
    writer.object { writer in
      writer.member("text", text)
      writer.member("type", next.maneuver.kind.rawValue)
      if let modifier = next.maneuver.modifier { writer.member("modifier", modifier) }
      writer.key("components")
      writer.array([text]) { writer, text in
        writer.object { writer in
          writer.member("text", text)
          writer.member("type", "text")
        }
      }
    }
  }
}

extension Maneuver {
  /// OSRM's word for which way; nil where it has none.
  var modifier: String? {
    switch kind {
    case .depart: nil
    case .arrive: side?.rawValue
    default: direction.rawValue
    }
  }
}
