/// Colours at even steps from 0 to 1, so that many points are coloured without mixing each anew.
struct ColorTable<Color: Sendable>: Sendable {
  private let colors: [Color]

  /// Takes the colours in the middle of so many steps.
  init(steps: Int, _ color: (Double) -> Color) {
    colors = (0..<steps).map { color((Double($0) + 0.5) / Double(steps)) }
  }

  /// The colour of a share; one beyond an end has that end's.
  subscript(share: Double) -> Color {
    colors[min(colors.count - 1, Int(max(0, share) * Double(colors.count)))]
  }
}
