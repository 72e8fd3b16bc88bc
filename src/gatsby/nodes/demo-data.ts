/**
 * Writes the data of each demo to a file of its own, which the browser fetches when the visitor opens
 * the demo. Pages get only its address.
 */
import { createHash } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { demoWordsOf } from "../../content/interface-words/demos"
import { type DemoContent, demo as demoSchema } from "../../content/schemas/demos/demo"
import { PATTERNS } from "../../content/schemas/value-rules"
import { mapTexts, type PlacedText, textsIn } from "../../content/tree/walk"

/** What pages get of a demo. */
export const DEMO_TYPES = `
  "A demo, which visitors open on the page."
  type Demo @dontInfer {
    id: String!
    "The name of its folder in src/demos."
    kind: String!
    "The address of its data, a JSON file."
    data(lang: String!): String!
  }`

/** Where the file is written: `static` is the folder of files whose names contain a hash. */
const FOLDER = "static/demos"

/**
 * Writes the demo as JSON, with each drawing as a data URL and the words of the language, so that one
 * request fetches all of it.
 * @param demo the demo as it is in the YAML
 * @param language the language of the page
 * @param from the folder of the content, which has the drawings
 * @param to the folder of the built site
 * @returns the path of the file from the root of the site
 */
export async function writeDemoData(
  demo: DemoContent,
  language: string,
  from: string,
  to: string,
): Promise<string> {
  const drawings = new Map<string, string>()
  for (const src of drawingsIn(demo))
    drawings.set(src, toDataUrl(await readFile(path.join(from, src), "utf8")))
  const drawn = mapTexts(demoSchema, demo, (each) =>
    isDrawing(each) ? (drawings.get(each.text) ?? "") : each.text,
  )
  const json = JSON.stringify({ ...(drawn as DemoContent), ...demoWordsOf(language) })
  const hash = createHash("sha256").update(json).digest("hex").slice(0, 20)
  const file = `/${FOLDER}/${demo.id}-${hash}.json`
  await mkdir(path.join(to, FOLDER), { recursive: true })
  await writeFile(path.join(to, file), json)
  return file
}

/** @returns the paths of the drawings, each once */
export const drawingsIn = (demo: DemoContent): ReadonlySet<string> =>
  new Set(
    textsIn(demoSchema, demo)
      .filter(isDrawing)
      .map(({ text }) => text),
  )

const isDrawing = ({ notes }: PlacedText) => notes.pattern === PATTERNS.drawing

/** An image element runs no script of a drawing, and the drawing can load nothing. */
const toDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
