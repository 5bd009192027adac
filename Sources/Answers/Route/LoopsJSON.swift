internal import Setup
internal import Trips

/// What is said of round trips beside the figures of their routes, as JSON has it.
struct LoopsJSON: Encodable {
  struct Loop: Encodable {
    let repeatedShare: Double
    let sharedShare: Double
    let relativeBurden: Double?
  }

  let length: String
  let loops: [Loop]

  init(_ loops: RouteLoops) {
    length = loops.length.word
    self.loops = loops.loops.map { loop in
      Loop(
        repeatedShare: loop.repeatedShare.rounded(decimals: 3), sharedShare: loop.sharedShare.rounded(decimals: 3),
        relativeBurden: loop.relativeBurden?.rounded(decimals: 3))
    }
  }
}
