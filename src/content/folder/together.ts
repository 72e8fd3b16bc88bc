/** The files of the folder together: their data as one content, and the places of what is wrong between them. */
import { formatCount } from "../../lib/format-count"
import { groupBy } from "../../lib/group-by"
import {
  type DataPath,
  type Diagnostic,
  type Finding,
  fileDiagnostic,
  isError,
} from "../diagnostics"
import type { Folder } from "../files/read-folder"
import type { RuleFinding } from "../rules/rule"
import { STARTER_TEXT } from "../rules/texts"
import {
  type Content,
  contentNames,
  type FileName,
  isOptional,
  parseFileName,
  partOf,
} from "../schemas"
import { EMPTY } from "../translations/pair-texts"
import { setFile } from "../tree/files-in"
import { type ContentFile, place, positionIn } from "../yaml/positions"

/** A file at the end of its own road. */
export type ValidatedFile = ContentFile & { diagnostics: Diagnostic[] }

export type ValidatedFiles = { [Name in FileName]?: ValidatedFile }

/** The name in CONTENT may be that of another folder: then each of its files would be an error. */
export function describeEmptyFolder({ name, files, replaced }: Folder): Diagnostic | undefined {
  if (Object.keys(files).length > 0) return undefined
  const message = replaced
    ? `The folder has none of the content files, because a command was stopped while it replaced them. They are in ${replaced}.`
    : "The folder has none of the content files, or it does not exist."
  const hint = replaced
    ? `Delete the folder ${name}/ if it is there, and move them back: mv ${replaced} ${name}`
    : "If CONTENT names a folder, correct it: the folder has owner.yaml, resume.yaml and others, which docs/content.md lists."
  return fileDiagnostic(`${name}/`, { code: "missing-file", message, hint })
}

/** @returns what was found in a file, with what it means for this one if it is empty */
export function explainFile(file: FileName, found: readonly Finding[]): Finding[] {
  return found.map((each) => (each.code === "empty-file" ? explainEmpty(file, each) : each))
}

function explainEmpty(file: FileName, finding: Finding): Finding {
  if (isOptional(file)) {
    const message = `The file is empty or contains only comments, so the site has no ${partOf(file)}.`
    const hint =
      "If its fields stand behind a #, remove the # at the start of their lines. Else write its fields, which docs/content.md lists, or delete the file."
    return { code: "empty-section", message, hint }
  }
  const hint = "Add its fields, which docs/content.md lists, or delete the file."
  return parseFileName(file).name === undefined ? finding : { ...finding, hint }
}

/** @returns the data of the valid files as one content, and the names of the files with errors */
export function joinFiles(files: ValidatedFiles): {
  content: Partial<Content>
  invalid: ReadonlySet<string>
} {
  const content: Partial<Content> = { variants: {}, letters: {} }
  const invalid = new Set<string>()
  for (const [name, { data, diagnostics }] of Object.entries(files) as [
    FileName,
    ValidatedFile,
  ][]) {
    if (diagnostics.some(isError)) invalid.add(name)
    if (data !== undefined) setFile(content, name, data)
    // A language with errors is one of the site.
    else if (parseFileName(name).kind === "translations") setFile(content, name, EMPTY)
  }
  return { content, invalid }
}

/** @returns what the rules have found, with its places */
export function placeInFiles(files: ValidatedFiles, found: readonly RuleFinding[]): Diagnostic[] {
  return found.flatMap(({ file: name, see, ...finding }) => {
    const file = files[name]
    if (!file) return []
    const other = see ? seePlace(files, { file: see.file, at: see.path }) : ""
    const placed = place(file, { ...finding, message: finding.message + other })
    // The items of a list that are joined by mistake are often too long together.
    const isJoined = file.diagnostics.some(
      ({ code, path }) => code === "joined-lines" && path === placed.path,
    )
    if (isJoined && !isError(placed)) return []
    // Its lines have the private value, and others read the output of a build.
    return [placed.code === "private-value" ? { ...placed, frame: "" } : placed]
  })
}

/**
 * @param diagnostics in the order of the files and their lines
 * @returns the same, with the texts of the starter once a file: at the first of them, with the lines of all
 */
export function joinStarterTexts(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isOfStarter = ({ message }: Diagnostic) => message === STARTER_TEXT
  const files = groupBy(diagnostics.filter(isOfStarter), ({ file }) => file)
  const joined = new Map(files.map(([, [first, ...others]]) => [first, others]))
  return diagnostics.flatMap((each) => {
    const others = joined.get(each)
    if (!others) return isOfStarter(each) ? [] : [each]
    const found = [each, ...others]
    const lines = [...new Set(found.map(({ line }) => line))]
    const name = each.file.slice(each.file.indexOf("/") + 1)
    const where = `${lines.length === 1 ? "line" : "lines"} ${lines.join(", ")}`
    const message = `${name} still has ${formatCount(found.length, "text")} of the starter: ${where}.`
    return [{ ...each, message }]
  })
}

/** @returns the end of a message that names another place, as in ' See content/legal.yaml:2:5.' */
export function seePlace(files: ValidatedFiles, place: { file: FileName; at: DataPath }): string {
  const file = files[place.file]
  if (!file) return ""
  const { file: name, line, column } = positionIn(file, place.at)
  return ` See ${name}:${line}:${column}.`
}

/** @returns whether no file is missing */
export function isComplete(content: Partial<Content>): content is Content {
  return contentNames.every((name) => isOptional(name) || content[name] !== undefined)
}
