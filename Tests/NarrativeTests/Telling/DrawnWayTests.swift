import AirData
import Routing
import Streets
import TestSupport
import Testing

@testable import Narrative

@Suite("Directions on drawn maps")
struct DrawnWayTests {
  /// What one is told on the way between two nodes.
  private func directions(
    _ map: DrawnStreets, _ origin: Character, _ destination: Character, _ language: Language = .en,
    mode: TravelMode = .walk
  ) throws -> [String] {
    let graph = try map.graph()
    let router = Router(graph: graph)
    let ends = try [origin, destination].map { try graph.snap(map.place($0), mode: mode) }
    let path = try router.path(
      Router.Query(origin: ends[0], destination: ends[1], mode: mode, objective: .fastest, pollution: nil))
    return Narrator(language).lines(router.guidance(of: path, mode: mode, from: ends[0], to: ends[1])).map(\.text)
  }

  /// Streets whose columns and rows are 50 m apart unless it is said.
  private static func drawn(_ drawing: String, spacingMeters: Double = 50) -> DrawnStreets {
    DrawnStreets(drawing, spacingMeters: spacingMeters)
  }

  private static func street(_ name: String) -> [String: String] { ["highway": "residential", "name": name] }

  /// A street that bends, goes on under its name past side streets, and another one to the left.
  private static var town: DrawnStreets {
    var map = Self.drawn(
      """
      A---B---C---D
          |   |
          E   F
              |
              G---H
      """)
    map.way("ABCD", street("Avenida del Puerto"))
    map.way("BE", street("Calle Corta"))
    map.way("CFG", street("Calle de Colón"))
    map.way("GH", street("Carrer de Colom"))
    return map
  }

  @Test("a street that goes on needs no word; a turn has the street's name")
  func turn() throws {
    #expect(
      try directions(Self.town, "A", "H") == [
        "Head east along Avenida del Puerto.", "Turn right onto Calle de Colón.", "Turn left onto Carrer de Colom.",
        "You have arrived.",
      ])
  }

  @Test("a turn off streets that one may not go along is told, though it is the only way")
  func forcedTurn() throws {
    var map = Self.drawn(
      """
          N
          |
      A---B---C
          |
          S
      """)
    map.way("AB", Self.street("Calle Uno"))
    for line in ["CB", "NB"] { map.way(line, Self.street("Calle Dos").merging(["oneway": "yes"]) { $1 }) }
    map.way("BS", Self.street("Calle Tres"))
    #expect(
      try directions(map, "A", "S", mode: .bike) == [
        "Head east along Calle Uno.", "Turn right onto Calle Tres.", "You have arrived.",
      ])
  }

  @Test("the only turn that is allowed is told where other streets are seen")
  func onlyTurn() throws {
    var map = Self.drawn(
      """
          N
          |
      A---B---C
          |
          S
      """)
    for way in ["AB", "BC"] { map.way(way, Self.street("Calle Uno")) }
    for way in ["NB", "BS"] { map.way(way, Self.street("Calle Dos")) }
    map.restriction(from: "AB", via: "B", to: "BS", ["restriction": "only_right_turn"])
    #expect(
      try directions(map, "A", "S", mode: .bike) == [
        "Head east along Calle Uno.", "Turn right onto Calle Dos.", "You have arrived.",
      ])
  }

  /// A roundabout with streets to the west, the east and the north; that to the east has some tags of its own.
  private static func roundabout(east: [String: String] = [:]) -> DrawnStreets {
    var map = Self.drawn(
      """
              N
              |
      W---P---Q
          |   |
          S---R---E
      """)
    map.way("WP", street("Calle del Oeste"))
    map.way("PSRQP", street("").merging(["junction": "roundabout"]) { $1 })
    map.way("RE", street("Calle del Este").merging(east) { $1 })
    map.way("QN", street("Calle del Norte"))
    return map
  }

  @Test("every exit that is seen counts, also one that is closed to the mode")
  func exits() throws {
    for east in [[:], ["bicycle": "no"], ["highway": "service"], ["access": "private"], ["highway": "motorway_link"]] {
      #expect(
        try directions(Self.roundabout(east: east), "W", "N", mode: .bike)
          .contains("At the roundabout take the second exit onto Calle del Norte."), "\(east)")
    }
  }

  @Test(
    "a street that is closed to the mode is an exit by where its traffic goes, however it is drawn",
    arguments: [("RE", "yes", true), ("ER", "-1", true), ("RE", "-1", false), ("ER", "yes", false)])
  func drawnExits(_ letters: String, _ oneway: String, isExit: Bool) throws {
    var map = Self.drawn(
      """
              N
              |
      W---P---Q
          |   |
          S---R---E
      """)
    map.way("WP", Self.street("Calle del Oeste"))
    map.way("PSRQP", Self.street("").merging(["junction": "roundabout"]) { $1 })
    map.way(letters, Self.street("Calle del Este").merging(["bicycle": "no", "oneway": oneway]) { $1 })
    map.way("QN", Self.street("Calle del Norte"))
    let exit = isExit ? "second" : "first"
    #expect(
      try directions(map, "W", "N", mode: .bike)
        .contains("At the roundabout take the \(exit) exit onto Calle del Norte."))
  }

  @Test("what leads onto a roundabout, or is no street, is no exit, though it is closed to all")
  func noExits() throws {
    for east in [["access": "private", "oneway": "-1"], ["highway": "footway", "access": "private"]] {
      #expect(
        try directions(Self.roundabout(east: east), "W", "N", mode: .bike)
          .contains("At the roundabout take the first exit onto Calle del Norte."), "\(east)")
    }
  }

  @Test("an exit into which one may not turn counts too")
  func forbiddenExit() throws {
    var map = Self.drawn(
      """
              N
              |
      W---P---Q
          |   |
          S---R---E
      """)
    map.way("WP", Self.street("Calle del Oeste"))
    for way in ["PSR", "RQP"] { map.way(way, Self.street("").merging(["junction": "roundabout"]) { $1 }) }
    map.way("RE", Self.street("Calle del Este"))
    map.way("QN", Self.street("Calle del Norte"))
    map.restriction(from: "PSR", via: "R", to: "RE", ["restriction": "no_right_turn"])
    #expect(
      try directions(map, "W", "N", mode: .bike)
        .contains("At the roundabout take the second exit onto Calle del Norte."))
  }

  @Test("whoever ends on a roundabout takes no exit")
  func onTheRing() throws {
    #expect(
      try directions(Self.roundabout(), "W", "Q", mode: .bike) == [
        "Head east along Calle del Oeste.", "Go round the roundabout.", "You have arrived.",
      ])
  }

  @Test("whoever is there already is told nothing else")
  func inPlace() throws {
    #expect(try directions(Self.town, "A", "A") == ["You have arrived."])
  }

  @Test("Spanish has the article and the gender of a street")
  func spanish() throws {
    #expect(
      try directions(Self.town, "A", "H", .es) == [
        "Salga hacia el este por la avenida del Puerto.", "Gire a la derecha por la calle de Colón.",
        "Gire a la izquierda por el Carrer de Colom.", "Ha llegado.",
      ])
  }

  @Test("Valencian elides the article and draws it together")
  func valencian() throws {
    #expect(
      try directions(Self.town, "A", "H", .ca) == [
        "Isca cap a l'est per l'Avenida del Puerto.", "Gire a la dreta per la Calle de Colón.",
        "Gire a l'esquerra pel carrer de Colom.", "Ha arribat.",
      ])
  }

  @Test("a bend where no other street leads away is no turn")
  func bend() throws {
    var map = Self.drawn("A---B\n    |\n    C")
    map.way("ABC", Self.street("Calle Mayor"))
    #expect(try directions(map, "A", "C") == ["Head east along Calle Mayor.", "You have arrived."])
  }

  @Test("a turn off a street that is private ahead is told")
  func privateAhead() throws {
    var map = Self.drawn("A---B---C\n    |\n    D")
    map.way("AB", Self.street("Camino Viejo"))
    map.way("BC", Self.street("Camino Viejo").merging(["access": "private"]) { $1 })
    map.way("BD", ["highway": "footway"])
    #expect(
      try directions(map, "A", "D") == [
        "Head east along Camino Viejo.", "Turn right onto the footpath beside Camino Viejo.", "You have arrived.",
      ])
  }

  @Test("a footpath that bends into another kind of path is no turn")
  func pathBend() throws {
    var map = Self.drawn("A---B\n    |\n    C")
    map.way("AB", ["highway": "footway"])
    map.way("BC", ["highway": "path"])
    #expect(try directions(map, "A", "C") == ["Head east along the footpath.", "You have arrived."])
  }

  /// Two pavements, and a crossing between them.
  private static var zebra: DrawnStreets {
    var map = Self.drawn(
      """
      A----B----C
      P----X----Q
      D----E----F
      """, spacingMeters: 8)
    for (letters, tags) in [
      ("ABC", ["highway": "footway", "footway": "sidewalk"]), ("DEF", ["highway": "footway", "footway": "sidewalk"]),
      ("BXE", ["highway": "footway", "footway": "crossing", "crossing": "zebra"]), ("PXQ", street("Mikonkatu")),
    ] { map.way(letters, tags) }
    return map
  }

  @Test(
    "a zigzag over a zebra crossing is one instruction",
    arguments: [
      (Language.en, "Cross Mikonkatu at the zebra crossing and continue."),
      (.es, "Cruce Mikonkatu por el paso de cebra y siga."),
      (.ca, "Travesse Mikonkatu pel pas de zebra i continue."),
    ])
  func zigzag(language: Language, expected: String) throws {
    let lines = try directions(Self.zebra, "A", "F", language)
    #expect(lines.count == 3)
    #expect(lines[1] == expected)
  }

  @Test(
    "where crossings lead to both sides, or the street has no name, the side is told",
    arguments: [
      (Language.en, "On your right, cross Mikonkatu at the zebra crossing and continue."),
      (.es, "A su derecha, cruce Mikonkatu por el paso de cebra y siga."),
      (.ca, "A la seua dreta, travesse Mikonkatu pel pas de zebra i continue."),
    ])
  func zigzagOnOneSide(language: Language, expected: String) throws {
    #expect(try directions(Self.middle("Mikonkatu"), "A", "F", language)[1] == expected)
    let nameless = try directions(Self.nameless, "A", "F", .en)
    #expect(nameless[1] == "On your right, cross the street at the zebra crossing and continue.")
  }

  /// A path between the two halves of a street, and crossings over both at one place.
  private static func middle(_ name: String) -> DrawnStreets {
    var map = Self.drawn(
      """
      G----H----I
      R----Y----S
      A----B----C
      P----X----Q
      D----E----F
      """, spacingMeters: 8)
    for (letters, tags) in [
      ("GHI", ["highway": "footway"]), ("ABC", ["highway": "footway"]), ("DEF", ["highway": "footway"]),
      ("HYB", ["highway": "footway", "footway": "crossing", "crossing": "zebra"]),
      ("BXE", ["highway": "footway", "footway": "crossing", "crossing": "zebra"]),
      ("PXQ", street(name)), ("RYS", street(name)),
    ] { map.way(letters, tags) }
    return map
  }

  private static var nameless: DrawnStreets {
    var map = Self.drawn(
      """
      A----B----C
      P----X----Q
      D----E----F
      """, spacingMeters: 8)
    for (letters, tags) in [
      ("ABC", ["highway": "footway", "footway": "sidewalk"]), ("DEF", ["highway": "footway", "footway": "sidewalk"]),
      ("BXE", ["highway": "footway", "footway": "crossing", "crossing": "zebra"]), ("PXQ", ["highway": "residential"]),
    ] { map.way(letters, tags) }
    return map
  }

  @Test("stairs say whether they lead up")
  func stairs() throws {
    var map = Self.drawn("A--B--C--D--E")
    map.way("AB", ["highway": "footway"])
    map.way("BC", ["highway": "steps", "incline": "up"])
    map.way("CDE", ["highway": "footway"])
    map.way("EA", ["highway": "primary", "foot": "no"])
    #expect(
      try directions(map, "A", "E") == ["Head east along the footpath.", "Go up the stairs.", "You have arrived."])
    #expect(
      try directions(map, "E", "A", .ca) == [
        "Isca cap a l'oest pel camí de vianants.", "Baixe per l'escala.", "Ha arribat.",
      ])
  }

  @Test("where two ways lead ahead one keeps to a side")
  func fork() throws {
    var map = Self.drawn(
      """
              C
      A---B
              D
      """)
    map.way("AB", Self.street("Calle Mayor"))
    map.way("BC", Self.street("Calle Alta"))
    map.way("BD", Self.street("Calle Baja"))
    #expect(try directions(map, "A", "C")[1] == "Keep left onto Calle Alta.")
    #expect(try directions(map, "A", "D", .es)[1] == "Manténgase a la derecha por la calle Baja.")
  }

  @Test("at the end of a street one turns to a side")
  func endOfRoad() throws {
    var map = Self.drawn("C\n|\nB---A\n|\nD")
    map.way("AB", Self.street("Calle Mayor"))
    map.way("CBD", Self.street("Paseo Marítimo"))
    #expect(try directions(map, "A", "D")[1] == "At the end turn left onto Paseo Marítimo.")
    #expect(try directions(map, "A", "C", .es)[1] == "Al final gire a la derecha por el paseo Marítimo.")
  }

  @Test("a roundabout is one instruction with the number of its exit")
  func roundabout() throws {
    var map = Self.drawn(
      """
          N
          a
      W--d b--E
          c
          S
      """, spacingMeters: 15)
    map.way("adcba", ["highway": "residential", "junction": "roundabout"])
    map.way("Wd", Self.street("Calle del Oeste"))
    map.way("Na", Self.street("Calle del Norte"))
    map.way("bE", Self.street("Calle del Este"))
    map.way("cS", Self.street("Calle del Sur"))
    #expect(
      try directions(map, "W", "N", .en, mode: .bike)[1]
        == "At the roundabout take the third exit onto Calle del Norte.")
    #expect(
      try directions(map, "W", "E", .es, mode: .bike)[1]
        == "En la rotonda tome la segunda salida, por la calle del Este.")
  }

  @Test("a straight street that changes its name is told where the name keeps")
  func newName() throws {
    var map = Self.drawn("A-----B-----C\n      |\n      D")
    map.way("AB", Self.street("Calle Mayor"))
    map.way("BC", Self.street("Calle Menor"))
    map.way("BD", Self.street("Calle Corta"))
    #expect(
      try directions(map, "A", "C") == [
        "Head east along Calle Mayor.", "Continue along Calle Menor.", "You have arrived.",
      ])
  }
}
