internal import Streets

/// Something that has to be told at a place of a path, before it becomes a step.
struct PathEvent {
  /// The piece that begins there.
  let piece: Int
  var kind: Maneuver.Kind
  var direction: TurnDirection
  /// The direction in words, where it is another one.
  var wording: TurnDirection?
  var features: [WayFeature] = []
  var exit: Int?
  /// What the step is called, where it is not what most of its beginning is.
  var wayWording: WayWording?
  var side: Maneuver.Side?
}

/// What is said of a way: its name, or else what kind it is.
struct WayWording: Equatable {
  let label: StreetLabel
  let form: WayForm
}
