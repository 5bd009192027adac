/// The file `case.json`: what a source is set to and asked, and what its feed answers.
struct CaseFile: Decodable {
  struct Query: Decodable {
    let box: [Double]
    let start: String
    let end: String
    let pollutants: [String]?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case box, start, end, pollutants
    }

    init(from decoder: any Decoder) throws {
      try decoder.refuseKeys(except: CodingKeys.allCases)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      box = try container.decode([Double].self, forKey: .box)
      start = try container.decode(String.self, forKey: .start)
      end = try container.decode(String.self, forKey: .end)
      pollutants = try container.decodeIfPresent([String].self, forKey: .pollutants)
    }
  }

  let settings: [String: SettingValueMessage]
  let secrets: [String: String]
  let timeZone: String
  let now: String?
  let query: Query
  let responses: [RecordedResponse]

  enum CodingKeys: String, CodingKey, CaseIterable {
    case settings, secrets, timeZone, now, query, responses
  }

  init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(except: CodingKeys.allCases)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    settings = try container.decodeIfPresent([String: SettingValueMessage].self, forKey: .settings) ?? [:]
    secrets = try container.decodeIfPresent([String: String].self, forKey: .secrets) ?? [:]
    timeZone = try container.decode(String.self, forKey: .timeZone)
    now = try container.decodeIfPresent(String.self, forKey: .now)
    query = try container.decode(Query.self, forKey: .query)
    responses = try container.decodeIfPresent([RecordedResponse].self, forKey: .responses) ?? []
  }
}
