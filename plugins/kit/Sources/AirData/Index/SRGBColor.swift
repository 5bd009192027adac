/// An opaque colour of the sRGB space, eight bits a channel.
public struct SRGBColor: Hashable, Sendable {
  /// Red, 0 to 255.
  public let red: UInt8
  /// Green, 0 to 255.
  public let green: UInt8
  /// Blue, 0 to 255.
  public let blue: UInt8

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a colour from `0xRRGGBB`; higher bits are ignored.
  public init(rgb: UInt32) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
  }

  /// The colour as `#RRGGBB`, in capitals.
  public var hex: String {
    "#" + [red, green, blue].map(Self.twoDigits).joined()
  }

  private static func twoDigits(_ channel: UInt8) -> String {
    let digits = String(channel, radix: 16, uppercase: true)
    return channel < 16 ? "0" + digits : digits
  }
}
