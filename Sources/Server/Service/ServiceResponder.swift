internal import AirData
internal import Foundation
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import Reports

/// Takes requests from the connections and gives them to those who answer.
struct ServiceResponder: Sendable {
  let osrm: OSRMService
  let api: APIService
  let page: PageService
  let state: ServiceState
  /// Which other sites' pages may ask.
  let allowedOrigin: AllowedOrigin
  let date = DateHeader()
  /// What answers are counted as whose clients went before they were made, as nginx counts them.
  private static let clientHasGone = 499

  /// A reply, and how its body is encoded; nil where that is as it is.
  private typealias Encoded = (reply: Reply, encoding: String?)

  /// The response to a request of a connection, with room kept for it in ``UnsentReplies`` where it is large: whoever
  /// does not write it gives that up.
  func respond(to request: Request, over connection: ObjectIdentifier) async -> Response {
    let start = ContinuousClock.now
    let (reply, encoding) = bounded(explained(await answer(request), to: request), to: request, over: connection)
    let took = start.duration(to: .now)
    // Refusals that nobody gets would look like an overload.
    let status = Task.isCancelled ? Self.clientHasGone : reply.status
    state.figures.add(route: reply.route, status: status, seconds: took / .seconds(1))
    // No address: coordinates are personal.
    state.log.debug("answered", metadata: ["route": "\(reply.route)", "status": "\(status)", "took": "\(took)"])
    return response(to: request, reply, encoding)
  }

  private func answer(_ request: Request) async -> Encoded {
    guard request.method != .options else { return (Reply(status: 204, route: "preflight"), nil) }
    let body: [UInt8]
    switch await collected(request) {
    case .success(let bytes): body = bytes
    case .failure(let problem): return (refusal(problem, of: request.uri.path, language(request)), nil)
    }
    let call = Call(
      method: request.method == .head ? "GET" : request.method.rawValue, path: request.uri.path,
      query: request.uri.query, headers: Self.headers(request), body: body)
    var reply = await answer(call)
    if Gzip.isWorth(reply.contentType) { reply = reply.weaklyTagged }
    return compressed(withoutKnownBody(reply, to: call), to: call)
  }

  /// A reply without its body where the client has that already, by its tag.
  ///
  /// A tag says nothing of a body, so what is posted is answered anew (RFC 9110, section 13.1.2).
  private func withoutKnownBody(_ reply: Reply, to call: Call) -> Reply {
    guard call.method == "GET", let tag = reply.headers.first(where: { $0.name == "ETag" })?.value,
      EntityTags.contain(tag, call.headers["if-none-match"])
    else { return reply }
    var known = reply
    known.status = 304
    known.body = []
    return known
  }

  /// A reply with its body compressed, where that is worth it and the client takes it so.
  private func compressed(_ reply: Reply, to call: Call) -> Encoded {
    guard reply.body.count >= Gzip.minBytes, Gzip.isWorth(reply.contentType),
      Gzip.isAccepted(call.headers["accept-encoding"]),
      let packed = reply.packed ?? Gzip.compress(reply.body, level: Gzip.fastLevel)
    else { return (reply, nil) }
    var compressed = reply
    compressed.body = packed
    return (compressed, "gzip")
  }

  /// An answer; where it was given up, a refusal that says so, and not that there was too little time for it.
  private func explained(_ answer: Encoded, to request: Request) -> Encoded {
    guard Task.isCancelled, answer.reply.status == Problem.givenUp.status else { return answer }
    return refused(.givenUp, instead: answer.reply, to: request)
  }

  /// An answer, or a refusal where it is large and too much of others waits for clients to take it.
  private func bounded(_ answer: Encoded, to request: Request, over connection: ObjectIdentifier) -> Encoded {
    guard request.method != .head, !state.unsent.reserve(answer.reply.body.count, for: connection) else {
      return answer
    }
    return refused(.noTurn, instead: answer.reply, to: request)
  }

  /// A refusal in the place of an answer.
  private func refused(_ problem: Problem, instead reply: Reply, to request: Request) -> Encoded {
    var refused = refusal(problem, of: request.uri.path, language(request))
    refused.route = reply.route
    return (refused, nil)
  }

  private func answer(_ call: Call) async -> Reply {
    guard let parts = call.parts else {
      let problem = Problem(400, "bad-argument", "The address cannot be read: its percent codes make no text.")
      return refusal(problem, of: call.path, SpokenLanguage.chosen(call.headers["accept-language"]))
    }
    if let reply = page.reply(call, parts) { return reply }
    return OSRMAddress.isMeant(parts) ? await osrm.reply(call, parts) : await api.reply(call, parts)
  }

  /// Why a request is not answered; where its body is packed, with what would be read (RFC 9110, section 15.5.16).
  private func refusal(_ problem: Problem, of path: String, _ language: Language) -> Reply {
    let reply = wordedRefusal(problem, of: path, language)
    return problem == Self.packed ? reply.adding("Accept-Encoding", "identity") : reply
  }

  /// Why a request is not answered, in the form of whom it was meant for.
  private func wordedRefusal(_ problem: Problem, of path: String, _ language: Language) -> Reply {
    guard OSRMAddress.isMeant(path.split(separator: "/").map(String.init)) else { return problem.reply(language) }
    let code: OSRMError.Code =
      switch problem.code {
      case tooBig.code: .tooBig
      case Self.brokenOff.code: .invalidQuery
      case Problem.noTurn.code: .unavailable
      case _ where problem == Self.packed: .invalidContentType
      default: .invalidURL
      }
    var reply = OSRMError(code, problem.text.en).reply
    reply.status = problem.status
    return reply
  }

  /// The body, where it is not too large and comes whole.
  private func collected(_ request: Request) async -> Result<[UInt8], Problem> {
    guard request.method == .post || request.method == .put || request.method == .patch else { return .success([]) }
    // Said at once, before it is sent: some clients wait for that.
    let length = request.headers[.contentLength].map { Int($0) ?? .max } ?? 0
    guard length <= state.limits.bodyBytes else { return .failure(tooBig) }
    do {
      let buffer = try await request.body.collect(upTo: state.limits.bodyBytes)
      let coding = request.headers[.contentEncoding]?.lowercased() ?? "identity"
      return coding == "identity" ? .success(Array(buffer.readableBytesView)) : .failure(Self.packed)
    } catch is NIOTooManyBytesError {
      return .failure(tooBig)
    } catch {
      return .failure(Self.brokenOff)
    }
  }

  private var tooBig: Problem {
    Problem(413, "too-big", "The body has more than \(state.limits.bodyBytes) bytes: send less at once.")
  }

  private static let brokenOff = Problem(400, "bad-data", "The body did not come whole: send it again.")

  private static let packed = Problem(
    415, "bad-argument", "The body is packed, which is not read: send it without Content-Encoding.")

  private static func headers(_ request: Request) -> [String: String] {
    var headers: [String: String] = [:]
    for name in [HTTPField.Name.accept, .acceptEncoding, .acceptLanguage, .contentType, .ifNoneMatch] {
      headers[name.canonicalName] = request.headers[name]
    }
    return headers
  }

  private func language(_ request: Request) -> Language {
    SpokenLanguage.chosen(request.headers[.acceptLanguage])
  }
}
