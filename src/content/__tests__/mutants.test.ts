import { readFile } from "node:fs/promises"
import path from "node:path"
import fc from "fast-check"
import { contentMutant, type Mutant } from "../../../test/content-mutants"
import { countOf } from "../../../test/matrix"
import { SAMPLE_NAMES } from "../../../test/site-content"
import { TODAY } from "../../../test/valid-content"
import { type Diagnostic, isError } from "../diagnostics"
import { SAMPLE } from "../files/content-folder"
import { readFolder } from "../files/read-folder"
import { validateContentFile, validateFiles, validateTogether } from "../load"
import { formatDiagnostic } from "../report/terminal"
import type { FileName } from "../schemas"

const RUNS = countOf(60, 200)

/** @returns whether the position exists in the text, so that an editor can show it */
function isInside({ line, column, endLine = line }: Diagnostic, text: string): boolean {
  const lines = text.split("\n")
  return (
    line >= 1 &&
    endLine >= line &&
    endLine <= lines.length &&
    column >= 1 &&
    column <= (lines[line - 1] ?? "").length + 1
  )
}

test(`accepts or rejects ${RUNS} mutants of the content, with positions inside the files`, async () => {
  const folder = await readFolder(SAMPLE)
  const sources = Object.fromEntries(
    await Promise.all(
      [...SAMPLE_NAMES, "variants/platform"].map(async (name) => [
        name,
        await readFile(path.join(SAMPLE, `${name}.yaml`)),
      ]),
    ),
  ) as Record<FileName, Buffer>
  const textOf = (file: string, mutant: Mutant) => {
    const name = file.replace(/^(?:content|sample)\/|\.yaml$/g, "") as FileName
    return new TextDecoder().decode(name === mutant.name ? mutant.bytes : sources[name])
  }
  const files = validateFiles(folder)
  const seen = { accepted: 0, rejected: 0 }

  // A file with an error is left out of the check across files, so that one such mutant is enough.
  const leftOut = new Set<FileName>()
  const checkMutant = ({ name, bytes }: Mutant) => {
    const file = validateContentFile("content", name, bytes)
    const isLeftOut = file.diagnostics.some(isError)
    if (isLeftOut && leftOut.has(name)) return { content: undefined, ...file }
    if (isLeftOut) leftOut.add(name)
    return validateTogether({ ...files, [name]: file }, { ...folder, today: TODAY })
  }

  fc.assert(
    fc.property(contentMutant(sources), (mutant) => {
      const { content, diagnostics } = checkMutant(mutant)
      expect(content === undefined).toBe(diagnostics.some(isError))
      for (const diagnostic of diagnostics) {
        expect(formatDiagnostic(diagnostic)).toContain(diagnostic.message)
        expect({
          diagnostic,
          isInside: isInside(diagnostic, textOf(diagnostic.file, mutant)),
        }).toMatchObject({
          isInside: true,
        })
      }
      seen[content ? "accepted" : "rejected"]++
    }),
    { numRuns: RUNS, seed: 6 },
  )
  // Accepted mutants only, or rejected ones only, would prove little.
  expect(Math.min(seen.accepted, seen.rejected)).toBeGreaterThan(RUNS / 20)
}, 200_000)
