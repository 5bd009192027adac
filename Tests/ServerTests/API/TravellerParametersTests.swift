import CityTestSupport
import Setup
import TestSupport
import Testing

@testable import Server

@Suite("Who travels, asked of the service")
struct TravellerParametersTests {
  private static let way = "/v1/routes?from=39.470,-0.379&to=39.470,-0.361"

  @Test("has its time and its dose, and is named in the answer")
  func figures() async throws {
    let village = try ServedVillage()
    let usual = await village.get(Self.way).json
    #expect(usual["query"]["profile"] == .null)
    let reply = await village.get(Self.way + "&speed=2.4&breathing=2.4&sensitive=true&stairs=avoid&lit=true")
    #expect(reply.status == 200, "\(reply.text)")
    let answer = reply.json
    let (mine, other) = (answer["routes"][0], usual["routes"][0])
    #expect(abs((mine["durationSeconds"].number ?? 0) / (other["durationSeconds"].number ?? 1) - 2) < 0.01)
    let doses = ((mine["doseMicrograms"]["no2"].number ?? 0), (other["doseMicrograms"]["no2"].number ?? 1))
    #expect(abs(doses.0 / doses.1 - 4) < 0.02)
    #expect(answer["query"]["profile"]["speedKilometersPerHour"] == .number(2.4))
    #expect(answer["query"]["profile"]["needs"].array?.count == 1)
    #expect(await village.get(Self.way).json["routes"][0] == other)
  }

  @Test(
    "is refused where nobody is so",
    arguments: [
      "speed=0", "speed=400", "breathing=fast", "breathing=0", "stairs=some", "wheelchair=perhaps", "profile=nana",
      "profile=asthma.yml", "wheelchair=true&mode=bike",
    ])
  func refused(_ parameters: String) async throws {
    let reply = try await ServedVillage().get(Self.way + "&" + parameters)
    #expect(reply.status == 400, "\(reply.text)")
  }

  @Test("is taken by loops, isochrones, tables and trips")
  func everywhere() async throws {
    let village = try ServedVillage()
    let reach = "/v1/isochrone?lat=39.470&lon=-0.371&minutes=5"
    let (usual, slow) = (await village.get(reach), await village.get(reach + "&speed=2"))
    #expect(slow.status == 200 && slow.body != usual.body, "\(slow.text)")
    let matrix = #"{"from": [[39.470, -0.379]], "to": [[39.470, -0.361]], "label": "fastest""#
    let mine = await village.post("/v1/matrix", matrix + #", "speed": 2.4, "quiet": false}"#)
    let other = await village.post("/v1/matrix", matrix + "}")
    #expect(mine.status == 200, "\(mine.text)")
    let times = [mine, other].map { $0.json["durationSeconds"][0][0].number ?? 1 }
    #expect(abs(times[0] / times[1] - 2) < 0.01)
    let trip = await village.post(
      "/v1/trips", #"{"from": [39.470, -0.379], "to": [39.470, -0.361], "breathing": "hard", "pram": true}"#)
    #expect(trip.status == 200, "\(trip.text)")
    #expect(trip.json["query"]["profile"]["breathingCubicMetersPerHour"] == .number(2.7))
  }
}
