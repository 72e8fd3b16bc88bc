/** Loads the content of the people in test/people. */
import { readdirSync } from "node:fs"
import path from "node:path"
import { loadContent, type ValidationResult } from "../src/content/load"
import type { Content } from "../src/content/schemas"
import { keepInRun, readFromRun } from "./run-cache"

const FOLDER = path.resolve("test/people")

export const PEOPLE = readdirSync(FOLDER).filter((name) => /^[a-z-]+$/.test(name))

/** @returns the content folder of a person in `PEOPLE`, which `CONTENT` can name */
export const folderOfPerson = (name: string): string => path.join(FOLDER, name)

const TODAY = new Date("2026-11-22")

/**
 * @param folder a folder that no test changes
 * @returns its content and its diagnostics, which are made once in a run
 */
export async function loadOnce(folder: string, today?: Date): Promise<ValidationResult> {
  const key = JSON.stringify([folder, today])
  const known = readFromRun<ValidationResult>(key)
  if (known) return known
  const { content, diagnostics } = await loadContent(folder, today)
  return keepInRun(key, { ...(content && { content }), diagnostics })
}

/** @returns the content and the diagnostics of a person */
export const checkPerson = (name: string): Promise<ValidationResult> =>
  loadOnce(folderOfPerson(name), TODAY)

/**
 * @returns a copy of the content
 * @throws if the content has errors
 */
export async function loadPerson(name: string): Promise<Content> {
  const { content } = await checkPerson(name)
  if (!content) throw new Error(`The content of ${name} has errors.`)
  return content
}
