/**
 * Format 2 gives two things in the content another meaning. This migration keeps the meaning that they
 * had in format 1:
 * - Texts take marks. `2 * 3 * 4` had no mark, so its asterisks get backslashes.
 * - An entry with a start and no end is a point in time. It had not ended, so it gets `endDate: ''`.
 */
import { isMap, isScalar } from "yaml"
import { escapeMarks } from "../inline/escape-marks"
import type { Edit } from "../inline/mark-diagnostic"
import type { Migration, YamlFile } from "./migration"
import { addAfter, fieldOf, findNodes, insertBackslashes } from "./yaml-edits"

/** File → the paths of the texts that take marks since format 2. */
const RICH_TEXTS: Readonly<Record<string, readonly string[]>> = {
  about: ["bio.*", "likes.*.items.*"],
  errors: ["errors.*.message"],
  home: ["lead", "beforeShowcase.*.secondaryHeader", "afterShowcase.*.secondaryHeader"],
  portfolio: ["projects.*.summary", "projects.*.body.*"],
  resume: [
    "sections.*.content.text",
    "sections.*.content.list.*",
    "sections.*.content.entries.*.details.*",
  ],
  showcase: ["body.*"],
  variants: ["objective"],
  work: ["work.*.responsibilities.*", "work.*.responsibilities.*.text"],
}

export const marksAndSingleDates: Migration = {
  format: 2,
  summary:
    "Texts take marks such as *emphasis*, and an entry with a start and no end is a point in time. What you wrote keeps its meaning: characters that would be marks get a backslash, and entries without an end get endDate: ''.",
  edit: (file) => [...escapeTexts(file), ...addEndDates(file)],
}

function escapeTexts(file: YamlFile): Edit[] {
  const [folderOrName = ""] = file.name.split("/")
  const nodes = (RICH_TEXTS[folderOrName] ?? []).flatMap((path) => findNodes(file.document, path))
  return nodes.flatMap((node) =>
    isScalar(node) && typeof node.value === "string"
      ? insertBackslashes(file, node, escapeMarks(node.value))
      : [],
  )
}

function addEndDates(file: YamlFile): Edit[] {
  if (file.name !== "resume") return []
  return findNodes(file.document, "sections.*.content.entries.*").flatMap((entry) => {
    const start = isMap(entry) && fieldOf(entry, "startDate")
    return start && isScalar(start.value) && !fieldOf(entry, "endDate")
      ? [addAfter(file, entry, start, "endDate: ''")]
      : []
  })
}
