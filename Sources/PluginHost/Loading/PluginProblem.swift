/// Why a plugin file or a folder of the search path was left out.
package struct PluginProblem: Error, Sendable, Hashable {
  /// A bounded word, for programs.
  package enum Code: String, Sendable, CaseIterable {
    /// A folder that somebody has named does not exist.
    case folderMissing = "plugin-folder-missing"
    /// The file cannot be read.
    case unreadable = "plugin-unreadable"
    /// The file is no library of this kind of machine.
    case notALibrary = "plugin-not-a-library"
    /// The end of the file is missing.
    case truncated = "plugin-truncated"
    /// The file does not say what kit it was built with.
    case noStamp = "plugin-without-stamp"
    /// The file says several things about its kit.
    case severalStamps = "plugin-with-several-stamps"
    /// The file is somebody else's, or anyone may write to it.
    case notTrusted = "plugin-not-trusted"
    /// The file is not as it was installed.
    case damaged = "plugin-damaged"
    /// The file was built with another kit or compiler.
    case otherKit = "plugin-of-another-kit"
    /// The system's loader refuses the file.
    case cannotOpen = "plugin-cannot-open"
    /// The file lacks the function that registers its sources.
    case noSymbol = "plugin-without-symbol"
    /// The function registers no source.
    case registersNothing = "plugin-registers-nothing"
    /// The function registers two sources of one id.
    case registersTwice = "plugin-registers-twice"
    /// The manifest of a source promises what its type cannot give.
    case contradictsItself = "plugin-contradicts-itself"
    /// The program cannot be started.
    case cannotRun = "plugin-cannot-run"
    /// What the program writes does not begin with a handshake.
    case noHandshake = "plugin-without-handshake"
    /// The program speaks another version of the protocol.
    case otherProtocol = "plugin-of-another-protocol"
    /// The program crashes, or the library makes the process crash that opens it.
    case crashed = "plugin-crashed"
    /// The program takes too long to say what it is.
    case tooSlow = "plugin-too-slow"
    /// The program itself says that it cannot work.
    case saysError = "plugin-says-error"
  }

  /// What kind of problem it is.
  package let code: Code
  /// The file or folder.
  package let path: String
  /// One sentence that says what is wrong and what to do.
  package let message: String

  init(_ code: Code, _ path: String, _ message: String) {
    self.code = code
    self.path = path
    self.message = message
  }
}
