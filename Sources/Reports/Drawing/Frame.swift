/// A rectangle of a drawing, in points from the upper left corner.
struct Frame: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var middleX: Double { x + width / 2 }
  var middleY: Double { y + height / 2 }
  var area: Double { width * height }

  /// Whether two frames share more than a side.
  func intersects(_ other: Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// The area that two frames share.
  func overlap(_ other: Frame) -> Double {
    max(0, min(maxX, other.maxX) - max(x, other.x)) * max(0, min(maxY, other.maxY) - max(y, other.y))
  }

  /// The largest frame of an aspect (width ÷ height) in the middle of this one.
  func fitting(aspect: Double) -> Frame {
    let fittedWidth = min(width, height * aspect)
    let fittedHeight = fittedWidth / aspect
    return Frame(
      x: x + (width - fittedWidth) / 2, y: y + (height - fittedHeight) / 2, width: fittedWidth, height: fittedHeight)
  }
}

extension Frame {
  /// A frame around its middle.
  init(middleX: Double, middleY: Double, width: Double, height: Double) {
    self.init(x: middleX - width / 2, y: middleY - height / 2, width: width, height: height)
  }
}
