import Foundation
import Streets
import TestSupport
import Testing

@Suite(
  "Names for the nameless of Helsinki",
  .enabled(if: SharedData.extract("helsinki-centre") != nil, SharedData.absence))
struct NamesOfHelsinkiTests {
  private let tables: GraphTables

  init() throws {
    let path = try #require(SharedData.extract("helsinki-centre"))
    tables = try StreetImport.read(path, profile: ProfileSettings()).tables
  }

  @Test("Nine of ten pavements and crossings have the name that a person gives them")
  func byHand() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "helsinki.csv")
    let questions = NameTrial.questions(try String(contentsOf: file, encoding: .utf8))
    #expect(questions.count == 100)
    let graph = StreetGraph(tables)
    for kind in ["pavement", "crossing"] {
      let asked = questions.filter { $0.kind == kind }
      let (ours, flat) = wrong(asked, graph)
      #expect(ours.count <= asked.count / 10, "\(ours)")
      #expect(ours.count < flat.count)
      #expect(!ours.contains { $0.0.isSure }, "\(ours)")
    }
  }

  @Test("Foot- and cycleways whose names are hidden have them back from their streets, nine of ten")
  func hidden() throws {
    let questions = NameTrial.namedBesideTheirStreet(tables)
    #expect(questions.count == 29)
    let (ours, flat) = wrong(questions, NameTrial.hidingNames(of: questions, in: tables))
    #expect(ours.count <= questions.count / 10, "\(ours)")
    #expect(ours.count < flat.count)
  }

  /// What is wrong by our rules, and by the plain one.
  private func wrong(
    _ questions: [NameTrial.Question], _ graph: StreetGraph
  ) -> (ours: [(NameTrial.Question, String?)], flat: [(NameTrial.Question, String?)]) {
    let (trial, namer, flat) = (NameTrial(graph), StreetNamer(graph), FlatBuffer(graph: graph))
    return (
      trial.wrong(questions) { namer.label(ofSegment: $0).name },
      trial.wrong(questions) { flat.name(ofSegment: $0) }
    )
  }
}
