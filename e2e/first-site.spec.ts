/** The first builds of a new site. */
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { copyRepository } from "../tools/lib/copy-repository"
import { outputOf } from "../tools/lib/shell"

const PRIVATE_PHONE =
  "name: A\nheadline: B\ncontact:\n  - kind: phone\n    value: +49 30 1234567\n    visibleIn: []\n"

test("a site may leave out pages, and a leak in its next build stops that and leaves nothing in public/", async () => {
  test.setTimeout(600_000)
  const folder = await mkdtemp(path.join(tmpdir(), "first-"))
  const build = () => outputOf("npm run build 2>&1", folder)
  const filesIn = (name: string) => readdir(path.join(folder, name))
  try {
    copyRepository(folder)
    outputOf(`npm run new -- --name "María Nuñez-O'Brien"`, folder)
    for (const name of ["about", "portfolio", "showcase"])
      await rm(path.join(folder, `content/${name}.yaml`), { force: true })
    // Gatsby calls a template without a page a failure. Here the owner has left the page out.
    expect(build()).not.toMatch(/non-page component|Exported queries/)
    const built = await filesIn("public")
    expect(built).toEqual(expect.arrayContaining(["index.html", "resume", "resume.pdf"]))
    for (const page of ["about", "portfolio"]) expect(built).not.toContain(page)

    await writeFile(path.join(folder, "content/owner.yaml"), PRIVATE_PHONE)
    await writeFile(path.join(folder, "static/notes.txt"), "Call 030 / 123 45 67.")
    expect(build).toThrow("static/notes.txt contains owner.yaml contact")
    expect(await filesIn("public")).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
