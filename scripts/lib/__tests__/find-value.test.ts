import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { zipSync } from "fflate"
import { runScript } from "../../../test/run-script"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { findValue } from "../find-value"

/** @returns the places in a folder with these files, each from its folder on */
async function placesIn(value: string, files: Record<string, string | Uint8Array>) {
  const folder = makeTemporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const { places, unread } = await findValue(value, [folder, path.join(folder, "none")])
  const start = `${path.relative("", folder)}/`
  return [...places, ...unread].map((place) => place.replace(start, ""))
}

test.each([
  ["+420 541 234 567", "Call 541 234 567."],
  ["+420 541 234 567", "tel:00420541234567"],
  ["robin@example.com", "mailto:Robin%40example.com"],
  ["robin@example.com", "robin&#64;example.com"],
  ["https://www.example.com/me/", "See example.com/me."],
  ["12 Baker Street", "12, Baker\nStreet"],
  ["Robin Müller", "ROBIN MU\u0308LLER"],
  ["1990-05-12", "1990-05-12"],
  ["Jana Dvořáková", "<b>Jana</b> Dvořáková"],
])("finds %s in %j", async (value, text) => {
  expect(await placesIn(value, { "page.html": text, "other.html": "54 Robin" })).toEqual([
    "page.html",
  ])
})

test("names each line of YAML in which the value begins, also in a comment and over two lines", async () => {
  const text = "# Robin O'Neil\nname: Robin O'Neil\ntext: 'I am\n  Robin\n  O''Neil.'\nlast: none\n"
  expect(await placesIn("Robin O'Neil", { "about.yaml": text })).toEqual([
    "about.yaml:1",
    "about.yaml:2",
    "about.yaml:4",
  ])
})

test.each([
  ["# Jana\n# Dvořáková\n", [1]],
  ["- x # Jana\n  # Dvořáková\n", [1]],
  ["a: Jana **Dvořáková**\n", [1]],
  ["a: '[Jana](https://jana.example) Dvořáková'\n", [1]],
  ["a: Jana\n  Dvořáková\nb: Jana Dvořáková\nc: Jana\n  Dvořáková\n", [1, 3, 4]],
])("finds a name in the lines of %j", async (text, lines) => {
  const places = lines.map((line) => `about.yaml:${line}`)
  expect(await placesIn("Jana Dvořáková", { "about.yaml": text })).toEqual(places)
})

test("searches the names of files and archives, and names what it cannot search", async () => {
  const files = {
    "a.docx": zipSync({ "word.xml": new TextEncoder().encode("<w>robin@</w><w>example.com</w>") }),
    "films/b.mp4": new Uint8Array([0, 1, 2]),
    "robin@example.com.txt": "",
    "z.7z": new Uint8Array([0x37, 0x7a, 0xbc, 0xaf]),
  }
  expect(await placesIn("robin@example.com", files)).toEqual([
    "a.docx",
    "robin@example.com.txt",
    "films/b.mp4 cannot be searched.",
    expect.stringMatching(/^z\.7z cannot be searched: it is an archive/),
  ])
})

test("also searches the folders that hand-out and export write", async () => {
  const site = makeTemporaryFolder()
  for (const folder of ["hand-outs/acme", "exports"]) {
    mkdirSync(path.join(site, folder), { recursive: true })
    writeFileSync(path.join(site, folder, "resume.txt"), "xyzzy@example.com")
  }
  jest.spyOn(process, "cwd").mockReturnValue(site)
  await jest.isolateModulesAsync(async () => {
    const inSite = await import("../find-value")
    const { places } = await inSite.findValue("xyzzy@example.com")
    expect(places).toEqual([
      expect.stringMatching(/hand-outs\/acme\/resume\.txt$/),
      expect.stringMatching(/exports\/resume\.txt$/),
    ])
  })
  jest.restoreAllMocks()
})

test("the command fails if there is a place, also in invalid content, and says where it cannot search", async () => {
  const folder = path.join(makeTemporaryFolder(), "content")
  cpSync("sample", folder, { recursive: true })
  writeFileSync(path.join(folder, "about.yaml"), "titel: xyzzy@example.com\n")
  const find = (value: string, ...args: string[]) =>
    runScript("check-content", ["--find", value, ...args], { env: { CONTENT: folder } })
  const { status, stdout } = await find("xyzzy@example.com")
  expect([status, stdout]).toEqual([1, expect.stringContaining("/content/about.yaml:1\n")])
  expect(stdout).toContain("git filter-repo")
  expect(stdout).toContain("Search engines")
  expect((await find("plugh@example.com")).status).toBe(0)
  expect((await find("…")).stderr).toContain("--find takes a value")
  expect((await find("xyzzy", "--pdf", "a.pdf")).stderr).toContain("without another option")
})
