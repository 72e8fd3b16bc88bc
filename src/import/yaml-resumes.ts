/** Turns résumés of YAMLResume and RenderCV into the shape of JSON Resume. The leaves keep their paths. */
import { TECHNICAL_FIELDS } from "./part-names"
import {
  type Fields,
  find,
  isFields,
  itemsOf,
  joinSourceValues,
  onlyItemOf,
  plainName,
  SourceValue,
  sourceValuesOf,
  type Tree,
} from "./source"

/** @returns whether the document is one of YAMLResume (https://yamlresume.dev) */
export function isYamlResume(tree: Tree): boolean {
  const content = find(tree, "content")
  return isFields(content) && find(content, "basics", "work", "education") !== undefined
}

/** YAMLResume has JSON Resume's sections in `content`, with the location and the profiles beside `basics`. */
export function fromYamlResume(tree: Tree): Fields {
  const { content, ...technical } = tree as Fields
  const { basics: head, location, profiles, ...sections } = content as Fields
  const basics = onlyItemOf(head)
  return {
    basics: {
      ...(isFields(basics) ? basics : {}),
      ...(location && { location }),
      ...(profiles && { profiles }),
    },
    ...sections,
    meta: metaOf(technical),
  }
}

/** @returns the fields that are about the document, without those that the import does not know */
const metaOf = (technical: Fields): Fields =>
  Object.fromEntries(
    Object.entries(technical).filter(([name]) => TECHNICAL_FIELDS.has(plainName(name))),
  )

/** @returns whether the document is one of RenderCV (https://docs.rendercv.com) */
export function isRenderCv(tree: Tree): boolean {
  return isFields(find(tree, "cv"))
}

/** The sections of RenderCV have any titles. These words in a title, without accents, say what the section is. */
const KINDS: readonly (readonly [words: RegExp, kind: string])[] = [
  [/experience|employment|\bwork|career|berufserfahrung|experiencia|esperienz/i, "work"],
  [
    /education|bildung|\bformation|educacion|educacao|formacion|formazione|istruzione|studies|studium/i,
    "education",
  ],
  [/skill|technolog|competenc|competenz|kenntnisse|fahigkeiten|habilidad/i, "skills"],
  [/project|proye[ct]|projet|projekt|progett/i, "projects"],
  [/publica|veroffentlich|pubblica|paper/i, "publications"],
  [/certific|zertifi|licen[sc]e/i, "certificates"],
  [/award|honou?r|achievement|auszeichnung|premio|logros|\bprix\b/i, "awards"],
  [/language|sprachen|langues|idiomas|lingue/i, "languages"],
  [/volunt|ehrenamt|benevol/i, "volunteer"],
  [/\binter(?:est|et|es)|hobb/i, "interests"],
  [/\breferen[cz]/i, "references"],
  [/talk|presentation|speaking|vortrag|charlas/i, "talks"],
]

/** @returns the title as RenderCV prints it: 'work_experience' is 'Work Experience' */
const toTitle = (name: string) =>
  /[\p{Lu}\s]/u.test(name)
    ? name
    : name.replace(/(?:^|_)(\p{L})/gu, (_all, first: string) => ` ${first.toUpperCase()}`).trim()

const plainTitle = (title: string) =>
  title.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("_", " ")

/** RenderCV has the head in `cv`, and in `cv.sections` lists of entries whose fields say what they are. */
export function fromRenderCv(tree: Tree): {
  resume: Fields
  ownSections: string[]
  sentences: string[]
} {
  const { cv, ...technical } = tree as Fields
  const { sections, social_networks, custom_connections, photo, ...head } = cv as Fields
  const parts = isFields(sections) ? Object.entries(sections) : []
  const result: Record<string, Tree> = {}
  const ownSections: string[] = []
  const sentences: string[] = []
  const basics: Record<string, Tree> = {
    ...head,
    ...(photo && { image: photo }),
    ...(social_networks && { profiles: social_networks }),
  }
  if (custom_connections) basics.links = itemsOf(custom_connections).map(toLink)
  for (const [index, [title, list]] of parts.entries()) {
    const kind = kindOf(title, list)
    const isText = itemsOf(list).every((item) => item instanceof SourceValue)
    // In every language, a text at the start is the summary.
    const isSummary = isText && (SUMMARY.test(plainTitle(title)) || (index === 0 && kind === title))
    if (isSummary && !basics.summary) {
      // A list of texts is a list of paragraphs here.
      basics.summary = joinSourceValues(sourceValuesOf(list), "\n\n") ?? list
      if (!/^summary$/i.test(title))
        sentences.push(`The heading "${toTitle(title)}" is now "Summary".`)
    } else {
      const heading = new SourceValue("", toTitle(title))
      const section = { heading, entries: itemsOf(list).map((item) => toItem(item, kind)) }
      const name = kind in result ? title : kind
      result[name] = section
      if (name === title) ownSections.push(title)
    }
  }
  return { resume: { basics, ...result, meta: metaOf(technical) }, ownSections, sentences }
}

const SUMMARY =
  /^(?:(?:professional |executive )?summary|profile?|about(?: me)?|objective|introduction|welcome.*|resumen|perfil|sobre mi|uber mich|a propos|resume|sommario|profilo)$/i

function toLink(item: Tree): Tree {
  const [name, url] = [find(item, "placeholder"), find(item, "url")]
  return { ...(name && { name }), ...(url && { url }) }
}

/** The fields of an entry decide, then the title. Other sections keep their title. */
function kindOf(title: string, list: Tree): string {
  const [first] = itemsOf(list)
  const named = KINDS.find(([words]) => words.test(plainTitle(title)))?.[1]
  if (find(first, "institution")) return "education"
  if (find(first, "company")) return named === "volunteer" ? named : "work"
  if (find(first, "authors", "journal")) return "publications"
  if (find(first, "label") && find(first, "details"))
    return named === "languages" ? named : named ? "skills" : title
  return named && named !== "work" && named !== "education" ? named : title
}

function toItem(item: Tree, kind: string): Tree {
  if (!isFields(item)) return item
  const { bullet, number, reversed_number: reversed, label, details } = item
  const text = bullet ?? number ?? reversed
  if (text) return text
  if (!label || !details) return item
  if (kind === "skills") return { name: label, keywords: details }
  if (kind === "languages") return { language: label, fluency: details }
  return { title: label, text: details }
}
