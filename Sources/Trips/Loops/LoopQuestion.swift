/// What is asked of round trips.
package struct LoopQuestion: Sendable, Hashable {
  /// Where they begin, how and when one travels, and which pollution counts; its destination is ignored.
  package var route: RouteQuestion
  /// How long they are to be.
  package var length: LoopLength

  /// Asks for loops from the origin of a question.
  package init(_ route: RouteQuestion, length: LoopLength) {
    (self.route, self.length) = (route, length)
  }
}
