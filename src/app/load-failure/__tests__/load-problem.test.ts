import { toLoadProblem } from "../load-problem"

const chunkError = (message: string) =>
  Object.assign(new Error(message), { name: "ChunkLoadError" })
const SCRIPT = "component---src-pages-about-tsx"
const URL = `https://robin.example/${SCRIPT}-0123456789abcdef0123.js`

test.each([
  [`Loading chunk 617 failed.\n(error: ${URL})`, `The script “${SCRIPT}” could not be loaded.`],
  [`Loading chunk 617 failed.\n(missing: ${URL})`, `The script “${SCRIPT}” could not be loaded.`],
  [`Loading chunk 617 failed.\n(timeout: ${URL})`, `The script “${SCRIPT}” took too long to load.`],
])("names the script of %j", (text, message) => {
  expect(toLoadProblem(chunkError(text))).toEqual({ name: "Chunk load error", message })
})

test("takes anything else for data that did not come", () => {
  expect(toLoadProblem(undefined).name).toBe("Page data error")
  expect(toLoadProblem(new Error("We couldn't load it")).name).toBe("Page data error")
})
