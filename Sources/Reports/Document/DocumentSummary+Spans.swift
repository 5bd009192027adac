internal import AirData
internal import Foundation

extension DocumentSummary {
  /// Hours in a row, from the start of the first to the end of the last.
  struct Span: Hashable {
    let from: Date
    let to: Date
  }

  /// Hours in a row without a report, for one reason.
  struct Gap: Hashable {
    let span: Span
    let reason: LocalizedText
  }

  /// The gaps, in order.
  var gaps: [Gap] {
    hours.reduce(into: []) { gaps, hour in
      guard let reason = hour.missing else { return }
      if let last = gaps.last, last.reason == reason, let longer = longer(last.span, by: hour.hour) {
        gaps[gaps.count - 1] = Gap(span: longer, reason: reason)
      } else {
        gaps.append(Gap(span: span(of: hour.hour), reason: reason))
      }
    }
  }

  /// What has to be said, and of which hours.
  struct Remark {
    let text: LocalizedText
    let spans: [Span]
    /// Whether it is said of every hour that has a report.
    let isOfAll: Bool
  }

  /// The remarks on all hours, each once, in the order in which they come up.
  var remarks: [Remark] {
    var order: [LocalizedText] = []
    var said: [LocalizedText: [Date]] = [:]
    for hour in hours {
      for text in hour.remarks where said[text]?.last != hour.hour {
        if said[text] == nil { order.append(text) }
        said[text, default: []].append(hour.hour)
      }
    }
    let known = hours.count { $0.missing == nil }
    return order.compactMap { text in
      said[text].map { Remark(text: text, spans: spans(of: $0), isOfAll: $0.count == known) }
    }
  }

  private func spans(of moments: [Date]) -> [Span] {
    moments.reduce(into: []) { spans, moment in
      if let last = spans.last, let longer = longer(last, by: moment) {
        spans[spans.count - 1] = longer
      } else {
        spans.append(span(of: moment))
      }
    }
  }

  private static let hourSeconds = 3600.0

  /// Whatever the step, a report is of one hour: of those up to the next report nothing was asked.
  private func span(of moment: Date) -> Span { Span(from: moment, to: moment + Self.hourSeconds) }

  /// A span with the hour of the report that follows its last, nil for any other hour.
  private func longer(_ span: Span, by moment: Date) -> Span? {
    let next = span.to - Self.hourSeconds + facts.stepSeconds
    return moment == next ? Span(from: span.from, to: moment + Self.hourSeconds) : nil
  }

  /// Whether the first and the last hour are of one day of the city.
  var isOfOneDay: Bool {
    let days = [hours.first, hours.last].compactMap { $0 }.map { LocalHour($0.hour, in: facts.zone) }
    return Set(days.map { [$0.year, $0.month, $0.day] }).count == 1
  }

  /// The clocks of a span, `09:00–12:00`; with their offsets where clocks change between the first and the last hour of
  /// the document, since one time may then come twice, or an hour look like two.
  func clocks(of span: Span) -> String {
    let (from, to) = (LocalHour(span.from, in: facts.zone), LocalHour(span.to, in: facts.zone))
    let ends = [hours.first?.hour, hours.last.map { $0.hour + Self.hourSeconds }].compactMap { $0 }
    let offsets = Set(ends.map { facts.zone.secondsFromGMT(for: $0) })
    if offsets.count == 1 { return "\(from.clock)–\(to.clock)" }
    let begin = from.offset == to.offset ? from.clock : "\(from.clock) (UTC\(from.offset))"
    return "\(begin)–\(to.clock) (UTC\(to.offset))"
  }
}
