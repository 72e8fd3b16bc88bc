import { readFile } from "node:fs/promises"
import path from "node:path"
import { loadSiteContent } from "../../../../test/site-content"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { SAMPLE } from "../../../content/files/content-folder"
import { writeDemoData } from "../demo-data"

async function findDemo() {
  const { showcase } = await loadSiteContent()
  const demo = showcase.cards.find((card) => card.demo?.kind === "pick")?.demo
  if (demo?.kind !== "pick") throw new Error("The sample has no demo of the kind pick.")
  return demo
}

/** @returns the text of the file that the page fetches */
async function dataOf(demo: Parameters<typeof writeDemoData>[0], language: string) {
  const folder = makeTemporaryFolder()
  return readFile(path.join(folder, await writeDemoData(demo, language, SAMPLE, folder)), "utf8")
}

test("replaces each drawing by its markup, so that the demo needs no other request", async () => {
  const demo = await findDemo()
  const data = JSON.parse(await dataOf(demo, "en"))
  const [first] = demo.cards
  const svg = await readFile(path.join(SAMPLE, first?.src ?? ""), "utf8")
  expect(data.cards[0]).toEqual({
    ...first,
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  })
  expect(data).toMatchObject({ id: demo.id, kind: "pick", group: demo.group, colors: demo.colors })
})

test("writes a file whose name changes with its content", async () => {
  const demo = await findDemo()
  const folder = makeTemporaryFolder()
  const file = await writeDemoData(demo, "en", SAMPLE, folder)
  const other = await writeDemoData({ ...demo, group: demo.group + 1 }, "en", SAMPLE, folder)
  expect(file).toMatch(new RegExp(`^/static/demos/${demo.id}-[0-9a-f]{20}\\.json$`))
  expect(other).not.toBe(file)
})

test("in English the data is the demo and nothing else", async () => {
  const { backdrop: _drawing, ...demo } = await findDemo()
  const plain = { ...demo, cards: [] }
  expect(await dataOf(plain, "en")).toBe(JSON.stringify(plain))
})

test("in another language the data has its words", async () => {
  const data = JSON.parse(await dataOf(await findDemo(), "de"))
  expect(data).toMatchObject({ language: "de", words: { close: "Schließen" } })
})
