const Sequencer = require("@jest/test-sequencer").default

/** The slowest suites, as `npm test` prints them. One of them at the end would leave a core without work. */
const SLOW = [
  "test/people/__tests__/people.test.tsx",
  "src/typeset/__tests__/extremes.test.ts",
  "src/typeset/__tests__/typst.test.ts",
  "test/people/__tests__/looks.test.ts",
  "src/content/__tests__/pasted-hints.test.ts",
  "src/content/__tests__/invalid-files.test.ts",
  "src/resume/formats/__tests__/formats.test.ts",
  "scripts/__tests__/looks.test.ts",
]

const isSlow = ({ path }) => SLOW.some((file) => path.endsWith(file))

/** Jest knows the time of a suite only from a run before, which a fresh clone does not have. */
module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests)
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))]
  }
}
