import { toLoadError } from "../load-failure"

const chunkError = (message: string) =>
  Object.assign(new Error(message), { name: "ChunkLoadError" })
const SCRIPT = "component---src-templates-about-tsx"
const URL = `https://robin.example/${SCRIPT}-0123456789abcdef0123.js`

test.each([
  [`Loading chunk 617 failed.\n(error: ${URL})`, `The script “${SCRIPT}” could not be loaded.`],
  [`Loading chunk 617 failed.\n(missing: ${URL})`, `The script “${SCRIPT}” could not be loaded.`],
  [`Loading chunk 617 failed.\n(timeout: ${URL})`, `The script “${SCRIPT}” took too long to load.`],
])("names the script of %j", (text, message) => {
  expect(toLoadError(chunkError(text))).toEqual({ name: "Chunk load error", message })
})

test("reports every other error as a page data error", () => {
  expect(toLoadError(undefined).name).toBe("Page data error")
  expect(toLoadError(new Error("We couldn't load it")).name).toBe("Page data error")
})
