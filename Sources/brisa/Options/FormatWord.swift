internal import Setup

/// The words of `--format`; `--json` is short for one of them.
protocol FormatWord: OptionWords, Equatable where Value == Self {
  /// Text for people, which is written where nobody asks for anything else.
  static var text: Self { get }
  /// What `--json` stands for.
  static var json: Self { get }
}

extension FormatWord {
  /// The form that `--format` names, or `--json`.
  /// - Throws: `BrisaError` for an unknown form, and where the two options differ.
  static func chosen(_ form: OneOf<Self>?, json: Bool) throws(BrisaError) -> Self {
    guard let form = try form?.value else { return json ? .json : .text }
    if json, form != .json {
      throw BrisaError(.badArgument, "--json is short for --format json: give one of the two.")
    }
    return form
  }
}
