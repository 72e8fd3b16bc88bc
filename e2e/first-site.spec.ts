/** The first weeks of a site: each build follows another one in the same folder. */
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { fileExists } from "../src/gatsby/after-build/file-exists"
import { VALID_FILES } from "../test/valid-content"
import { copyRepository } from "../tools/lib/copy-repository"
import { outputOf } from "../tools/lib/shell"

const OPTIONAL = ["about", "portfolio", "showcase"] as const

const PRIVATE_PHONE =
  "name: A\nheadline: B\ncontact:\n  - kind: phone\n    value: +49 30 1234567\n    visibleIn: []\n"

test("pages come and go with their content, and a leak ends the build", async () => {
  test.setTimeout(600_000)
  const folder = await mkdtemp(path.join(tmpdir(), "optional-"))
  const inContent = (file: string) => path.join(folder, "content", file)
  const build = () => outputOf("npm run build 2>&1", folder)
  /** @returns which of the optional pages the site has */
  const optionalPages = () => {
    const hasPage = ["about", "portfolio"].map((page) =>
      fileExists(path.join(folder, "public", page, "index.html")),
    )
    return Promise.all(hasPage)
  }
  try {
    copyRepository(folder)
    outputOf(`npm run new -- --name "María Nuñez-O'Brien"`, folder)
    const picture = { width: 1200, height: 1500, channels: 3, background: "#345" } as const
    await sharp({ create: picture }).png().toFile(inContent("images/wide.png"))
    for (const name of OPTIONAL) await writeFile(inContent(`${name}.yaml`), VALID_FILES[name])
    build()
    expect(await optionalPages()).toEqual([true, true])

    for (const name of OPTIONAL) await rm(inContent(`${name}.yaml`))
    await rm(inContent("images/wide.png"))
    // Gatsby calls a template without a page a failure. Here the owner has left the page out.
    expect(build()).not.toMatch(/non-page component|Exported queries/)
    expect(await optionalPages()).toEqual([false, false])

    // A leak stops the build and leaves nothing in public/.
    await writeFile(inContent("owner.yaml"), PRIVATE_PHONE)
    await writeFile(path.join(folder, "static/notes.txt"), "Call 030 / 123 45 67.")
    expect(build).toThrow("static/notes.txt contains owner.yaml contact")
    expect(await readdir(path.join(folder, "public"))).toEqual([])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
