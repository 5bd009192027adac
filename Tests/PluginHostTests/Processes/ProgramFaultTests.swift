import Foundation
import Testing

@testable import PluginHost

@Suite("Why a program could not be started")
struct ProgramFaultTests {
  @Test("is said of the machine where that has no process to spare, and of the installation where a part is of no use")
  func keeper() {
    let noProcess = ProgramFault.noKeeper("/opt/brisa-keeper", EAGAIN).problem
    #expect(noProcess.hasPrefix("cannot be started at this moment: '/opt/brisa-keeper' gets no process"))
    let missing = ProgramFault.noKeeper("/opt/brisa-keeper", ENOENT).problem
    #expect(missing.hasPrefix("cannot be started: '/opt/brisa-keeper' is missing, install brisa again"))
    let broken = ProgramFault.noKeeper("/opt/brisa-keeper", EACCES).problem
    #expect(broken.hasPrefix("cannot be started: '/opt/brisa-keeper' cannot be run, install brisa again"))
  }
}
