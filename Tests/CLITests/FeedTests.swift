import Foundation
import Answers
import CityAir
import Planner
import Publishing
import Setup
import Trips
import TestSupport
import Testing

/// The tiny city with its readings behind an address, and a cache folder of its own.
private struct FeedCity {
  let city: TinyCity
  let environment: [String: String]
  private let cache: TemporaryFolder

  init(_ city: TinyCity, environment more: [String: String] = [:]) throws {
    self.city = city
    cache = try TemporaryFolder()
    environment = ["XDG_CACHE_HOME": cache.url.path].merging(more) { _, new in new }
  }

  /// The air of a place as a new process tells it.
  func route(url: String, _ settings: String = "") throws -> JSONValue {
    let yaml = "sources: [{id: station-csv, settings: {kind: http, url: '\(url)'\(settings)}}]\n"
    let config = try city.folder.write(yaml, as: "\(UUID().uuidString).yml")
    let words = ["route", "--config", config, "--network", city.network, "--from", TinyCity.a, "--to", TinyCity.f]
    return try Clean.json(words + TinyCity.at, environment: environment)
  }

  /// Every byte below the cache folder, and the names of the files.
  var cached: String {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: cache.url.path)) ?? []
    return names.map { name in
      let data = try? Data(contentsOf: cache.url.appending(path: name))
      return name + String(decoding: data ?? Data(), as: UTF8.self)
    }.joined()
  }
}

@Suite("Readings from a feed")
struct FeedTests {
  private static let city = Result { try TinyCity() }

  private func readings() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: try Self.city.get().readings)))
  }

  @Test("A second process asks only for what has changed, and the key of the address is nowhere in the cache")
  func revalidates() throws {
    let body = try readings()
    let server = try LoopbackServer { connection, request in
      if request.contains("If-None-Match: \"7\"") { return connection.answer("304 Not Modified") }
      connection.answer(headers: "ETag: \"7\"\r\n", body: body)
    }
    let feed = try FeedCity(Self.city.get())
    let answers = try (0..<2).map { _ in try feed.route(url: server.url + "/air.csv?key=hush") }
    #expect(answers[0] == answers[1] && answers[0]["air"]["sources"].elements.first?["state"].text == "fresh")
    #expect(server.requests.map { $0.contains("If-None-Match") } == [false, true])
    #expect(feed.cached.contains("North") && !feed.cached.contains("hush"))
  }

  @Test("A feed that wants to be left alone is, by the next process too")
  func leftAlone() throws {
    let server = try LoopbackServer.always("429 Too Many Requests", headers: "Retry-After: 3600\r\n")
    let feed = try FeedCity(Self.city.get())
    for _ in 0..<2 {
      let answer = try feed.route(url: server.url + "/air.csv?key=hush")
      let source = try #require(answer["air"]["sources"].elements.first)
      #expect(source["state"].text == "quota" && source["reason"].text?.contains("\(server.url)/air.csv ") == true)
      #expect(answer.noticeCodes.contains("source-quota") && !"\(answer)".contains("hush"))
    }
    #expect(server.requests.count == 1)
  }

  @Test("A proxy of the environment is used, and the feed learns the program's name and version")
  func proxy() throws {
    let body = try readings()
    let proxy = try LoopbackServer { connection, _ in connection.answer(body: body) }
    let feed = try FeedCity(Self.city.get(), environment: ["http_proxy": proxy.url, "no_proxy": ""])
    let answer = try feed.route(url: "http://feed.invalid/air.csv", ", allow_plain_http: true")
    #expect(answer["air"]["stations"] == .array([.text("n"), .text("s")]))
    let request = try #require(proxy.requests.first)
    #expect(request.hasPrefix("GET http://feed.invalid/air.csv HTTP/1.1\r\n"))
    #expect(request.contains("User-Agent: Brisa/\(BrisaVersion.current)\r\n"))
  }

  @Test("A proxy that lets nobody through is told as that, without its password and the feed's key")
  func refusingProxy() throws {
    let proxy = try LoopbackServer.always("407 Proxy Authentication Required")
    let withPassword = proxy.url.replacing("http://", with: "http://ana:tacit@")
    let feed = try FeedCity(Self.city.get(), environment: ["https_proxy": withPassword, "no_proxy": ""])
    let answer = try feed.route(url: "https://feed.invalid/air.csv?key=hush")
    let source = try #require(answer["air"]["sources"].elements.first)
    let told = "The proxy on the way to https://feed.invalid/air.csv refuses with status 407: check https_proxy."
    #expect(source["reason"].text?.contains(told) == true, "\(answer)")
    #expect(!"\(answer)".contains("tacit") && !"\(answer)".contains("hush"))
    #expect(proxy.requests.allSatisfy { $0.hasPrefix("CONNECT feed.invalid:443 ") })
  }

  @Test("A proxy that refuses a request without encryption is told as that, too")
  func refusingPlainProxy() throws {
    let proxy = try LoopbackServer.always("407 Proxy Authentication Required")
    let feed = try FeedCity(Self.city.get(), environment: ["http_proxy": proxy.url, "no_proxy": ""])
    let answer = try feed.route(url: "http://feed.invalid/air.csv", ", allow_plain_http: true")
    let reason = answer["air"]["sources"].elements.first?["reason"].text ?? ""
    let told = "The proxy on the way to http://feed.invalid/air.csv refuses with status 407: check http_proxy."
    #expect(reason.contains(told), "\(answer)")
  }

  @Test("A proxy that nobody knows is told as that")
  func unknownProxy() throws {
    let feed = try FeedCity(
      Self.city.get(), environment: ["https_proxy": "http://proxy.invalid:3128", "no_proxy": ""])
    let answer = try feed.route(url: "https://feed.invalid/air.csv")
    let reason = answer["air"]["sources"].elements.first?["reason"].text ?? ""
    #expect(reason.contains("The proxy on the way to https://feed.invalid/air.csv is not known"), "\(answer)")
  }

  @Test("A proxy that takes no connection is told as that, and not as the feed's fault", arguments: ["http", "https"])
  func closedProxy(scheme: String) throws {
    let feed = try FeedCity(
      Self.city.get(), environment: ["\(scheme)_proxy": ClosedPort.url, "no_proxy": ""])
    let answer = try feed.route(url: "\(scheme)://feed.invalid/air.csv", ", allow_plain_http: true")
    let reason = answer["air"]["sources"].elements.first?["reason"].text ?? ""
    let told = "The proxy on the way to \(scheme)://feed.invalid/air.csv does not accept connections"
    #expect(reason.contains(told), "\(answer)")
  }

  @Test("A proxy that takes no connection is told beside the feed where their ports are the same")
  func closedProxyOnPortOfFeed() throws {
    let feed = try FeedCity(Self.city.get(), environment: ["http_proxy": ClosedPort.url, "no_proxy": ""])
    let address = try ClosedPort.url.replacing("127.0.0.1", with: "feed.invalid") + "air.csv"
    let answer = try feed.route(url: address, ", allow_plain_http: true")
    let reason = answer["air"]["sources"].elements.first?["reason"].text ?? ""
    let told = "\(address), or the proxy on the way to it, does not accept connections: check https_proxy"
    #expect(reason.contains(told), "\(answer)")
  }
}
