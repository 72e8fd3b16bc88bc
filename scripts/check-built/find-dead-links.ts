/** Finds links and addresses of files in the built pages that lead to nothing. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { parse } from "parse5"
import { elementsIn } from "../../src/gatsby/after-build/elements-in"
import { isPage, listBuiltFiles } from "../../src/gatsby/built-files"
import { toUri } from "../../src/lib/to-uri"
import { decodeIfValid } from "../../src/lib/uri"
import type { Problem } from "./problem"

type Site = {
  /** The built folder. */
  folder: string
  /** The address of the site, as in 'https://robin.example'. */
  origin: string
  /** The path of the site on its domain, as in '/name', or ''. */
  pathPrefix: string
}

type Document = {
  /** The addresses of the site that the page names, without the prefix. */
  addresses: string[]
  ids: Set<string>
}

/** @returns a problem for each address without a file, and for each fragment without an element */
export async function findDeadLinks({ folder, origin, pathPrefix }: Site): Promise<Problem[]> {
  const files = await listBuiltFiles(folder)
  const documents = new Map<string, Document>()
  for (const file of files.filter(isPage)) {
    const html = await readFile(path.join(folder, file), "utf8")
    documents.set(file, readDocument(html, toUri(origin), pathPrefix))
  }
  const known = new Set(files)
  return [...documents].flatMap(([file, { addresses, ids }]): Problem[] => {
    const place = file.replace(/index\.html$/, "")
    return [...new Set(addresses)].flatMap((address): Problem[] => {
      const [location = "", fragment = ""] = address.split("#")
      const target = location === "" ? file : toFile(location, known)
      if (!target) return [{ place, message: `The address ${address} leads to nothing.` }]
      const targetIds = location === "" ? ids : documents.get(target)?.ids
      if (!fragment || !targetIds || targetIds.has(decodeIfValid(fragment))) return []
      return [{ place, message: `The address ${address} names an id that its page does not have.` }]
    })
  })
}

function toFile(location: string, known: ReadonlySet<string>): string | undefined {
  const bare = decodeIfValid(location.replace(/\?.*$/, ""))
  return [bare, `${bare}index.html`, `${bare}/index.html`].find((file) => known.has(file))
}

function readDocument(html: string, origin: string, pathPrefix: string): Document {
  const addresses: string[] = []
  const ids = new Set<string>()
  // Without scripting, the content of a noscript element is markup.
  for (const { attrs, tagName } of elementsIn(parse(html, { scriptingEnabled: false }))) {
    for (const { name, value } of attrs) {
      if (name === "id") ids.add(value)
      if (["href", "src"].includes(name)) addresses.push(value)
      if (name === "srcset")
        addresses.push(...value.split(/,\s+/).map((item) => item.split(" ")[0] ?? ""))
      if (name === "data-src" && tagName === "script") addresses.push(...value.split(" "))
    }
  }
  const own = addresses.flatMap((address) => {
    const local = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
    if (local.startsWith("#")) return [local]
    if (!local.startsWith(`${pathPrefix}/`) || local.startsWith("//")) return []
    return [local.slice(pathPrefix.length)]
  })
  return { addresses: own, ids }
}
