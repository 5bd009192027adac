internal import AirData
internal import Setup

/// What OSRM's clients are told when a question cannot be answered: one of its codes, and a sentence.
struct OSRMError: Error, Hashable {
  enum Code: String {
    case invalidURL = "InvalidUrl"
    case invalidService = "InvalidService"
    case invalidVersion = "InvalidVersion"
    case invalidOptions = "InvalidOptions"
    case invalidQuery = "InvalidQuery"
    case invalidValue = "InvalidValue"
    case invalidMethod = "InvalidMethod"
    case invalidContentType = "InvalidContentType"
    case noSegment = "NoSegment"
    case noRoute = "NoRoute"
    case noTrips = "NoTrips"
    case noMatch = "NoMatch"
    case tooBig = "TooBig"
    case notImplemented = "NotImplemented"
    /// Not OSRM's: the server has more to do than it can, or the air is not to be had.
    case unavailable = "Unavailable"
    /// Not OSRM's: the fault is the server's.
    case internalError = "InternalError"
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// HTTP's number.
  var status: Int {
    switch code {
    case .invalidMethod: 405
    case .invalidContentType: 415
    case .unavailable: 503
    case .internalError: 500
    default: 400
    }
  }

  /// The body, in OSRM's form.
  var reply: Reply {
    let reply = Reply.json(status: status) { writer in
      writer.member("code", code.rawValue)
      writer.member("message", message)
    }
    return switch code {
    case .unavailable: reply.adding("Retry-After", "1")
    case .invalidMethod: reply.allowing(["GET", "POST"])
    default: reply
    }
  }
}

extension OSRMError {
  /// The error of a use case, whose options are parameters here, and which does not say where files lie.
  init(_ error: BrisaError) {
    let message = ParameterNames.named(error.text.forEverybody).en
    switch error.code {
    case .noRoute: self.init(.noRoute, "No route found between points.")
    case .offNetwork: self.init(.noSegment, message)
    case .badArgument, .badCoordinate, .badTime, .unclearPlace, .noPlace: self.init(.invalidValue, message)
    case .unavailable, .noAir: self.init(.unavailable, message)
    case .badNetwork, .badData, .missingFile, .bug, .inputOutput, .badConfiguration: self.init(.internalError, message)
    }
  }
}
