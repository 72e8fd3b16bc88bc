import { appendFile, mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { siteRoot } from "../../roots"
import { isPage, letEveryoneRead, listBuiltFiles, PUBLIC } from "../built-files"
import { securePage, toStaticPolicy } from "./content-security-policy"
import { deferScripts } from "./defer-scripts"
import { isInStaticFolder } from "./generated-files"
import {
  toHeadersFile,
  toNginxErrors,
  toNginxHeaders,
  toNginxMaps,
  toRedirectsFile,
} from "./host-headers"

/** The settings of nginx that depend on the content. They are not for visitors. */
const NGINX = siteRoot("hosting/nginx")

/**
 * Defers the scripts of every page, puts its Content Security Policy into it, and writes the header
 * files of the hosts. An HTML file of `static/` does not change: the header files have its policy.
 * @param folders of the built site, and of the settings of nginx
 */
export async function securePages(
  pathPrefix: string,
  { built = PUBLIC, nginx = NGINX } = {},
): Promise<void> {
  const files = await listBuiltFiles(built)
  const policies = new Map<string, string>()
  for (const page of files.filter(isPage)) {
    const text = await readFile(path.join(built, page), "utf8")
    if (isInStaticFolder(page)) policies.set(page, toStaticPolicy(text))
    else await writeFile(path.join(built, page), securePage(deferScripts(text)))
  }
  const site = { files, policies, pathPrefix }
  // Netlify and Cloudflare Pages read this file and do not serve it.
  await writeFile(path.join(built, "_headers"), toHeadersFile(site))
  const redirects = toRedirectsFile(site)
  // Those of static/ come first: the first rule that matches an address applies.
  if (redirects) await appendFile(path.join(built, "_redirects"), redirects)
  await mkdir(nginx, { recursive: true })
  await writeFile(path.join(nginx, "maps.conf"), toNginxMaps(site))
  await writeFile(path.join(nginx, "headers.conf"), toNginxHeaders())
  await writeFile(path.join(nginx, "errors.conf"), toNginxErrors(site))
  await letEveryoneRead(nginx)
}
