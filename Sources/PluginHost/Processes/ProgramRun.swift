internal import Foundation

/// One run of a program, from its start until nothing of it is left; blocks its thread.
struct ProgramRun {
  private let launch: ProgramLaunch
  private let limits = OutputLimits()
  private let wakeup: WakeupPipe
  private let answerQueue: AnswerQueue?
  private var staysInTouch = false
  private var end: ContinuousClock.Instant
  private var splitter: LineSplitter
  private var log: ProgramLog
  private var pendingInput: ArraySlice<UInt8> = []
  private var statusBytes: [UInt8] = []
  private var lineCount = 0
  private var byteCount = 0
  private var outcome: ProgramEnd?
  private var isOutputOpen = true
  private var isLogOpen = true
  private var isStatusOpen = true

  /// How long a program may take to end after its last line, and others that hold its pipes to close them after that.
  private static let grace = Duration.seconds(1)
  private static let chunkBytes = 1 << 16

  /// Places in the list of what is polled.
  private enum Watched {
    static let wakeup = 0
    static let status = 1
    static let output = 2
    static let log = 3
    static let input = 4
    static let answers = 5
  }

  /// Prepares a run.
  /// - Parameters:
  ///   - launch: What is started.
  ///   - seconds: When the program is killed.
  ///   - wakeup: Signalled to have it killed at once.
  ///   - answerQueue: What it may be sent after the first line.
  ///   - mask: What must not be shown of its log.
  ///   - debug: Takes the lines of its log.
  init(
    _ launch: ProgramLaunch, seconds: Double, wakeup: WakeupPipe, answerQueue: AnswerQueue? = nil,
    mask: SecretMask = SecretMask(), debug: @escaping (String) -> Void = { _ in }
  ) {
    self.launch = launch
    self.wakeup = wakeup
    self.answerQueue = answerQueue
    end = .now + .seconds(seconds.boundedSeconds)
    splitter = LineSplitter(maxLineBytes: limits.lineBytes)
    log = ProgramLog(mask: mask, debug: debug)
  }

  /// Runs the program and hands its lines on.
  mutating func run(_ listen: (ArraySlice<UInt8>) -> ListenerReply) -> ProgramResult {
    do throws(ProgramFault) {
      let program = try KeptProgram(launch)
      while !isOver { step(program, listen) }
      readLog(program)
      log.finish()
    } catch {
      outcome = .notStarted(error)
    }
    return ProgramResult(end: outcome ?? .outOfTime, lastWords: log.lastLine)
  }

  /// The keeper tells of the end when all that descends from the program is gone, so its pipes close with it.
  private var isOver: Bool {
    switch outcome {
    case nil: false
    case .complete, .exited, .signalled: !isOutputOpen
    default: true
    }
  }

  private mutating func step(_ program: KeptProgram, _ listen: (ArraySlice<UInt8>) -> ListenerReply) {
    let left = max(.zero, end - .now)
    if left == .zero && (outcome == nil || outcome == .complete) { return stopWaiting() }
    let input = pendingInput.isEmpty ? -1 : program.inputNumber ?? -1
    // In the order of ``Watched``; poll passes over what has a number below zero.
    var watched = [
      pollfd(fd: wakeup.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isStatusOpen ? program.status.number : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isOutputOpen ? program.output.number : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isLogOpen ? program.errors.number : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: answerQueueNumber, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&watched, nfds_t(watched.count), left.pollMilliseconds) > 0 else {
      // What a program has written before its end is read to the last byte, however late it is.
      if left == .zero { stopWaiting() }
      return
    }
    func isReady(_ place: Int) -> Bool { watched[place].revents != 0 }
    if isReady(Watched.wakeup) { return settle(.cancelled) }
    if isReady(Watched.log) { readLog(program) }
    if isReady(Watched.output) { readOutput(program, listen) }
    if isReady(Watched.status) { readStatus(program) }
    if isReady(Watched.answers) { pendingInput += answerQueue?.empty() ?? [] }
    if isReady(Watched.input) || isReady(Watched.answers) { writeInput(program) }
  }

  /// Where to look for further lines for the program, once it has read all before them; −1 for nowhere.
  private var answerQueueNumber: Int32 { staysInTouch && pendingInput.isEmpty ? answerQueue?.descriptor ?? -1 : -1 }

  private mutating func stopWaiting() {
    if outcome == nil { outcome = .outOfTime }
    isOutputOpen = false
  }

  /// Notes how the run ends: an end of the program itself gives way to what its last output says.
  private mutating func settle(_ end: ProgramEnd) {
    switch outcome {
    case nil, .exited, .signalled: outcome = end
    case .complete where end == .cancelled: outcome = end
    default: break
    }
  }

  private mutating func readOutput(_ program: KeptProgram, _ listen: (ArraySlice<UInt8>) -> ListenerReply) {
    guard let bytes = program.output.read(most: Self.chunkBytes) else { return }
    var splitter = splitter
    defer { self.splitter = splitter }
    if bytes.isEmpty {
      isOutputOpen = false
      return splitter.finish { handOver($0, program, listen) }
    }
    guard outcome != .complete else { return }
    byteCount += bytes.count
    if byteCount > limits.bytes { return settle(.tooMuch("more than \(limits.bytes >> 20) MiB")) }
    let isShort = splitter.add(bytes) { handOver($0, program, listen) }
    if !isShort { settle(.tooMuch("a line of more than \(limits.lineBytes >> 10) KiB")) }
  }

  /// Hands a line to the listener; false when it wants no more.
  private mutating func handOver(
    _ line: ArraySlice<UInt8>, _ program: KeptProgram, _ listen: (ArraySlice<UInt8>) -> ListenerReply
  ) -> Bool {
    if let outcome, outcome == .complete || outcome == .refused { return false }
    lineCount += 1
    if lineCount > limits.lines {
      settle(.tooMuch("more than \(limits.lines) lines"))
      return false
    }
    let reply = listen(line)
    switch reply {
    case .more: return true
    case .send(let bytes), .correspond(let bytes):
      if case .correspond = reply { staysInTouch = true }
      pendingInput = bytes[...]
      writeInput(program)
      return true
    case .complete:
      outcome = .complete
      end = min(end, .now + Self.grace)
      staysInTouch = false
      program.closeInput()
      return false
    case .refuse:
      outcome = .refused
      return false
    }
  }

  private mutating func writeInput(_ program: KeptProgram) {
    guard let number = program.inputNumber else { return }
    while !pendingInput.isEmpty {
      let count = pendingInput.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      pendingInput = pendingInput.dropFirst(count)
    }
    if !staysInTouch { program.closeInput() }
  }

  private mutating func readLog(_ program: KeptProgram) {
    guard isLogOpen, let bytes = program.errors.read(most: Self.chunkBytes) else { return }
    if bytes.isEmpty { isLogOpen = false } else { log.add(bytes) }
  }

  private mutating func readStatus(_ program: KeptProgram) {
    guard let bytes = program.status.read(most: 64) else { return }
    statusBytes += bytes
    while statusBytes.count >= KeeperFrame.size {
      let frame = KeeperFrame(statusBytes.prefix(KeeperFrame.size))
      statusBytes.removeFirst(KeeperFrame.size)
      switch frame {
      case .ended(let status):
        settle(ProgramEnd(waitStatus: status))
        end = min(end, .now + Self.grace)
      case .notStarted(let number): settle(.notStarted(ProgramFault(starting: number)))
      case .started, nil: break
      }
    }
    guard bytes.isEmpty else { return }
    isStatusOpen = false
    // Somebody has killed the keeper, and the program with it.
    if outcome == nil { settle(.signalled(number: SIGKILL)) }
    end = min(end, .now + Self.grace)
  }
}

extension Duration {
  /// Milliseconds for `poll`, rounded up and bounded.
  fileprivate var pollMilliseconds: Int32 {
    if self <= .zero { return 0 }
    let (seconds, attoseconds) = components
    return Int32(min(60_000, seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1))
  }
}
