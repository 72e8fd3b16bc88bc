/** Finds the parts of a résumé in a document: JSON Resume 1.0.0, its drafts, and what is shaped like it. */
import type { ContentSection } from "../../content/schemas/entries"
import type { Notes } from "./notes"
import { type Fields, find, isFields, Leaf, leavesOf, plainName, type Tree } from "./source"

/** What a field at the top level of the document is. */
export type PartKind = ContentSection | "WorkExperience" | "TechnicalSkills"

/** A part of the document, in its order. `Custom` is a list that JSON Resume does not have. */
export type Part = { kind: PartKind; name: string; tree: Tree }

export type ResumeDocument = {
  basics: Tree | undefined
  parts: Part[]
  /** The field `meta`, where our own exports have what JSON Resume has no field for. */
  meta: Tree | undefined
}

const NAMES: { [Kind in PartKind]?: readonly string[] } = {
  WorkExperience: [
    "work",
    "workExperience",
    "workExperiences",
    "experience",
    "experiences",
    "employment",
    "employmentHistory",
    "workHistory",
    "jobs",
    "positions",
    "professionalExperience",
    "career",
  ],
  Volunteering: ["volunteer", "volunteering", "volunteerExperience", "volunteerWork"],
  Education: ["education", "educations", "studies", "schools", "academic", "academics"],
  AchievementsAndAwards: [
    "awards",
    "award",
    "honors",
    "honours",
    "achievements",
    "honorsAndAwards",
    "honorsAwards",
    "awardsAndHonors",
    "accomplishments",
  ],
  Certificates: [
    "certificates",
    "certificate",
    "certifications",
    "certification",
    "licenses",
    "licensesAndCertifications",
  ],
  Publications: ["publications", "publication", "papers", "articles"],
  TechnicalSkills: [
    "skills",
    "skill",
    "technicalSkills",
    "technologies",
    "competencies",
    "competences",
    "technicalSkill",
  ],
  Languages: ["languages", "language", "spokenLanguages"],
  Interests: ["interests", "interest", "hobbies", "hobby"],
  References: ["references", "reference", "recommendations", "testimonials", "referees"],
  Projects: [
    "projects",
    "project",
    "sideProjects",
    "personalProjects",
    "openSource",
    "openSourceProjects",
  ],
  Talks: ["talks", "talk", "speaking", "presentations", "speeches"],
}

const BASICS = [
  "basics",
  "basic",
  "bio",
  "personal",
  "personalInfo",
  "personalInformation",
  "personalDetails",
  "person",
  "header",
  "general",
  "profile",
  "about",
  "contact",
  "info",
]

/** Fields that say something about the document and not about the person. */
const TECHNICAL = new Set(
  "$schema meta theme themes layout layouts design settings setting config configuration style styles template templates labels label i18n translations locale lang version id _id createdat updatedat lastmodified visibility ispublic public slug sectiontitles titles sectionnames order rendercvsettings jsonresume schema uuid status published".split(
    " ",
  ),
)

/** Fields that hold sections of any name. */
const WRAPPERS = [
  "sections",
  "custom",
  "customSections",
  "extra",
  "extras",
  "additional",
  "others",
  "other",
  "additionalSections",
]

const LANGUAGES = new Set(
  "en de fr es it pt nl pl ru zh ja ko sv da nb fi cs tr ar he el hu ro uk ca vi hi fa en-us en-gb pt-br zh-cn zh-tw de-de fr-fr es-es".split(
    " ",
  ),
)

/** @returns the tree with one language of each text that stands in several */
export function withOneLanguage(tree: Tree, notes: Notes): Tree {
  if (tree instanceof Leaf) return tree
  if (Array.isArray(tree)) return tree.map((item) => withOneLanguage(item, notes))
  const fields = Object.entries(tree)
  const isMap =
    fields.length > 0 &&
    fields.every(([name]) => LANGUAGES.has(name.toLowerCase().replace("_", "-")))
  if (!isMap)
    return Object.fromEntries(fields.map(([name, inner]) => [name, withOneLanguage(inner, notes)]))
  const [chosen] = fields.toSorted(([a], [b]) => Number(isEnglish(b)) - Number(isEnglish(a)))
  for (const [name, inner] of fields) {
    if (name !== chosen?.[0])
      notes.leaveOut(
        leavesOf(inner),
        `The import takes one language, and this is another (${name}).`,
      )
  }
  return chosen ? withOneLanguage(chosen[1], notes) : tree
}

const isEnglish = (name: string) => /^en\b/i.test(name)

const kindOf = (name: string) =>
  (Object.keys(NAMES) as PartKind[]).find((kind) =>
    NAMES[kind]?.some((each) => plainName(each) === plainName(name)),
  )

const isBasics = (name: string) => BASICS.some((each) => plainName(each) === plainName(name))

/** @returns whether the object has a field of a résumé */
function isResume(tree: Tree | undefined): tree is Fields {
  return (
    isFields(tree) && Object.keys(tree).some((name) => isBasics(name) || kindOf(name) !== undefined)
  )
}

/** @returns the parts of the résumé; undefined if the document is none */
export function readDocument(tree: Tree | undefined, notes: Notes): ResumeDocument | undefined {
  if (!isFields(tree)) return undefined
  const root = isResume(tree) ? tree : Object.values<Tree>(tree).find(isResume)
  if (!root) return undefined
  const own = find(root, "basics")
  const basicsName = Object.keys(root).find((name) =>
    own ? root[name] === own : isBasics(name) && isFields(root[name]),
  )
  const basics = basicsName ? root[basicsName] : undefined
  const parts = Object.entries(root).flatMap(([name, inner]): Part[] => {
    if (name === basicsName) return []
    const kind = kindOf(name)
    if (kind) return [{ kind, name, tree: withoutWrapper(inner) }]
    if (TECHNICAL.has(plainName(name))) {
      notes.leaveOut(leavesOf(inner), "It is about the document and not about the person.")
      return []
    }
    return toCustomParts(name, inner)
  })
  const meta = find(root, "meta")
  const isEmpty = leavesOf(basics).length === 0 && parts.length === 0
  // Without `basics`, the name and the like are at the top level.
  return isEmpty && leavesOf(root).length === 0
    ? undefined
    : { basics: mergeBasics(basics, root, parts), parts, meta }
}

function mergeBasics(
  basics: Tree | undefined,
  root: Fields,
  parts: readonly Part[],
): Tree | undefined {
  const used = new Set(parts.map(({ name }) => name))
  const rest = Object.entries(root).filter(
    ([name, inner]) => !used.has(name) && inner !== basics && !TECHNICAL.has(plainName(name)),
  )
  const own = isFields(basics) ? basics : {}
  return { ...Object.fromEntries(rest.filter(([name]) => !find(own, name))), ...own }
}

/** Fields of `basics` that some documents have at the top level. */
const BASIC_FIELDS = new Set(
  "name firstname lastname label title headline email phone url website summary objective location address image picture profiles profile social availability contact links linkedin github gitlab twitter facebook instagram stackoverflow mobile telephone city country".split(
    " ",
  ),
)

function toCustomParts(name: string, tree: Tree): Part[] {
  if (BASIC_FIELDS.has(plainName(name)) || isBasics(name)) return []
  const isWrapper = WRAPPERS.some((each) => plainName(each) === plainName(name))
  if (isWrapper && isFields(tree)) {
    return Object.entries(tree).flatMap(([inner, part]) => {
      const kind = kindOf(inner)
      return kind ? [{ kind, name: inner, tree: part }] : toCustomParts(inner, part)
    })
  }
  if (Array.isArray(tree) && tree.length > 0 && tree.every(isNamedSection)) {
    return tree.flatMap((section) => {
      const title = find(section, "title", "name", "label", "heading")
      const list = find(section, ...LISTS)
      return title instanceof Leaf && list
        ? [{ kind: "Custom" as const, name: title.text, tree: section }]
        : []
    })
  }
  return [{ kind: "Custom", name, tree }]
}

/** @returns the list of a section with a title, as in `{ title: "Work", content: […] }` */
function withoutWrapper(tree: Tree): Tree {
  const list = isFields(tree) ? find(tree, ...LISTS) : undefined
  return Array.isArray(list) && list.every(isFields) ? list : tree
}

export const LISTS = ["items", "entries", "list", "content", "values"]

/** @returns whether the item is a section: a title and a list of objects */
function isNamedSection(item: Tree): boolean {
  const list = find(item, ...LISTS)
  return (
    find(item, "title", "name", "label", "heading") instanceof Leaf &&
    Array.isArray(list) &&
    list.some(isFields)
  )
}
