/** The words by which parsers know a heading, and what they look for below it. */

export type Kind = "work" | "side work" | "education" | "skills" | "contact"

/** Patterns in languages with Latin letters, then in Chinese, Japanese and Korean. */
const WORDS: Record<Exclude<Kind, "side work"> | "other", string[]> = {
  work: [
    "work|experience|employment|jobs?|(?:work|career) history",
    "(?:berufs|arbeits)erfahrung|beruflicher werdegang",
    "exp[ée]riences?(?: professionnelles?)?|parcours professionnel",
    "experi[eê]ncia(?: laboral| profes+ional)?",
    "esperienz[ae](?: professional[ie]| lavorativ[ae])?|werkervaring",
    "工作经[历验]|工作經[歷驗]|職歴|職務経歴|경력",
  ],
  education: [
    "education|ausbildung|bildung(?:sweg)?|studium",
    "formation|études|educación|formación|educação|formação",
    "istruzione|formazione|opleiding(?:en)?",
    "教育|学歴|學歷|학력",
  ],
  skills: [
    "skills|technologies|competenc(?:ies|es)|kenntnisse|fähigkeiten|kompetenzen",
    "compétences|habilidades|competencias|competências|competenze|vaardigheden",
    "(?:专业|專業)?技能|スキル|기술",
  ],
  contact: [
    "contacts?|kontakt|coordonnées|contacto|contato|contatti",
    "联系方式|聯絡方式|連絡先|연락처",
  ],
  other: [
    "projects|summary|objective|profile|certificat(?:es|ions)|languages|publications|talks|awards",
    "interests|references|volunteering|projekte|profil|sprachen|zertifikate|projets|langues",
    "proyectos|idiomas|项目经历|求职意向|证书|著作|演讲|荣誉|语言",
  ],
}

const SIDE_WORK = /\b(?:other|additional|volunteer\w*)\b/i

/** Only Latin words have a space between them. */
const matcher = (words: string[], before = "", after = "") =>
  new RegExp(
    `${before}(?<!\\p{Script=Latin})(?:${words.join("|")})(?!\\p{Script=Latin})${after}`,
    "iu",
  )

const KINDS = Object.entries(WORDS).map(([kind, words]) => ({ kind, pattern: matcher(words) }))

const USUAL_HEADING = matcher(
  Object.values(WORDS).flat(),
  "^(?:\\p{L}+ )?",
  "\\p{Script=Han}{0,2}:?$",
)

/** @returns whether the text has the known words and at most one word before them */
export const isUsualHeading = (text: string): boolean => USUAL_HEADING.test(text.trim())

/** @returns what a parser looks for below this heading, if it knows the heading */
export function kindOf(heading: string): Kind | undefined {
  const kind = KINDS.find(({ pattern }) => pattern.test(heading))?.kind
  if (kind === "other") return undefined
  return kind === "work" && SIDE_WORK.test(heading) ? "side work" : (kind as Kind | undefined)
}
