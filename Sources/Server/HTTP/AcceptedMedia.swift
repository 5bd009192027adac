/// The kinds of content that a client takes, by its `Accept` (RFC 9110, section 12.5.1).
struct AcceptedMedia {
  /// Like `application/json`, `text/*` or `*/*`.
  private let ranges: [(value: String, quality: Double)]

  /// Reads the field; nil takes everything.
  init(_ header: String?) {
    ranges = WeightedList.values(of: header)
  }

  /// The form that the client likes best, by the kinds of content of some; of like ones the one that it names, and
  /// then the first.
  /// - Returns: nil where it takes none of them.
  func best<Form>(of forms: [Form], as type: (Form) -> String) -> Form? {
    guard !ranges.isEmpty else { return forms.first }
    var best: (form: Form, rank: (Double, Int))?
    for form in forms {
      guard let range = range(of: type(form)), range.quality > 0 else { continue }
      let rank = (range.quality, range.value.hasSuffix("*") ? 0 : 1)
      if best.map({ $0.rank < rank }) ?? true { best = (form, rank) }
    }
    return best?.form
  }

  /// The range that says most of a kind of content.
  private func range(of type: String) -> (value: String, quality: Double)? {
    let group = type.prefix { $0 != "/" } + "/*"
    return [type, String(group), "*/*"].lazy.compactMap { name in ranges.first { $0.value == name } }.first
  }
}
