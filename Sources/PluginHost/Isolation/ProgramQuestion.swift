internal import AirData
internal import Foundation

/// One question to a source in a process of its own.
struct ProgramQuestion: Sendable {
  let endpoint: ProgramEndpoint
  let request: RequestMessage
  let mask: SecretMask
  /// When the program is ended.
  let seconds: Double
  /// All the seconds that the question has, of which sentences speak.
  var wholeSeconds: Double?
  let debug: @Sendable (String) -> Void
  /// The way to the network for a program that does not go there itself; nil: it gets nothing.
  var http: (any HTTPClient)?
  /// Counts a question to a program that goes to the network itself; throws ``SourceError/quota(_:)``.
  var spendQuota: @Sendable () throws(SourceError) -> Void = {}

  /// How a question ended.
  enum Outcome: Sendable {
    /// With an answer, which may be an error that the program has put in words.
    case answered(ProgramAnswer)
    /// The process crashed: it may be worth starting it again.
    case crashed(String)
    /// In another way that helps nobody; the error says how, and the notices what the program said until then.
    case failed(SourceError, notices: [Notice] = [])
    /// Not in time; with the same as the other failures.
    case hung(SourceError, notices: [Notice])
  }

  /// Asks, on a thread that may block; a task that is cancelled kills the program.
  func ask() async -> Outcome {
    let wakeup = WakeupPipe()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: ask(wakeup)) }
      }
    } onCancel: {
      wakeup.signal()
    }
  }

  /// Asks and waits.
  func ask(_ wakeup: WakeupPipe) -> Outcome {
    guard let line = try? SourceProtocol.line(request) else {
      return .failed(.malformed("The question to '\(endpoint.file)' cannot be written as JSON."))
    }
    let proxy = http.map { FetchProxy($0) }
    defer { proxy?.close() }
    var answer = ProgramAnswer(request.request, sourceID: request.source, mask: mask)
    var handshake: Result<ListenerReply, SourceError>?
    var run = ProgramRun(
      endpoint.launch, seconds: seconds, wakeup: wakeup, answerQueue: proxy?.answerQueue, mask: mask, debug: debug)
    let result = run.run { bytes in
      if handshake != nil { return answer.take(bytes) }
      let shake = Result { () throws(SourceError) in
        guard try version(bytes) == SourceProtocol.versionWithFetches else {
          try spendQuota()
          return ListenerReply.send(line)
        }
        guard let proxy else { return ListenerReply.send(line) }
        answer = ProgramAnswer(request.request, sourceID: request.source, mask: mask, proxy: proxy)
        return .correspond(line)
      }
      handshake = shake
      return (try? shake.get()) ?? .refuse
    }
    if case .failure(let error) = handshake { return .failed(error) }
    return outcome(result, answer)
  }

  /// The protocol's version that the program speaks; the source must still be there that was listed.
  private func version(_ line: ArraySlice<UInt8>) throws(SourceError) -> Int {
    do throws(PluginProblem) {
      let (manifests, version) = try ProgramManifests.handshake(line, endpoint)
      guard manifests.contains(where: { $0.id == request.source }) else {
        throw PluginProblem(
          .noHandshake, endpoint.file, "'\(endpoint.file)' has no source '\(request.source)' any more.")
      }
      return version
    } catch {
      throw .unavailable(error.message)
    }
  }

  private func outcome(_ result: ProgramResult, _ answer: ProgramAnswer) -> Outcome {
    let sentence = endpoint.sentence(result, seconds: wholeSeconds ?? seconds)
    return switch result.end {
    case .complete: .answered(answer)
    case .refused: .failed(.malformed(answer.refusal(file: endpoint.file)))
    case .exited(status: 0): .failed(.malformed(sentence))
    case .exited, .signalled: .crashed(sentence)
    case .outOfTime: .hung(.unavailable(sentence), notices: answer.allNotices(file: endpoint.file))
    default: .failed(.unavailable(sentence))
    }
  }
}
