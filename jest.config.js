const { tmpdir } = require("node:os")
const path = require("node:path")

// Every process of this run reads it: what several test files need is made once (test/run-cache.ts).
process.env.RUN_FOLDER ??= path.join(tmpdir(), `unit-tests-${process.pid}`)

const swc = {
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    target: "es2022",
    transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
  },
  module: { type: "commonjs" },
}

// Packages that ship only ES modules; everything else in node_modules is left alone.
const esModules = [
  "swiper",
  "parse5",
  "entities",
  "pdfjs-dist",
  "mdast-util-[^/]+",
  "micromark[^/]*",
  "unist-util-[^/]+",
  "ccount",
  "character-entities",
  "decode-named-character-reference",
  "devlop",
  "escape-string-regexp",
  "@netlify/headers-parser",
  "is-plain-obj",
  "map-obj",
  "path-exists",
  "eld",
]

/** @type {import("jest").Config} */
module.exports = {
  // All cores: alone, nothing else runs, and beside the end-to-end tests the system shares them.
  maxWorkers: "100%",
  // Generous, for slow machines and the end-to-end tests beside: no test measures time.
  testTimeout: 180_000,
  // A worker with the memory of 130 test files needs 0.3 s to end, and more than Jest's half second on a busy machine.
  workerGracefulExitTimeout: 10_000,
  // A test that needs a DOM says so in its first line: jsdom takes a second to start.
  testEnvironment: "node",
  roots: ["<rootDir>/src", "<rootDir>/scripts", "<rootDir>/test", "<rootDir>/tools"],
  globals: { __webpack_public_path__: "/" },
  testMatch: ["**/__tests__/**/*.test.ts?(x)"],
  setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
  testSequencer: "<rootDir>/test/slow-first.js",
  globalTeardown: "<rootDir>/test/remove-run-folder.js",
  transform: { "\\.m?[jt]sx?$": ["@swc/jest", swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join("|")})/)`],
  moduleNameMapper: {
    // Jest loads modules with require(), and the package names a file for import alone.
    "^eld/small$": "<rootDir>/node_modules/eld/src/entries/static.small.js",
    "^gatsby$": "<rootDir>/test/gatsby.tsx",
    "\\.woff2$": "<rootDir>/test/file-stub.ts",
  },
}
