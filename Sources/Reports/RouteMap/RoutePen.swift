/// How a route's line is drawn: every route has a colour, and a width or dashes of its own for those who do
/// not tell colours apart.
struct RoutePen: Hashable {
  let ink: Ink
  /// Points of the drawing.
  let width: Double
  /// Lengths of strokes and gaps; none for a line without gaps.
  let dashes: [Double]
  /// Whether a white line runs in the middle.
  let isHollow: Bool

  /// White on both sides of a line, in points.
  private static let casing = 1.6
  /// Width of a hollow line's white middle, as a share of its own.
  private static let coreShare = 0.32
  /// From the middle of one lane to the next.
  static let spacing = 7.0

  /// Width of the line with the white on both sides.
  var casedWidth: Double { width + 2 * Self.casing }
  /// Width of the white line in the middle.
  var coreWidth: Double { width * Self.coreShare }

  /// The pens, one over the other, of those parts of the line on which a bike is pushed: white that hides the line, and
  /// dashes shorter than those of any line.
  var pushed: [RoutePen] {
    [
      RoutePen(ink: .white, width: width + 0.6, dashes: [], isHollow: false),
      RoutePen(ink: ink, width: width, dashes: [3, 3], isHollow: false),
    ]
  }

  /// The pen of the legend.
  static let sample = RoutePen(ink: .text, width: 5, dashes: [], isHollow: false)

  /// Colours that are told apart with every kind of colour vision (Okabe and Ito 2008, Color Universal Design), but for
  /// the last.
  private static let ink = Ink(rgb: 0x1E2227)
  private static let blue = Ink(rgb: 0x0072B2)
  private static let green = Ink(rgb: 0x00856A)
  private static let violet = Ink(rgb: 0x8B4FA8)
  private static let others: [RoutePen] = [
    RoutePen(ink: Ink(rgb: 0x56B4E9), width: 4.4, dashes: [], isHollow: false),
    RoutePen(ink: violet, width: 4.4, dashes: [2, 6], isHollow: false),
    RoutePen(ink: Ink(rgb: 0xCC79A7), width: 4.4, dashes: [], isHollow: true),
    RoutePen(ink: Ink(rgb: 0x6B4C16), width: 4.4, dashes: [12, 4, 2, 4], isHollow: false),
    RoutePen(ink: Ink(rgb: 0x3D5A80), width: 4.4, dashes: [5, 5], isHollow: false),
  ]

  /// The pens of some routes, in their order.
  static func pens(of routes: [MappedRoute]) -> [RoutePen] {
    var next = 0
    return routes.map { route in
      if let pen = own(route.kinds) { return pen }
      next += 1
      return others[(next - 1) % others.count]
    }
  }

  /// The pen of a route that has a name of its own.
  private static func own(_ kinds: [MappedRoute.Kind]) -> RoutePen? {
    if kinds.contains(.recorded) { return RoutePen(ink: violet, width: 5.6, dashes: [], isHollow: false) }
    if kinds.contains(.fastest) { return RoutePen(ink: ink, width: 5, dashes: [], isHollow: false) }
    if kinds.contains(.cleanest) { return RoutePen(ink: green, width: 5, dashes: [], isHollow: true) }
    if kinds.contains(where: { [.balanced, .chosen, .knee].contains($0) }) {
      return RoutePen(ink: blue, width: 4.6, dashes: [11, 6], isHollow: false)
    }
    return nil
  }
}
