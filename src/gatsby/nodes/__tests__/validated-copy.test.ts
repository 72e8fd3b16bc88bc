import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import fc from "fast-check"
import { fullContent, minimalContent } from "../../../../test/content"
import { parseLikeGatsby } from "../../../../test/content-nodes"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import type { Content } from "../../../content/schemas"
import { toLanguages } from "../../site-contents"
import { toCanonicalYaml, updateValidatedCopy } from "../validated-copy"

test("makes the copy equal, does not touch equal files, and deletes removed files", async () => {
  const root = makeTemporaryFolder()
  const from = path.join(root, "content")
  const to = path.join(root, "copy")
  const folders = { from, to, staging: path.join(root, "staging") }
  await mkdir(path.join(from, "images"), { recursive: true })
  await writeFile(path.join(from, "images", "a.png"), "picture")

  await updateValidatedCopy(toLanguages(fullContent()), ["images/a.png"], folders)
  expect(await readFile(path.join(to, "images", "a.png"), "utf8")).toBe("picture")
  const before = await stat(path.join(to, "work.yaml"))

  const { about: _, owner, ...others } = fullContent()
  const content = { ...others, owner: { ...owner, name: "B" } }
  await updateValidatedCopy(toLanguages(content), ["images/missing.png"], folders)
  expect(await readFile(path.join(to, "owner.yaml"), "utf8")).toContain('"name": "B"')
  expect((await stat(path.join(to, "work.yaml"))).mtimeMs).toBe(before.mtimeMs)
  expect(await readdir(path.join(to, "images"))).toEqual([])
  expect(await readdir(to)).not.toContain("about.yaml")
  expect((await readdir(root)).sort()).toEqual(["content", "copy"])
})

test("copies no letters, so that the site cannot have them", async () => {
  const root = makeTemporaryFolder()
  const to = path.join(root, "copy")
  const letters = { bank: { to: ["Ada"] } } as unknown as Content["letters"]
  const content = { ...minimalContent(), letters, variants: { bank: {} } }
  await updateValidatedCopy(toLanguages(content), [], {
    from: root,
    to,
    staging: path.join(root, "staging"),
  })
  const files = await readdir(to, { recursive: true })
  expect(files).toContain(path.join("variants", "bank", "resume.yaml"))
  expect(files).not.toContain("letters")
})

test("Gatsby's YAML parser reads every text of the copy as it was validated", () => {
  const texts = fc.string({ unit: "binary" })
  const values = fc.jsonValue({ noUnicodeString: false, depthSize: "small" } as never)
  fc.assert(
    fc.property(texts, values, (text, value) => {
      const data = { text, value, date: "2024-03-01", number: "0b11", yes: "yes" }
      // JSON has no -0.
      expect(parseLikeGatsby(toCanonicalYaml(data))).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})

test("copies a picture whose name is from a Mac under the name that the content gives", async () => {
  const root = makeTemporaryFolder()
  const to = path.join(root, "copy")
  await mkdir(path.join(root, "images"))
  await writeFile(path.join(root, "images", "Jörg.jpg".normalize("NFD")), "picture")
  const folders = { from: root, to, staging: path.join(root, "staging") }
  await updateValidatedCopy(
    toLanguages(minimalContent()),
    ["images/Jörg.jpg".normalize("NFC")],
    folders,
  )
  const [name] = await readdir(path.join(to, "images"))
  expect(name).toBe("Jörg.jpg".normalize("NFC"))
})
