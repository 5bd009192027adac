import AirData
import Testing

@Suite("Sets of pollutants")
struct PollutantSetTests {
  @Test("have each pollutant in a bit of its own", arguments: Pollutant.allCases)
  func bits(pollutant: Pollutant) {
    let set: PollutantSet = [pollutant]
    #expect(set.bits == 1 << UInt8(pollutant.number) && set.pollutants == [pollutant])
    #expect(Pollutant.allCases.filter(set.contains) == [pollutant])
  }

  @Test("list what they have once, in the order of every table")
  func order() {
    var set = PollutantSet([.co, .no2, .co])
    set.insert(.o3)
    set.insert(.no2)
    set.formUnion([.pm25, .o3])
    #expect(set.pollutants == [.no2, .pm25, .o3, .co])
    #expect(set.subtracting([.pm25, .so2]).pollutants == [.no2, .o3, .co])
  }

  @Test("are empty until something is in them")
  func empty() {
    #expect(PollutantSet().isEmpty && PollutantSet().pollutants.isEmpty && PollutantSet() == [])
    #expect(!([.pm10] as PollutantSet).isEmpty)
  }

  @Test("are plain memory, of which zeros are none")
  func isPlain() {
    #expect(_isPOD(PollutantSet.self) && MemoryLayout<PollutantSet>.size == 1)
    #expect(PollutantSet(bits: 0) == PollutantSet())
  }
}
