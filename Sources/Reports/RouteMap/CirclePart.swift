internal import CCairo
internal import Foundation

/// What a frame shows of a circle.
///
/// The border of a circle of a hundred kilometres is millions of dashes on the map of a street, and all but a few of
/// them lie outside.
enum CirclePart: Equatable {
  /// Nothing of it.
  case none
  /// Nothing but its inside.
  case inside(Frame)
  /// Its border is short enough to be drawn whole.
  case whole(x: Double, y: Double, radius: Double)
  /// Its border between two angles in radians, seen from its middle; `depth` reaches from there through the frame.
  case arc(x: Double, y: Double, radius: Double, from: Double, to: Double, depth: Double)

  init(x: Double, y: Double, radius: Double, within frame: Frame) {
    // With a margin, so that no end of a line is seen.
    let reach = (frame.width * frame.width + frame.height * frame.height).squareRoot() / 2 + 10
    let distance = hypot(frame.middleX - x, frame.middleY - y)
    if distance >= radius + reach {
      self = .none
    } else if distance <= radius - reach {
      self = .inside(frame)
    } else if radius <= 2 * reach {
      self = .whole(x: x, y: y, radius: radius)
    } else {
      // Where the circle leaves the disc around the frame.
      let cosine = (radius * radius + distance * distance - reach * reach) / (2 * radius * distance)
      let half = acos(min(1, max(-1, cosine)))
      let middle = atan2(frame.middleY - y, frame.middleX - x)
      self = .arc(x: x, y: y, radius: radius, from: middle - half, to: middle + half, depth: 2 * reach)
    }
  }

  /// Adds the outline of what is inside to the path.
  func traceInside(on canvas: Canvas) {
    switch self {
    case .none: return
    case .inside(let frame): canvas.rectangle(frame)
    case .whole: traceBorder(on: canvas)
    case .arc(let x, let y, let radius, let from, let to, let depth):
      traceBorder(on: canvas)
      let middle = (from + to) / 2
      for angle in [to, from] {
        cairo_line_to(
          canvas.context, x + radius * cos(angle) - depth * cos(middle), y + radius * sin(angle) - depth * sin(middle))
      }
      cairo_close_path(canvas.context)
    }
  }

  /// Adds the border to the path.
  func traceBorder(on canvas: Canvas) {
    switch self {
    case .none, .inside: return
    case .whole(let x, let y, let radius): canvas.circle(x: x, y: y, radius: radius)
    case .arc(let x, let y, let radius, let from, let to, _):
      cairo_new_sub_path(canvas.context)
      cairo_arc(canvas.context, x, y, radius, from, to)
    }
  }
}
