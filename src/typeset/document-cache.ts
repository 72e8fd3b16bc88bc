/**
 * A cache of what Typst makes, from one build to the next: a PDF takes up to a third of a second.
 * build-stamp.ts removes the folder when our code or a document in it changes.
 */
import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { lazy } from "../lib/lazy"
import { codeRoot, siteRoot } from "../roots"
import { type TypesetDocument, typeset } from "./typst"

const FOLDER = siteRoot(".cache/documents")

/** It has the exact version of the compiler and of every font of the site. */
const readPackages = lazy(() => readFileSync(codeRoot("package.json")))

export type DocumentCache = {
  /** Like `typeset`, but lays a document out only if no build has made the same one. */
  typeset: typeof typeset
  /** Deletes the documents that this build has not used. */
  removeUnused: () => void
}

/** Reads which documents earlier builds have made. */
export function openDocumentCache(folder = FOLDER): DocumentCache {
  mkdirSync(folder, { recursive: true })
  const known = new Set(readdirSync(folder))
  const used = new Set<string>()

  function keep(name: string, make: () => Buffer): Buffer {
    used.add(name)
    const file = path.join(folder, name)
    if (known.has(name)) return readFileSync(file)
    const bytes = make()
    writeFileSync(file, bytes)
    return bytes
  }

  return {
    typeset: (program, data, own = []) => {
      const hash = createHash("sha256").update(JSON.stringify([program.main, data]))
      hash.update(readPackages())
      for (const [name, bytes] of Object.entries(program.files)) hash.update(name).update(bytes)
      for (const { url } of own) hash.update(url)
      const key = hash.digest("hex")
      let document: TypesetDocument | undefined
      const open = () => {
        document ??= typeset(program, data, own)
        return document
      }
      const keepText = (name: string, make: () => string) =>
        keep(`${key}.${name}`, () => Buffer.from(make())).toString()
      return {
        toPdf: () => keep(`${key}.pdf`, () => open().toPdf()),
        toSvg: () => keepText("svg", () => open().toSvg()),
        sectionEnds: () =>
          JSON.parse(keepText("ends.json", () => JSON.stringify(open().sectionEnds()))),
        countPages: () => open().countPages(),
      }
    },
    removeUnused: () => {
      for (const name of known) if (!used.has(name)) rmSync(path.join(folder, name))
    },
  }
}
