import Testing

@testable import Computing

@Suite("The memory of the machine")
struct MachineMemoryTests {
  private func least(_ groups: String?, _ files: [String: String]) -> Int {
    MachineMemory.least(ofMachine: 8 << 30, groups: groups, under: "/groups") { files[$0] }
  }

  @Test("is all of it without a limit")
  func isAll() {
    #expect(least(nil, [:]) == 8 << 30)
    #expect(least("", [:]) == 8 << 30)
    #expect(least("0::/\n", ["/groups/memory.max": "max\n"]) == 8 << 30)
    #expect(least("nothing of that kind", ["/groups/memory.max": "5"]) == 8 << 30)
  }

  @Test("is what the process's group allows, or one around it")
  func isTheGroups() {
    let files = [
      "/groups/system.slice/brisa.service/memory.max": "2147483648\n", "/groups/system.slice/memory.max": "max\n",
    ]
    #expect(least("0::/system.slice/brisa.service\n", files) == 2 << 30)
    #expect(least("0::/system.slice/brisa.service\n", ["/groups/system.slice/memory.max": "1073741824"]) == 1 << 30)
    #expect(least("0::/\n", ["/groups/memory.max": "536870912\n"]) == 512 << 20)
  }

  @Test("is what an older kind of group allows, whose \"no limit\" is larger than any machine")
  func isTheOlderGroups() {
    let groups = "12:cpu,cpuacct:/docker/1\n4:memory:/docker/1\n"
    #expect(least(groups, ["/groups/memory/docker/1/memory.limit_in_bytes": "1073741824\n"]) == 1 << 30)
    #expect(least(groups, ["/groups/memory/memory.limit_in_bytes": "9223372036854771712\n"]) == 8 << 30)
  }

  @Test("is what this machine has")
  func isThisMachines() {
    #expect(MachineMemory.bytes > 64 << 20)
  }
}
