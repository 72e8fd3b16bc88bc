import { ENGLISH } from "../../../lib/interface-words"
import { toLoadError } from "../load-failure"

const chunkError = (message: string) =>
  Object.assign(new Error(message), { name: "ChunkLoadError" })
const URL = "https://robin.example/component---src-templates-about-tsx-0123456789abcdef0123.js"

test.each([
  [`Loading chunk 617 failed.\n(error: ${URL})`, "A script of this page could not be loaded."],
  [`Loading chunk 617 failed.\n(missing: ${URL})`, "A script of this page could not be loaded."],
  [`Loading chunk 617 failed.\n(timeout: ${URL})`, "A script of this page took too long to load."],
])("says without the name of the script what %j means", (text, message) => {
  expect(toLoadError(chunkError(text))).toEqual({ name: "Chunk load error", message })
})

test("names the script if the words of the owner do", () => {
  const words = { ...ENGLISH, scriptFailed: "No {script}." }
  const error = chunkError(`Loading chunk 617 failed.\n(error: ${URL})`)
  expect(toLoadError(error, words).message).toBe("No component---src-templates-about-tsx.")
})

test("reports every other error as a page data error", () => {
  expect(toLoadError(undefined).name).toBe("Page data error")
  expect(toLoadError(new Error("We couldn't load it")).name).toBe("Page data error")
})
