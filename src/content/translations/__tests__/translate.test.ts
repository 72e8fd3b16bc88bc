import { folderOf, TODAY, VALID_FILES } from "../../../../test/valid-content"
import { validateFolder } from "../../load"
import { translate } from "../translate"

/** @returns what the command does with the valid content and this translation */
function translateInto(language: string, text?: string, website = "language: en\n") {
  const folder = folderOf({
    website: VALID_FILES.website + website,
    ...(text !== undefined && { [`translations/${language}`]: text }),
  })
  const { content, diagnostics } = validateFolder(folder, TODAY)
  if (!content) throw new Error(JSON.stringify(diagnostics))
  const { files, said } = translate(content, folder, language)
  return { text: files.get(`translations/${language}.yaml`), said: said.join("\n") }
}

test("begins a translation, says what is left, and changes nothing that is as it should be", () => {
  const { text = "", said } = translateInto("de")
  expect(said).toMatch(/^Wrote content\/translations\/de\.yaml\./)
  expect(said).toMatch(/de: \d+ of \d+ texts are translated\.\nWrite each translation/)
  expect(translateInto("de", text).text).toBeUndefined()
  const done = translateInto("de", text.replaceAll("target: ''", "target: Auf Deutsch"))
  expect(done.said).toMatch(/^The file has not changed\.[\s\S]*\nNothing is left to do\.$/)
})

test("marks a text that has changed, and prints what had a translation and is gone", () => {
  const { text, said } = translateInto(
    "de",
    "texts:\n  - { source: This site sets no cookie., target: A. }\n  - { source: Gone., target: Weg. }\n",
  )
  expect(text).toContain("stale:")
  expect(said).toMatch(/\.\n {2}Removed "Gone\.": "Weg\."\.\n/)
  expect(said).toMatch(/1 is older than its source[\s\S]*Where a text has stale/)
})

test.each([
  ["xx", "language: en\n", "is not the code of a language that this program knows"],
  ["en", "language: en\n", "The content itself is in"],
  ["pt", "language: pt-PT\n", 'The content itself is in "pt-PT": see language in website.yaml'],
  ["de", "", "does not say what language the content has"],
])("refuses %s with the website's %j", (language, website, message) => {
  expect(() => translateInto(language, undefined, website)).toThrow(message)
})
