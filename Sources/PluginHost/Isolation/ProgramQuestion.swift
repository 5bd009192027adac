internal import AirData
internal import Foundation

/// One question to a source in a process of its own.
struct ProgramQuestion: Sendable {
  let door: ProgramEndpoint
  let request: RequestMessage
  let mask: SecretMask
  let seconds: Double
  let debug: @Sendable (String) -> Void

  /// How a question ended.
  enum Outcome: Sendable {
    /// With an answer, which may be an error that the program has put in words.
    case answered(ProgramAnswer)
    /// The process crashed: it may be worth starting it again.
    case crashed(String)
    /// In another way that helps nobody; the error says how.
    case failed(SourceError)
  }

  /// Asks, on a thread that may block; a task that is cancelled kills the program.
  func ask() async -> Outcome {
    let bell = WakeupPipe()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: ask(bell)) }
      }
    } onCancel: {
      bell.ring()
    }
  }

  /// Asks and waits.
  func ask(_ bell: WakeupPipe) -> Outcome {
    guard let line = try? SourceProtocol.line(request) else {
      return .failed(.malformed("The question to '\(door.file)' cannot be written as JSON."))
    }
    var answer = ProgramAnswer(request.request, sourceID: request.source, mask: mask)
    var handshake: Result<Void, PluginProblem>?
    var run = ProgramRun(door.launch, seconds: seconds, bell: bell, mask: mask, debug: debug)
    let result = run.run { bytes in
      if handshake != nil { return answer.take(bytes) }
      let shake = Result { () throws(PluginProblem) in try greet(bytes) }
      handshake = shake
      if case .failure = shake { return .refuse }
      return .send(line)
    }
    if case .failure(let problem) = handshake { return .failed(.unavailable(problem.message)) }
    return outcome(result, answer)
  }

  /// The source must still be there that was listed.
  private func greet(_ line: ArraySlice<UInt8>) throws(PluginProblem) {
    let manifests = try ProgramManifests.manifests(line, door)
    guard manifests.contains(where: { $0.id == request.source }) else {
      throw PluginProblem(.noHandshake, door.file, "'\(door.file)' has no source '\(request.source)' any more.")
    }
  }

  private func outcome(_ result: ProgramResult, _ answer: ProgramAnswer) -> Outcome {
    switch result.end {
    case .complete: .answered(answer)
    case .refused: .failed(.malformed(answer.refusal(file: door.file)))
    case .exited(status: 0): .failed(.malformed(door.sentence(result, seconds: seconds)))
    case .exited, .signalled: .crashed(door.sentence(result, seconds: seconds))
    default: .failed(.unavailable(door.sentence(result, seconds: seconds)))
    }
  }
}
