import { readFile } from "node:fs/promises"
import path from "node:path"
import { loadSiteContent } from "../../../../test/site-content"
import { makeTemporaryFolder } from "../../../../test/temporary-folder"
import { SAMPLE } from "../../../content/files/content-folder"
import { toDemoData, writeDemoData } from "../demo-data"

async function findDemo() {
  const { showcase } = await loadSiteContent()
  const demo = showcase.cards.find((card) => card.demo?.kind === "pick")?.demo
  if (demo?.kind !== "pick") throw new Error("The sample has no demo of the kind pick.")
  return demo
}

test("replaces each drawing by its markup, so that the demo needs no other request", async () => {
  const demo = await findDemo()
  const data = JSON.parse(await toDemoData(demo, "en", async (src) => `<svg id="${src}">#%</svg>`))
  const [first] = demo.cards
  expect(data.cards[0]).toEqual({
    ...first,
    src: `data:image/svg+xml,${encodeURIComponent(`<svg id="${first?.src}">#%</svg>`)}`,
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
  expect(JSON.parse(await readFile(path.join(folder, file), "utf8")).kind).toBe("pick")
})

test("in English the data is the demo and nothing else", async () => {
  const { backdrop: _drawing, ...demo } = await findDemo()
  const plain = { ...demo, cards: [] }
  expect(await toDemoData(plain, "en", async () => "")).toBe(JSON.stringify(plain))
})

test("in another language the data has its words", async () => {
  const data = JSON.parse(await toDemoData(await findDemo(), "de", async () => ""))
  expect(data).toMatchObject({ language: "de", words: { close: "Schließen" } })
})
