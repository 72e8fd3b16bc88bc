/** The words by which parsers know a heading, and what they look for below it. */

import { lazy } from "../../content/lazy"
import { escapePattern } from "../../content/private-values/escape-pattern"
import { headingsIn, NEW_TEXT_LANGUAGES } from "../../content/words/new-texts"

export type Kind = "work" | "side work" | "education" | "skills"

/** Other usual headings than those of a new site, which `headingsOf` gives in each language. */
const OTHER_WORDS: Record<Exclude<Kind, "side work">, string[]> = {
  work: [
    "work|experience|employment|jobs?|(?:work|career) history",
    "arbeitserfahrung|beruflicher werdegang|experiences?|parcours professionnel",
    "experiencias?(?: laboral| profes+ional)?|esperienz[ae](?: professional[ie]| lavorativ[ae])?",
    "doswiadczenie|erfarenhet|deneyim|досвід|الخبرات?",
    "工作[经經][历歷验驗]|職歴|경력",
  ],
  education: [
    "bildung(?:sweg)?|studium|etudes|educacion|educacao|istruzione|opleidingen|edukacja|studier",
    "教育|學歷|학력",
  ],
  skills: [
    "technologies|competenc(?:ies|es)|fahigkeiten|kompetenzen|habilidades|kompetencje|beceriler",
    "技能|기술",
  ],
}

const OTHER_KINDS = Object.keys(OTHER_WORDS) as (keyof typeof OTHER_WORDS)[]

/** What a parser looks for below the sections of a new site. */
const PARSED_SECTIONS: Readonly<Record<string, Kind>> = {
  WorkExperience: "work",
  OtherExperience: "side work",
  Education: "education",
  TechnicalSkills: "skills",
  AdditionalSkills: "skills",
}

/** @returns pairs of a section of resume.yaml and its heading, in each language that the site speaks */
const headings = lazy(() => NEW_TEXT_LANGUAGES.flatMap((name) => Object.entries(headingsIn(name))))

const headingsOf = (kind: Kind) =>
  headings()
    .filter(([section]) => PARSED_SECTIONS[section] === kind)
    .map(([, heading]) => escapePattern(toPlain(heading)))

/** @returns the text in small letters without accents, which capitals often lack */
function toPlain(text: string): string {
  return text.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "").replaceAll("ı", "i")
}

/** Words of these scripts have a space between them. */
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]`

const matcher = (words: string[]) =>
  new RegExp(`(?<!${LETTER})(?:${words.join("|")})(?!${LETTER})`, "u")

const wordsOf = (kind: keyof typeof OTHER_WORDS) => [
  ...headingsOf(kind),
  ...OTHER_WORDS[kind].map((words) => words.normalize("NFD")),
]

/** Work beside the career first: its heading may contain that of the career. */
const kinds = lazy(
  () =>
    [
      { kind: "side work", pattern: matcher(headingsOf("side work")) },
      ...OTHER_KINDS.map((kind) => ({ kind, pattern: matcher(wordsOf(kind)) })),
    ] as const,
)

const SIDE_WORK = /\b(?:other|additional|volunteer\w*)\b/

/** @returns what a parser looks for below this heading, if it knows the heading */
export function kindOf(heading: string): Kind | undefined {
  const plain = toPlain(heading)
  const kind = kinds().find(({ pattern }) => pattern.test(plain))?.kind
  return kind === "work" && SIDE_WORK.test(plain) ? "side work" : kind
}
