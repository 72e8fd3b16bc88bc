/** A contact field that is limited to some forms is nowhere else. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { findLeaksInFolder } from "../src/build/find-leaks-in-folder"
import { makeAt, PATHS } from "./support/paths"
import { expect, test } from "./support/test"

test("the built site holds no private contact field where it may not", async ({ content }) => {
  expect(content.owner.contact.some(({ forms }) => !forms.includes("web"))).toBe(true)
  expect(await findLeaksInFolder(path.resolve("public"), content.owner.contact)).toEqual([])
})

test("a PDF is searched like any other file", async ({ content }) => {
  const folder = await mkdtemp(path.join(tmpdir(), "leaks-"))
  await writeFile(path.join(folder, "resume.pdf"), makeAt(PATHS.pdf, content))
  const contact = content.owner.contact.map((field) => ({ ...field, forms: ["print" as const] }))
  const leaks = await findLeaksInFolder(folder, contact)
  await rm(folder, { recursive: true })
  expect(leaks).toEqual(
    contact.map(
      ({ kind }, index) =>
        `public/resume.pdf contains content/owner.yaml contact[${index}] (${kind}), which may appear only in print.`,
    ),
  )
})
