/** The pages that the content may leave out, from one build to the next. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { copyRepository } from "../scripts/lib/copy-repository"
import { outputOf } from "../scripts/lib/shell"
import { fileExists } from "../src/build/file-exists"
import { VALID_FILES } from "../src/testing/valid-content"

const OPTIONAL = ["about", "portfolio", "showcase"] as const

test("the first content of an owner builds again and again, while pages come and go", async () => {
  test.setTimeout(600_000)
  const folder = await mkdtemp(path.join(tmpdir(), "optional-"))
  const inContent = (file: string) => path.join(folder, "content", file)
  /** Runs a command, and returns which of the optional pages the site then has. */
  const pagesAfter = async (command: string) => {
    const output = outputOf(command, folder)
    expect(output).not.toContain("from scratch")
    const hasPage = ["about", "portfolio"].map((page) =>
      fileExists(path.join(folder, "public", page, "index.html")),
    )
    return Promise.all(hasPage)
  }
  try {
    copyRepository(folder)
    outputOf(`npm run new -- --name "María Nuñez-O'Brien"`, folder)
    expect(await pagesAfter("npm run build")).toEqual([false, false])
    // Another environment renders every page again.
    expect(await pagesAfter("FOO=bar npm run build")).toEqual([false, false])

    const picture = { width: 1200, height: 1500, channels: 3, background: "#345" } as const
    await sharp({ create: picture }).png().toFile(inContent("images/wide.png"))
    for (const name of OPTIONAL) await writeFile(inContent(`${name}.yaml`), VALID_FILES[name])
    expect(await pagesAfter("npm run check -- --built")).toEqual([true, true])

    for (const name of OPTIONAL) await rm(inContent(`${name}.yaml`))
    await rm(inContent("images/wide.png"))
    expect(await pagesAfter("FOO=baz npm run build")).toEqual([false, false])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
