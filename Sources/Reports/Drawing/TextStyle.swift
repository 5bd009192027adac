/// How a text is written.
struct TextStyle {
  /// In points.
  let size: Double
  var isBold = false
  let ink: Ink
}
