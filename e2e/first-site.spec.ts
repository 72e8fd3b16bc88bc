/** The first builds of a new site, beside the cache of a build before: `develop.spec.ts` asks for private values. */
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { cp, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { parse } from "yaml"
import { SAMPLE } from "../src/content/files/content-folder"
import { runScript } from "./support/act-as-owner"
import { buildCopy, copyFolder, expect, test } from "./support/prefixed-site"

const PRIVATE_PHONE =
  "name: A\nheadline: B\ncontact:\n  - kind: phone\n    value: +49 30 1234567\n    visibleIn: []\n"

/** Does what the workflow of GitHub Pages does between a build and the end, when it keeps public/ for the next one. */
function publish(cwd: string): void {
  const { jobs } = parse(readFileSync(".github/workflows/pages.yml", "utf8"))
  const copy = jobs.publish.steps.find(({ name }: { name?: string }) => /^Copy/.test(name ?? ""))
  execFileSync("bash", ["-e", "-c", copy.run], { cwd })
}

// Slow: it builds a site twice.
test("a site may leave out pages, and a leak in its next build stops that and leaves nothing in public/", async () => {
  test.setTimeout(1_800_000)
  const inCopy = (name: string) => path.join(copyFolder(), name)
  await rm(inCopy("content"), { recursive: true })
  await cp(SAMPLE, inCopy("content"), { recursive: true })
  runScript(copyFolder(), ["new", "--", "--name", "María Nuñez-O'Brien"])
  for (const name of ["about", "portfolio", "showcase"])
    await rm(inCopy(`content/${name}.yaml`), { force: true })
  publish(copyFolder())
  // Gatsby calls a template without a page a failure. Here the owner has left the page out.
  expect(buildCopy()).not.toMatch(/non-page component|Exported queries|from scratch/)
  const built = await readdir(inCopy("public"))
  expect(built).toEqual(expect.arrayContaining(["index.html", "resume", "resume.pdf"]))
  for (const page of ["about", "portfolio", "de"]) expect(built).not.toContain(page)

  await writeFile(inCopy("content/owner.yaml"), PRIVATE_PHONE)
  await writeFile(inCopy("static/notes.txt"), "Call 030 / 123 45 67.")
  expect(buildCopy).toThrow("static/notes.txt contains owner.yaml contact")
  expect(await readdir(inCopy("public"))).toEqual([])
})
