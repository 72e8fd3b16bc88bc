/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { makeFormatAt, PATHS } from "../../testing/formats/make-format"
import { loadSiteContent } from "../../testing/site-content"
import { findLeaksInFolder } from "../find-leaks-in-folder"

test("searches the text of a PDF", async () => {
  const content = await loadSiteContent()
  const folder = await mkdtemp(path.join(tmpdir(), "leaks-"))
  await writeFile(path.join(folder, "resume.pdf"), makeFormatAt(PATHS.pdf, content))
  const contact = content.owner.contact.map((field) => ({ ...field, forms: ["print" as const] }))
  const leaks = await findLeaksInFolder(folder, { contact })
  await rm(folder, { recursive: true })
  expect(leaks).toEqual(
    contact.map(
      ({ kind }, index) =>
        `public/resume.pdf contains content/owner.yaml contact[${index}] (${kind}), which may appear only in print.`,
    ),
  )
})
