/** Loads the content of the people in test/people. */
import { readdirSync } from "node:fs"
import path from "node:path"
import { loadContent } from "../src/content/load"
import type { Content } from "../src/content/schemas"

const FOLDER = path.resolve("test/people")

export const PEOPLE = readdirSync(FOLDER).filter((name) => /^[a-z-]+$/.test(name))

/** @returns the content folder of a person in `PEOPLE`, which `CONTENT` can name */
export const folderOfPerson = (name: string): string => path.join(FOLDER, name)

const TODAY = new Date("2026-11-22")

const loaded = new Map<string, ReturnType<typeof loadContent>>()

/** @returns the content and the diagnostics of a person, who is loaded once in a test file */
export function checkPerson(name: string): ReturnType<typeof loadContent> {
  const result = loaded.get(name) ?? loadContent(folderOfPerson(name), TODAY)
  loaded.set(name, result)
  return result
}

/**
 * @returns a copy of the content
 * @throws if the content has errors
 */
export async function loadPerson(name: string): Promise<Content> {
  const { content } = await checkPerson(name)
  if (!content) throw new Error(`The content of ${name} has errors.`)
  return structuredClone(content)
}
