/** Writes the first content of an owner: small, valid, and with a comment for each file. */

import { readFileSync } from "node:fs"
import { stringify } from "yaml"
import { toLocalDay } from "../../lib/dates"
import { paperFor } from "../../lib/paper"
import { toSlug } from "../../lib/slug"
import { codeRoot } from "../../roots"
import {
  headingsFor,
  NEW_DATE,
  type NewTexts,
  nameFor,
  newTextsFor,
  textAbout,
} from "../new-site-texts/new-texts"
import { FORMAT } from "../schemas/format"
import { schemaLine } from "../schemas/schema-line"

export type StarterOptions = {
  /** The owner's name. */
  name: string
  /** The language of the texts, as in 'de'. Default: English, and the file shows how to set it. */
  language?: string | undefined
  /** Default: that of the country where most people write the language. */
  paper?: string | undefined
  /** Becomes the date of the last change. */
  today: Date
}

/** What a site may have: each is one example behind a #. */
const PAGES = ["portfolio", "about", "showcase"] as const

/** Each is the name of a template in this folder. */
const FILES = ["owner", "website", "home", "resume", "skills", "work", "errors", ...PAGES] as const

/** Where readers expect a photo on paper. */
const PHOTO_LANGUAGES = ["de", "fr", "es", "it", "pt", "pl", "ja", "zh"]

const hasPhotos = (language = "") => PHOTO_LANGUAGES.includes(language.replace(/[-_].*/, ""))

/** @returns the text of each content file by its name, as in 'owner.yaml' */
export function starterFiles(options: StarterOptions): Map<string, string> {
  const { name, language, paper = paperFor(language), today } = options
  const date = toLocalDay(today)
  const texts = textsFor(language, name)
  const values = {
    name: quoted(name),
    format: String(FORMAT),
    // The longest part of a host.
    origin: `https://${toSlug(name).slice(0, 63) || "my-site"}.example`,
    language: language ? `language: ${quoted(language)}` : "# language: en",
    paper: quoted(paper),
    date,
    newDate: NEW_DATE,
    germany: `${new Intl.DisplayNames(nameFor(language), { type: "region" }).of("DE")}`,
    portraitInPdf: hasPhotos(language)
      ? `#   pdf: true                         # ${texts["comment.onPaper"]}\n`
      : "",
  }
  return new Map(
    FILES.map((file) => [
      `${file}.yaml`,
      `${schemaLine(file)}\n${fillTemplate(file, texts, values)}`,
    ]),
  )
}

/** @returns the texts of a new site and its headings by their keys */
function textsFor(language: string | undefined, name: string): NewTexts {
  const { WorkExperience = "" } = headingsFor(language)
  const texts = { ...newTextsFor(language), "section.WorkExperience": WorkExperience }
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, textAbout(text, name)]),
  )
}

const quoted = (text: string) => stringify(text, { lineWidth: 0, version: "1.1" }).trim()

/**
 * @param texts Each becomes a YAML value, with its number as in '{placeholder.skill 2}', but comments stay as they are.
 * @param values YAML
 */
function fillTemplate(file: string, texts: NewTexts, values: NewTexts): string {
  const template = readFileSync(codeRoot(`src/content/starter/${file}.yaml`), "utf8")
  return template.replace(/\{([\w.]+)( \d)?\}/g, (braces, key: string, number = "") => {
    const text = texts[key]
    if (text === undefined) return values[key] ?? braces
    return key.startsWith("comment.") ? text : quoted(text + number)
  })
}
