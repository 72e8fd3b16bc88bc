/**
 * Updates the validated copy: the last valid state of `content/`. Gatsby reads this copy instead of
 * `content/`, so invalid content never reaches the site.
 */
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import { contentFolder } from "../../content/files/content-folder"
import { listFiles } from "../../content/files/list-files"
import { readPictureFile } from "../../content/files/read-folder"
import type { Content } from "../../content/schemas"
import { PAGE_FORMATS, withContactFor } from "../../content/schemas/contact-formats"
import { filesIn } from "../../content/tree/files-in"
import { languagesOf } from "../../resume"
import { siteRoot, VALIDATED_COPY } from "../../roots"
import { toSiteLanguage } from "../../site/languages"
import type { InLanguage } from "../site-contents"

/** A new file is written here first and then moved, so that Gatsby never reads half a file. */
const STAGING = siteRoot(".cache/content-staging")

/**
 * Makes the copy equal to valid content. It writes the content as it was validated, even if the owner
 * has saved a file since, in each language, and for each variant. A letter must not reach the site, so letters are not
 * copied, nor contact data that no page may show. It copies pictures, fonts and templates first, and leaves equal files as they are.
 * @param pictures the paths of the pictures, fonts and templates in the content folder
 */
export async function updateValidatedCopy(
  languages: readonly InLanguage[],
  pictures: Iterable<string>,
  { from = contentFolder(), to = VALIDATED_COPY, staging = STAGING } = {},
): Promise<void> {
  await Promise.all([mkdir(to, { recursive: true }), mkdir(staging, { recursive: true })])
  const written = new Set<string>()
  const write = async (file: string, bytes: Uint8Array) => {
    written.add(file)
    await replaceFile(path.join(to, file), bytes, path.join(staging, path.basename(file)))
  }
  for (const file of pictures) {
    // If a picture was deleted after the validation, the watcher starts another one.
    const bytes = await readPictureFile(from, file).catch(() => null)
    if (bytes) await write(file, bytes)
  }
  for (const [file, data] of languages.flatMap(toFiles)) {
    await write(file, Buffer.from(toCanonicalYaml(data)))
  }
  const removed = (await listFiles(to)).filter((file) => !written.has(file.normalize("NFC")))
  await Promise.all(removed.map((file) => rm(path.join(to, file), { force: true })))
  await rm(staging, { recursive: true, force: true })
}

/** @returns the files of the content in one language: those of the main résumé, and those that a variant changes */
export function toFiles({ content, resumes }: InLanguage): [path: string, data: object][] {
  const lang = languagesOf(content).language
  const folder = content.languagePath ? `translations/${lang}/` : ""
  const filesOf = (shown: Content) => ({
    ...(Object.fromEntries(filesIn(shown)) as Record<string, object>),
    owner: withContactFor(shown.owner, PAGE_FORMATS),
    language: toSiteLanguage(content, lang, shown.variant),
  })
  const main: Record<string, object> = filesOf(resumes[0])
  return resumes.flatMap((shown) => {
    const { variant = "" } = shown
    const path = variant ? `${folder}variants/${variant}/` : folder
    return Object.entries(filesOf(shown))
      .filter(
        ([name, data]) => name === "resume" || !variant || !isDeepStrictEqual(data, main[name]),
      )
      .map(([name, data]): [string, object] => [`${path}${name}.yaml`, { ...data, lang, variant }])
  })
}

/** Characters that JSON allows in a text and js-yaml, which Gatsby uses, does not. */
const NOT_IN_YAML = /[\u007f-\u009f\ufeff\ufffe\uffff]/g

/**
 * @returns YAML that every parser reads alike: JSON, with every text in quotes and every default
 *   filled in (https://yaml.org/spec/1.2.2/#json-schema)
 */
export function toCanonicalYaml(data: unknown): string {
  return JSON.stringify(data, null, 2).replace(
    NOT_IN_YAML,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}

async function replaceFile(file: string, bytes: Uint8Array, stagedFile: string): Promise<void> {
  const current = await readFile(file).catch(() => null)
  if (current?.equals(bytes)) return
  await writeFile(stagedFile, bytes)
  await mkdir(path.dirname(file), { recursive: true })
  await rename(stagedFile, file)
}
