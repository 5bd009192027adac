internal import Computing

/// The lanes in which questions are answered, on the threads that compute.
struct ServiceLanes: Sendable {
  /// Which there are.
  enum Kind: String, CaseIterable, Sendable {
    case quick, slow, tiles

    /// Slow answers and pictures take what quick ones leave of the processors.
    fileprivate var threads: ComputeThreads { self == .quick ? .shared : .yielding }
  }

  /// What is told to those who get no turn.
  static let noTurn = "There is more to do than this server can: ask again in a moment."

  private let tileLane: Lane
  private let quickLane: Lane
  private let slowLane: Lane
  /// Seconds that a question may wait for its turn, and that its answer may take from then on.
  private let answerSeconds: Double

  /// Slow questions and tiles have threads of their own, which give way to those of quick ones.
  ///
  /// Tiles have a lane of their own: a map asks for dozens at once.
  init(_ limits: ServiceLimits) {
    let width = ComputeThreads.shared.width
    answerSeconds = limits.answerSeconds
    func lane(width: Int, queueLimit: Int) -> Lane {
      Lane(width: width, queueLimit: queueLimit, waitSeconds: limits.answerSeconds)
    }
    quickLane = lane(width: 4 * width, queueLimit: limits.quickQueue)
    slowLane = lane(width: width, queueLimit: limits.slowQueue)
    tileLane = lane(width: width, queueLimit: limits.tileQueue)
  }

  /// The lane for a kind of question.
  func lane(_ kind: Kind) -> Lane {
    switch kind {
    case .quick: quickLane
    case .slow: slowLane
    case .tiles: tileLane
    }
  }

  /// Answers a question when it is its turn, on the threads that compute; searches under way give up at its deadline.
  /// - Returns: nil where too many wait, its turn did not come in time, or the client went meanwhile.
  /// - Throws: what the answer throws.
  func run<Outcome: Sendable, Failure>(
    _ kind: Kind, _ answer: @escaping @Sendable () async throws(Failure) -> Outcome
  ) async throws(Failure) -> Outcome? {
    let outcome = await lane(kind).run { () async -> Result<Outcome, Failure> in
      do throws(Failure) {
        return .success(
          try await Deadline.within(seconds: answerSeconds) { () async throws(Failure) in
            try await computing(on: kind.threads, answer)
          })
      } catch {
        return .failure(error)
      }
    }
    return try outcome?.get()
  }
}
