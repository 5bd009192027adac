import Foundation
import Setup
import TestSupport
import Testing

@testable import Server

@Suite("The page and its files")
struct PageServiceTests {
  private static let files = PageFiles(
    of: [
      ("OpenAPI/Web/air.json", "{}\n"),
      ("Page/Web/index.html", "<link href=\"@WEB@/icon.svg\">\n@STYLES@\n"),
      ("Page/Web/main.mjs", "import { b } from './base/dom.mjs';\nb();\n"),
      ("Page/Web/base/dom.mjs", "export function b() {}\n"),
      ("Page/Web/style/base.css", "body {}\n"), ("Page/Web/icon.svg", "<svg/>\n"),
      ("Page/Web/serviceWorker.js", "const files = ['@FILES@'], version = '@DIGEST@';\n"),
      ("Page/Web/manifest.webmanifest", "{\"src\": \"@WEB@/icon.svg\"}\n"),
    ], digest: "0123")

  private let service = PageService(Self.files)

  private func ask(_ path: String, method: String = "GET", accept: String? = nil) -> Reply? {
    let call = Call(
      method: method, path: path, query: nil, headers: accept.map { ["accept": $0] } ?? [:], body: [])
    return service.reply(call, call.parts ?? [])
  }

  private func header(_ name: String, _ reply: Reply?) -> String? {
    reply?.headers.first { $0.name == name }?.value
  }

  private static let browser = "text/html,application/xhtml+xml,*/*;q=0.8"

  @Test("the page names its styles and modules below the address of this version")
  func document() throws {
    let page = try #require(ask("/", accept: Self.browser))
    #expect(page.status == 200 && page.contentType == "text/html; charset=utf-8" && page.route == "/")
    #expect(
      page.text == """
        <link href="web/0123/icon.svg">
        <link rel="stylesheet" href="web/0123/style/base.css">

        """)
    #expect(header("Cache-Control", page) == "no-cache" && header("ETag", page) == "W/\"0123\"")
  }

  @Test(
    "programs are told who answers, at the same address",
    arguments: [nil, "*/*", "application/json", "text/html;q=0", "application/json, text/html;q=0.5"])
  func greeting(accept: String?) throws {
    let reply = try #require(ask("/", accept: accept))
    #expect(reply.json["name"] == .text("Brisa") && reply.json["description"] == .text("/openapi.json"))
    #expect(header("Vary", reply) == "Accept" && header("ETag", reply) == nil)
  }

  @Test("files are kept for good under the address of their version, and are at no other")
  func hashed() throws {
    let module = try #require(ask("/web/0123/main.mjs"))
    #expect(module.contentType == "text/javascript; charset=utf-8" && module.text.hasSuffix("\nb();\n\n"))
    #expect(header("Cache-Control", module) == "public, max-age=31536000, immutable")
    for path in [
      "/web/4567/main.mjs", "/web/0123/base/dom.mjs", "/web/0123/index.html", "/web/0123/serviceWorker.js", "/web/0123",
      "/web/0123/../0123/main.mjs", "/web", "/main.mjs", "/v1/cities", "/index.html",
    ] {
      #expect(ask(path) == nil, "\(path)")
    }
    #expect(ask("/web/4567/main.mjs", method: "POST") == nil)
  }

  @Test(
    "asked in another way than they answer, they say in which one they do",
    arguments: ["/", "/serviceWorker.js", "/web/0123/main.mjs"])
  func methods(path: String) throws {
    let reply = try #require(ask(path, method: "POST", accept: Self.browser))
    #expect(reply.status == 405 && reply.json["code"] == .text("bad-method"))
    #expect(header("Allow", reply) == "GET, HEAD, OPTIONS")
    #expect(reply.route == ask(path, accept: Self.browser)?.route)
  }

  @Test("worker and manifest are at fixed addresses, and asked for again")
  func fixed() throws {
    let worker = try #require(ask("/serviceWorker.js"))
    #expect(
      worker.text == """
        const files = ['./', 'web/0123/icon.svg', 'web/0123/main.mjs', \
        'web/0123/style/base.css'], version = '0123';

        """)
    #expect(header("Cache-Control", worker) == "no-cache" && header("ETag", worker) == "W/\"0123\"")
    let manifest = try #require(ask("/manifest.webmanifest"))
    #expect(manifest.contentType == "application/manifest+json; charset=utf-8")
    #expect(manifest.text == "{\"src\": \"web/0123/icon.svg\"}\n")
    #expect(header("ETag", manifest) == "W/\"0123\"")
  }

  @Test("no script, style or picture from elsewhere, none within markup, and no markup made of texts")
  func policy() throws {
    let policy = try #require(header("Content-Security-Policy", ask("/", accept: Self.browser)))
    #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'; "))
    #expect(policy.contains("connect-src 'self'") && policy.contains("require-trusted-types-for 'script'"))
    for word in ["unsafe", "http", "*"] { #expect(!policy.contains(word), "\(word)") }
  }

  @Test("pictures of the providers that an operator names may be fetched, each host once, and nothing else of theirs")
  func providers() throws {
    struct Tiles: TileSource {
      let name = "Aerial"
      let attribution = "Flyers"
      let address = "https://tiles.example.org/{z}/{x}/{y}.png"
      let origin: String
      let zooms = 0...19
    }
    let origins = ["https://tiles.example.org", "http://old.example", "https://tiles.example.org"]
    let service = PageService(Self.files) { origins.map { Tiles(origin: $0) } }
    let call = Call(method: "GET", path: "/", query: nil, headers: ["accept": Self.browser], body: [])
    let policy = try #require(header("Content-Security-Policy", service.reply(call, [])))
    let parts = policy.components(separatedBy: "; ")
    #expect(parts.contains("img-src 'self' data: blob: http://old.example https://tiles.example.org"))
    #expect(parts.count { $0.contains("http") } == 1 && parts.contains("connect-src 'self'"))
  }

  @Test("the program's own page keeps to that, and every address in it is one that is answered")
  func embedded() throws {
    let service = PageService()
    func ask(_ path: String) -> Reply? {
      let call = Call(method: "GET", path: path, query: nil, headers: ["accept": Self.browser], body: [])
      return service.reply(call, call.parts ?? [])
    }
    let page = try #require(ask("/")).text
    for pattern in ["<style", "style=", "onclick", "onload", "<script>", "http:", "https:", "@"] {
      #expect(!page.contains(pattern), "\(pattern)")
    }
    let addresses = page.matches(of: /(?:href|src)="([^"#]+)"/).map { String($0.output.1) }
    #expect(addresses.count > 6)
    // The map's library is fetched apart: without it the page says so. The cities are no file.
    for address in addresses where !address.hasSuffix("vendor/ol.js") && address != "v1/cities" {
      #expect(ask("/" + address) != nil, "\(address)")
    }
  }

  @Test("page, scripts and styles come compressed, and have less than 450 kB then")
  func size() throws {
    let files = PageFiles.embedded
    let all = [files.document] + files.hashed.values + files.fixed.values
    let packed = all.reduce(0) { $0 + ($1.packed?.count ?? $1.body.count) }
    #expect(packed < 450_000)
    #expect(all.allSatisfy { $0.packed != nil })
  }
}
