/** @jest-environment node */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import { parse } from "yaml"
import { loadContent } from "../load"

const samples = path.resolve("content")

/** js-yaml as gatsby-transformer-yaml has it: the other parser on the road. */
const fromTransformer = createRequire(require.resolve("gatsby-transformer-yaml"))
const jsYaml: { load: (source: string) => unknown } = fromTransformer("js-yaml")

async function copyOfSamples(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), "content-"))
  const directory = path.join(root, "content")
  await cp(samples, directory, {
    recursive: true,
    filter: (source) => !source.endsWith(".png"),
  })
  return directory
}

test("accepts the sample content", async () => {
  const { content, issues } = await loadContent(samples)
  expect(issues).toEqual([])
  expect(content?.work.work).toHaveLength(10)
})

test("both YAML parsers read every file alike", async () => {
  const files = (await readdir(samples)).filter((file) => file.endsWith(".yaml"))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const source = await readFile(path.join(samples, file), "utf8")
    expect({ file, data: jsYaml.load(source) }).toEqual({ file, data: parse(source) })
  }
})

test("every skill that a role names is in skills.yaml", async () => {
  const { content } = await loadContent(samples)
  const known = content?.skills.skills.flatMap((group) => group.skills.map(({ id }) => id))
  const used = content?.work.work.flatMap(({ roles }) => roles.flatMap(({ skills }) => skills))
  expect(known).toEqual(expect.arrayContaining(used ?? []))
})

test("reports the problems of all files in one run, sorted by place", async () => {
  const directory = await copyOfSamples()
  await rm(path.join(directory, "owner.yaml"))
  await writeFile(path.join(directory, "about.yaml"), "title: About\nnonsense: 1\n")
  const { issues } = await loadContent(directory)
  expect(issues.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    expect.stringContaining("content/about.yaml:1 "),
    'content/about.yaml:2 Unknown field "nonsense"',
    "content/owner.yaml:1 The file is missing",
  ])
})
