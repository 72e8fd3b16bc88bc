/** A checkout in; the same with its content grown by so many of one kind, out. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { parse, parseDocument } from "yaml"
import { companiesYaml, picturePath, projectsYaml, variantYaml } from "./generated-content"

export type Kind = "projects and companies" | "pictures" | "variants"

/** A screen of a project, as wide as the sample's. */
const [WIDTH, HEIGHT] = [1600, 1000]
/** Noise this many times coarser than the picture compresses much as the sample's screens do. */
const GRAIN = 40

/** Replaces in `content/` of the checkout whatever is of this kind. */
export async function writeContent(tree: string, kind: Kind, count: number): Promise<void> {
  const content = path.join(tree, "content")
  // Variants name companies that may be gone.
  rmSync(path.join(content, "variants"), { recursive: true, force: true })
  switch (kind) {
    case "projects and companies":
      writeFileSync(path.join(content, "work.yaml"), companiesYaml(count))
      writeProjects(content, projectsYaml(count))
      return
    case "pictures":
      writeProjects(content, projectsYaml(count, true))
      for (let number = 1; number <= count; number += 1) {
        await drawPicture(number, path.join(content, picturePath(number)))
      }
      return
    case "variants":
      mkdirSync(path.join(content, "variants"))
      for (let number = 1; number <= count; number += 1) {
        writeFileSync(path.join(content, `variants/v${number}.yaml`), variantYaml(number))
      }
  }
}

function writeProjects(content: string, projects: string) {
  const file = path.join(content, "portfolio.yaml")
  const document = parseDocument(readFileSync(file, "utf8"))
  document.delete("projects")
  writeFileSync(file, `${document.toString()}${projects}`)
  if (!parse(readFileSync(file, "utf8")).projects) throw new Error(`${file} has lost its projects.`)
}

/** Draws soft clouds, each picture its own. */
async function drawPicture(number: number, file: string) {
  const [width, height] = [WIDTH / GRAIN, HEIGHT / GRAIN]
  const bytes = Buffer.alloc(width * height * 3)
  let state = number
  for (let index = 0; index < bytes.length; index += 1) {
    // Numerical Recipes' generator: the same picture on every machine.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[index] = state >>> 24
  }
  await sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(WIDTH, HEIGHT, { kernel: "cubic" })
    .png({ compressionLevel: 1 })
    .toFile(file)
}
