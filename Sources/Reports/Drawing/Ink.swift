internal import AirData

/// A colour to draw with, channels from 0 to 1.
struct Ink: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  init(_ color: SRGBColor) {
    red = Double(color.red) / 255
    green = Double(color.green) / 255
    blue = Double(color.blue) / 255
  }

  init(rgb: UInt32) {
    self.init(SRGBColor(rgb: rgb))
  }

  static let white = Ink(rgb: 0xFFFFFF)
  static let paper = Ink(rgb: 0xFDFCFA)
  static let land = Ink(rgb: 0xF4F2EE)
  static let text = Ink(rgb: 0x22262B)
  static let softText = Ink(rgb: 0x5C646D)
  static let rule = Ink(rgb: 0xC9CDD1)
  static let water = Ink(rgb: 0xA9CBE0)
  static let park = Ink(rgb: 0xCFE3C4)
  static let street = Ink(rgb: 0x2E343B)

  /// The colour in eight bits a channel, without how much of it.
  var sRGB: SRGBColor {
    func channel(_ value: Double) -> UInt8 { UInt8(min(255, max(0, (value * 255).rounded()))) }
    return SRGBColor(red: channel(red), green: channel(green), blue: channel(blue))
  }

  /// The same colour, that much of it.
  func faded(_ share: Double) -> Ink {
    var ink = self
    ink.alpha *= share
    return ink
  }

  /// The colour mixed with another.
  func mixed(with other: Ink, share: Double) -> Ink {
    var ink = self
    ink.red += (other.red - red) * share
    ink.green += (other.green - green) * share
    ink.blue += (other.blue - blue) * share
    return ink
  }
}
