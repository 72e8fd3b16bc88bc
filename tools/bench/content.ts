/** Changes the content of a copy of the repository. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { parseDocument } from "yaml"
import { SAMPLE } from "../../src/content/files/content-folder"

type Keys = readonly (string | number)[]

/** Sets one value in a YAML file. Uses YAML's flow style, because a file may have at most 128 KiB. */
export function editContent(tree: string, name: string, keys: Keys, value: unknown): void {
  const file = path.join(tree, "content", name)
  const document = parseDocument(readFileSync(file, "utf8"))
  document.setIn(keys, document.createNode(value, { flow: true }))
  writeFileSync(file, document.toString({ lineWidth: 0 }))
}

/** Replaces the first paragraph of the page /about/. */
export function editSentence(tree: string, sentence: string): void {
  editContent(tree, "about.yaml", ["bio", 0], sentence)
}

export type Kind = "companies and projects" | "pictures" | "variants"

/** Replaces the content of one kind by a number of short items, and removes the other variants. */
export async function fillContent(tree: string, kind: Kind, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const variants = path.join(tree, "content/variants")
  // Variants may refer to companies that are replaced.
  rmSync(variants, { recursive: true, force: true })
  if (kind === "companies and projects") {
    editContent(tree, "work.yaml", ["work"], numbers.map(toCompany))
    editContent(tree, "portfolio.yaml", ["projects"], numbers.map(toProject))
  } else if (kind === "pictures") {
    const projects: unknown[] = []
    for (const number of numbers) {
      const image = { src: await addPicture(tree, number), alt: `Copy ${number} of a picture.` }
      projects.push({ ...toProject(number), image })
    }
    editContent(tree, "portfolio.yaml", ["projects"], projects)
  } else {
    mkdirSync(variants)
    for (const number of numbers) {
      writeFileSync(path.join(variants, `v${number}.yaml`), `title: Résumé number ${number}\n`)
    }
  }
}

const toCompany = (number: number) => ({
  id: `c${number}`,
  company: `Company ${number}`,
  roles: [{ title: "Engineer", startDate: "Jan 2020", endDate: "Mar 2021", skills: [] }],
})

const toProject = (number: number) => ({
  id: `p${number}`,
  name: `Project ${number}`,
  url: "https://a.example",
  summary: "It runs.",
  detailTitle: "More",
  body: ["It works."],
})

/**
 * Adds a copy of a sample picture in other colors.
 * @returns the path of the picture, as the content names it
 */
export async function addPicture(tree: string, number: number): Promise<string> {
  const pictures = path.join(SAMPLE, "images")
  const [sample = ""] = readdirSync(pictures).sort()
  const picture = `images/copy-${number}.png`
  await sharp(path.join(pictures, sample))
    .modulate({ hue: number * 3 })
    .toFile(path.join(tree, "content", picture))
  return picture
}
