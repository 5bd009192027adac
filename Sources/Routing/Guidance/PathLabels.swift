internal import Streets

/// What the pieces of a path are called.
struct PathLabels {
  private let view: PathView
  private let labels: [StreetLabel]

  init(_ view: PathView, _ names: SegmentNames) {
    self.view = view
    labels = view.path.pieces.map { names.label(ofSegment: $0.segment) }
  }

  /// Metres at the beginning of a step within which its name may begin.
  private static let sightMeters = 40.0

  /// The name of the street that a piece is, empty for ways that only lie beside one.
  func ownName(_ piece: Int) -> String { labels[piece].kind == .own ? labels[piece].name : "" }

  /// The name of the street that a stretch crosses, empty where it is not known.
  func crossedName(_ pieces: Range<Int>) -> String {
    pieces.lazy.map { labels[$0] }.first { $0.kind == .crossing }?.name ?? ""
  }

  /// What is said of a step.
  func wording(ofStep pieces: Range<Int>) -> WayWording {
    WayWording(label: label(ofStep: pieces), form: form(ofStep: pieces))
  }

  /// What a step is called: by the first name that begins within sight and lasts longer than what comes before it.
  func label(ofStep pieces: Range<Int>) -> StreetLabel {
    for piece in pieces {
      if view.meters(from: pieces.lowerBound, to: piece) > Self.sightMeters { break }
      let label = labels[piece]
      if label.name.isEmpty || label.kind == .crossing { continue }
      if piece == pieces.lowerBound || lasts(label, from: piece, pieces) { return label }
    }
    return StreetLabel(kind: .nameless, name: "")
  }

  private func lasts(_ label: StreetLabel, from piece: Int, _ pieces: Range<Int>) -> Bool {
    let length = (piece..<pieces.upperBound).reduce(0) { sum, piece in
      labels[piece] == label ? sum + view.path.pieces[piece].lengthMeters : sum
    }
    return length >= view.meters(from: pieces.lowerBound, to: piece)
  }

  /// What kind of way most of the first stretch of a step is.
  func form(ofStep pieces: Range<Int>) -> WayForm {
    var meters: [WayForm: Double] = [:]
    for piece in pieces where view.meters(from: pieces.lowerBound, to: piece) <= Self.sightMeters {
      // A crossing is no way that one goes along.
      let weight = view.forms[piece] == .crossing ? 0.01 : 1
      meters[view.forms[piece], default: 0] += view.path.pieces[piece].lengthMeters * weight
    }
    return meters.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key ?? .path
  }
}
