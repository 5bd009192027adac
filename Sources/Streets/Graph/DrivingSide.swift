/// The side of the road on which traffic keeps.
package enum DrivingSide: String, Sendable, Hashable, Codable {
  case left, right
}
