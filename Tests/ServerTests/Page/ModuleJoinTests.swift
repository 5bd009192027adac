import Testing

@testable import Server

@Suite("Modules as one")
struct ModuleJoinTests {
  private static let modules = [
    "main.mjs": "import './base/start.mjs';\nimport { one } from './base/numbers.mjs';\n\nshow(one, await later());\n",
    "base/start.mjs": "// First.\nimport {\n  one, two,\n} from './numbers.mjs';\n\nuse(one + two);\n",
    "base/numbers.mjs": "export const one = 1;\nconst half = 0.5;\nexport function two() { return half * 4; }\n",
  ]

  @Test("come in the order in which they need each other, each once, with names of their own")
  func order() {
    #expect(
      ModuleJoin(Self.modules, main: "main.mjs")?.text == """
        const $0 = (() => {
        const one = 1;
        const half = 0.5;
        function two() { return half * 4; }

        return { one, two };
        })();
        const $1 = (() => {
        const {  one, two,} = $0;
        // First.

        use(one + two);

        return {  };
        })();
        const { one } = $0;

        show(one, await later());


        """)
  }

  @Test(
    "are left alone where one is missing, they need each other in a circle, or a form is not known",
    arguments: [
      "import './none.mjs';\n", "import { one } from '../numbers.mjs';\n", "import './main.mjs';\n",
      "import * as all from './base/numbers.mjs';\n", "import { one as first } from './base/numbers.mjs';\n",
      "import all from './base/numbers.mjs';\n", "export let changing = 1;\n", "export default 7;\n",
      "export { one };\n", "import { one } from './base/numbers.mjs'\n", "import 'base/numbers.mjs';\n",
    ])
  func refused(_ main: String) {
    var modules = Self.modules
    modules["main.mjs"] = main
    #expect(ModuleJoin(modules, main: "main.mjs") == nil)
  }

  @Test("are those of the page, none left out")
  func page() {
    let scripts = PageFiles.embedded.hashed.keys.filter { $0.hasSuffix(".mjs") }
    #expect(Array(scripts) == ["main.mjs"])
  }
}
