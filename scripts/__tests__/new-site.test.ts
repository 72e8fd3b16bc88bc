import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder } from "../../test/temporary-folder"

/** Takes a question; undefined is Ctrl+C or Ctrl+D. */
const mockQuestion = jest.fn<Promise<string | undefined>, [string]>()
jest.mock("node:readline/promises", () => ({
  createInterface: () => {
    let asked = ""
    const next = async () => {
      const value = await mockQuestion(asked)
      return { value, done: value === undefined }
    }
    const setPrompt = (text: string) => {
      asked = text
    }
    const lines = { [Symbol.asyncIterator]: () => ({ next }) }
    return { ...lines, setPrompt, prompt: () => {}, close: () => {} }
  },
}))

/** The command writes its report into the folder in which it runs. */
const folder = makeTemporaryFolder()
const start = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => process.chdir(start))

const content = path.join(folder, "content")
const env = { CONTENT: content, LC_ALL: "", LC_PAPER: "", LANG: "C" }
const newSite = (args: readonly string[]) =>
  runScript("new-site", [...args, "--force"], { env, isTerminal: true })

const read = (name: string) => parse(readFileSync(path.join(content, `${name}.yaml`), "utf8"))

const basics = {
  name: "Ada Writer",
  label: { en: "Writer", de: "Autorin" },
  location: { city: "Portland", countryCode: "US" },
}
const write = (name: string, document: object) =>
  writeFileSync(path.join(folder, name), JSON.stringify(document))
write("resume.json", { basics, language: "en" })

test("--from takes the language and the paper of the file, and those of the options before them", async () => {
  await newSite(["--from", "resume.json"])
  expect([read("website").language, read("resume").paper]).toEqual(["en", "letter"])
  expect(read("owner").headline).toBe("Writer")

  const { stderr } = await newSite(["--from", "resume.json", "--language", "de", "--paper", "a4"])
  expect(stderr).toBe("")
  expect([read("website").language, read("resume").paper]).toEqual(["de", "a4"])
  expect(read("owner").headline).toBe("Autorin")
  expect(read("resume").title).toBe("Lebenslauf")
  expect(readFileSync("import-report.txt", "utf8")).toContain("The option --language says de.")
})

test.each([
  ["--language", "Klingon", '"Klingon" is not the code of a language'],
  ["--paper", "legal", '--paper takes letter or a4, not "legal".'],
])("--from refuses %s %s", async (option, value, message) => {
  const { status, stderr } = await newSite(["--from", "resume.json", option, value])
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)])
})

test.each([
  [{ basics: { name: "Ada Writer" } }, "Ada Writer"],
  [{ basics: { label: "Engineer" } }, "Eva Own"],
])("--from takes the name of the file %j, or else that of --name", async (document, name) => {
  writeFileSync(path.join(folder, "cv.json"), JSON.stringify(document))
  await newSite(["--from", "cv.json", "--name", "Eva Own"])
  expect(read("owner").name).toBe(name)
})

test("--from says first that a file cannot be read, and then that the content is the owner's own", async () => {
  await newSite(["--name", "Ada Writer"])
  writeFileSync(path.join(content, "owner.yaml"), "name: Me\n")
  writeFileSync(path.join(folder, "cv.pdf"), "%PDF-1.7\n")
  const from = async (file: string) =>
    (await runScript("new-site", ["--from", file], { env: { CONTENT: content } })).stderr
  expect(await from("cv.pdf")).toContain("cv.pdf cannot be imported. This is a PDF.")
  expect(await from("missing.json")).toContain("The file missing.json does not exist.")
  expect(await from("resume.json")).toContain("content of your own")
})

test("imports nothing into a folder that is published", async () => {
  const { stderr } = await runScript("new-site", ["--from", "resume.json"], {
    env: { ...env, CONTENT: "static/cv" },
  })
  expect(stderr).toContain("static/ is published")
})

test("asks only for what the options do not say", async () => {
  mockQuestion.mockResolvedValue("Ada Writer")
  const answers = await newSite(["--language", "fr", "--paper", "a4"])
  expect(answers.stderr).toBe("")
  expect(mockQuestion).toHaveBeenCalledTimes(1)
  expect([read("website").language, read("resume").paper]).toEqual(["fr", "a4"])
})

test.each([
  ["Deutsch", "de"],
  ["German", "de"],
  ["Português", "pt"],
  ["pt_BR", "pt-BR"],
  ["EN", "en"],
])("takes the language %s as %s, as an option and as an answer", async (language, code) => {
  await newSite(["--name", "Ada Writer", "--language", language, "--paper", "a4"])
  expect(read("website").language).toBe(code)
  await newSite(["--from", "resume.json", "--language", language])
  expect(read("website").language).toBe(code)
  mockQuestion.mockResolvedValueOnce("Ada Writer").mockResolvedValueOnce(language)
  await newSite(["--paper", "a4"])
  expect(read("website").language).toBe(code)
})

test.each([
  [[], "letter"],
  [["--language", "de"], "a4"],
  [["--language", "en-GB"], "a4"],
  [["--language", "es-MX"], "letter"],
])("chooses the usual paper for %j, and asks for it", async (options, paper) => {
  await newSite(["--name", "Ada Writer", ...options])
  expect(read("resume").paper).toBe(paper)
  mockQuestion.mockImplementation(async (text: string) => (/name/.test(text) ? "Ada Writer" : ""))
  await newSite(options)
  expect(mockQuestion).toHaveBeenLastCalledWith(`Is your paper letter or a4? [${paper}] `)
  expect(read("resume").paper).toBe(paper)
})

test.each([
  ["pt_PT.UTF-8", [], "a4"],
  ["en_US.UTF-8", ["--language", "de"], "letter"],
  ["pt_PT.UTF-8", ["--language", "es-MX"], "letter"],
  ["C.UTF-8", [], "letter"],
  ["POSIX", ["--language", "de"], "a4"],
  ["de", [], "letter"],
])("asks for the paper of the machine in %s with %j", async (LANG, options, paper) => {
  mockQuestion.mockImplementation(async (text: string) => (/name/.test(text) ? "Ada Writer" : ""))
  await runScript("new-site", [...options, "--force"], { env: { ...env, LANG }, isTerminal: true })
  expect(mockQuestion).toHaveBeenLastCalledWith(`Is your paper letter or a4? [${paper}] `)
  expect(read("resume").paper).toBe(paper)
})

test("ends without a stack when a question is answered by Ctrl+C or Ctrl+D", async () => {
  mockQuestion.mockResolvedValue(undefined)
  const { status, stderr } = await newSite([])
  expect([status, stderr]).toEqual([1, "\nNothing was changed.\n"])
})

test("refuses an empty name before the next question", async () => {
  mockQuestion.mockClear().mockResolvedValue(" ")
  const { stderr } = await newSite([])
  expect(stderr).toBe("The name is empty. Nothing was changed.\n")
  expect(mockQuestion).toHaveBeenCalledTimes(1)
})

test.each([
  [["resume.json"], '--from "resume.json"'],
  [["not-yet.yaml"], '--from "not-yet.yaml"'],
  [["../lives/ada"], '--from "../lives/ada"'],
  [["my resume.json"], '--from "my resume.json"'],
  [["my", "resume.json"], '--from "my resume.json"'],
  [["Ada", "Writer"], '--name "Ada Writer"'],
  [["Ada Writer Ph.D."], '--name "Ada Writer Ph.D."'],
])("%j has no option, and the hint says which", async (words, option) => {
  const { status, stderr } = await newSite(words)
  expect([status, stderr]).toEqual([1, expect.stringContaining(`npm run new -- ${option}\n`)])
})
