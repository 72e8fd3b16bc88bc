/** Finds the texts of a second résumé that translate those of the first. Pure. */
import type { Content } from "../content/schemas"
import type { ContentSection } from "../content/schemas/entries"
import { hasShared } from "../content/values/work-items"
import type { MonthRange } from "../lib/months"
import { SECTION_KINDS } from "../resume"
import { at, itemsIn, type Node, type Pair, pairItems, textIn } from "./pair-items"
import {
  ANY_IN_ORDER,
  CONTACT_RULE,
  ENTRIES_IN_ORDER,
  ENTRY_RULES,
  EQUAL_NAME,
  GROUP_RULES,
  SKILL_RULES,
  TEXT_RULES,
  toLanguageRule,
} from "./pair-rules"

/** The files that a résumé of another tool says something about. */
export type ResumeFiles = Pick<Content, "owner" | "resume" | "skills" | "work">

export type MatchedTexts = {
  /** The path of each text of the base with a counterpart, as `keyOf` writes it → the counterpart. */
  texts: ReadonlyMap<string, Node>
  /** The paths in the second résumé that the base has a place for, as `keyOf` writes them. */
  used: ReadonlySet<string>
  /** The companies, sections, entries, skills and items of lists that were paired. */
  pairs: readonly Pair[]
  /** Those of the base without a counterpart. */
  unmatched: readonly Node[]
}

/** @returns the path as the key of a map */
export const keyOf = (path: readonly PropertyKey[]): string => JSON.stringify(path)

/**
 * Pairs companies, roles, entries and skills by dates, addresses and names, and the rest by order. What
 * begins in different years is not paired by order.
 * @param base the content
 * @param other the second document, as an import gives it
 * @param languages the codes of both; they tell which entries are about the same language
 * @returns what belongs together. It throws nothing: what has no counterpart is in `unmatched`
 */
export function matchTranslation(
  base: ResumeFiles,
  other: ResumeFiles,
  languages: Languages,
): MatchedTexts {
  const matcher = new Matcher(languages)
  const [from, to]: Node[] = [base, other].map((value) => ({ value, path: [] }))
  if (from && to) matcher.matchFiles(from, to)
  return matcher
}

type Languages = { base: string; other: string }

class Matcher implements MatchedTexts {
  readonly texts = new Map<string, Node>()
  readonly used = new Set<string>()
  readonly pairs: Pair[] = []
  readonly unmatched: Node[] = []

  constructor(private readonly languages: Languages) {}

  matchFiles(base: Node, other: Node): void {
    this.matchOwner(at(base, "owner"), at(other, "owner"))
    this.matchFields(at(base, "resume"), at(other, "resume"), ["title", "description"])
    const additional = this.matchSkills(base, other)
    this.matchSections(at(base, "resume", "sections"), at(other, "resume", "sections"), additional)
    this.matchWork(itemsIn(at(base, "work", "work")), itemsIn(at(other, "work", "work")))
  }

  private matchText(base: Node, other: Node): void {
    if (typeof base.value !== "string" || typeof other.value !== "string") return
    this.texts.set(keyOf(base.path), other)
    this.used.add(keyOf(other.path))
  }

  private matchFields(base: Node, other: Node, names: readonly string[]): void {
    for (const name of names) this.matchText(at(base, name), at(other, name))
  }

  /** Takes the first of the counterparts that there is. */
  private matchFirst(base: Node, others: readonly Node[]): void {
    const other = others.find(({ value }) => value !== undefined)
    if (other) this.matchText(base, other)
  }

  /** @returns the pairs, which are noted, as is what the base has in addition */
  private pair(...[base, ...args]: Parameters<typeof pairItems>): Pair[] {
    const { pairs, restOfBase } = pairItems(base, ...args)
    this.pairs.push(...pairs)
    this.unmatched.push(...restOfBase)
    return pairs
  }

  /** Texts are paired by their words and numbers, and then by order. */
  private matchTexts(base: readonly Node[], other: readonly Node[]): void {
    const pairs = this.pair(base.map(textIn), other.map(textIn), TEXT_RULES, ANY_IN_ORDER)
    for (const each of pairs) this.matchText(each.base, each.other)
  }

  private matchOwner(base: Node, other: Node): void {
    this.matchFields(base, other, ["name", "familyName", "headline", "availability", "location"])
    for (const place of ["location", "address"]) {
      for (const part of ["city", "region", "country"]) {
        const others = [at(other, place, part), at(other, "location", part)]
        this.matchFirst(at(base, place, part), others)
      }
    }
    this.matchFields(at(base, "address"), at(other, "address"), ["street", "postalCode"])
    this.matchFields(at(base, "portrait"), at(other, "portrait"), ["alt"])
    const contact = itemsIn(at(base, "contact"))
    const { pairs } = pairItems(contact, itemsIn(at(other, "contact")), [CONTACT_RULE])
    for (const each of pairs) {
      this.matchFields(each.base, each.other, ["label"])
      this.used.add(keyOf(at(each.other, "value").path))
    }
  }

  /**
   * JSON Resume has the additional skills as the last group of skills.
   * @returns that group, if the base has a section for it and the other résumé has none
   */
  private matchSkills(base: Node, other: Node): Node | undefined {
    const [groups, all] = [base, other].map((file) => itemsIn(at(file, "skills", "skills")))
    if (!groups || !all) return undefined
    const [hasSection, hasOther] = [base, other].map((file) =>
      itemsIn(at(file, "resume", "sections")).some((each) => kindOf(each) === "AdditionalSkills"),
    )
    const isExtra = hasSection && !hasOther && all.length > groups.length
    const additional = isExtra ? all.at(-1) : undefined
    const others = all.filter((group) => group !== additional)
    for (const each of this.pair(groups, others, GROUP_RULES, ANY_IN_ORDER)) {
      this.matchFields(each.base, each.other, ["name", "level"])
      const [skills, otherSkills] = [at(each.base, "skills"), at(each.other, "skills")].map(itemsIn)
      if (skills && otherSkills) this.matchSkillsOfGroup(skills, otherSkills)
    }
    return additional
  }

  /** Most names of skills are the same in both languages. The others need as many counterparts. */
  private matchSkillsOfGroup(skills: readonly Node[], others: readonly Node[]): void {
    const { restOfBase, restOfOther } = pairItems(skills, others, SKILL_RULES)
    const isPaired = restOfBase.length === restOfOther.length
    for (const each of this.pair(skills, others, SKILL_RULES, isPaired ? ANY_IN_ORDER : []))
      this.matchFields(each.base, each.other, ["name", "level"])
  }

  private matchSections(base: Node, other: Node, additional: Node | undefined): void {
    const [sections, others] = [itemsIn(base), itemsIn(other)]
    for (const kind of new Set(sections.map(kindOf))) {
      const [some, same] = [sections, others].map((all) =>
        all.filter((each) => kindOf(each) === kind),
      )
      if (!some || !same) continue
      if (kind === "AdditionalSkills" && additional && some[0]) {
        this.matchText(at(some[0], "title"), at(additional, "name"))
        const list = itemsIn(at(additional, "skills")).map((skill) => at(skill, "name"))
        this.matchTexts(itemsIn(at(some[0], "content", "list")), list)
      } else if (kind === "Custom") {
        for (const each of this.pair(some, same, [EQUAL_NAME], ANY_IN_ORDER))
          this.matchSectionsOfKind(kind, [each.base], [each.other])
      } else if (kind && same.length > 0) this.matchSectionsOfKind(kind, some, same)
      else this.unmatched.push(...some)
    }
  }

  /** An import has one section of most kinds, so the entries of several sections are paired together. */
  private matchSectionsOfKind(kind: string, some: readonly Node[], same: readonly Node[]): void {
    if (some.length === same.length) {
      const { pairs } = pairItems(some, same, [EQUAL_NAME], ANY_IN_ORDER)
      for (const each of pairs) {
        this.matchFields(each.base, each.other, ["title"])
        this.matchFields(at(each.base, "content"), at(each.other, "content"), ["text"])
      }
      if (some.length > 1) this.pairs.push(...pairs)
    }
    const listOf = (sections: readonly Node[], name: string) =>
      sections.flatMap((section) => itemsIn(at(section, "content", name)))
    const [lines, otherLines] = [listOf(some, "list"), listOf(same, "list")]
    const [entries, otherEntries] = [listOf(some, "entries"), listOf(same, "entries")]
    // A line may be an entry with only a title in the other résumé.
    const isMixed = lines.length > 0 && otherLines.length === 0
    if (!isMixed) this.matchTexts(lines, otherLines)
    this.matchEntries(kind, isMixed ? [...lines, ...entries] : entries, otherEntries)
  }

  private matchEntries(kind: string, entries: readonly Node[], others: readonly Node[]): void {
    const { title = "title" } = Object.hasOwn(SECTION_KINDS, kind)
      ? SECTION_KINDS[kind as ContentSection]
      : {}
    const rules =
      kind === "Languages" ? [toLanguageRule(this.languages), ...ENTRY_RULES] : ENTRY_RULES
    const titleOf = (node: Node) => (typeof node.value === "string" ? node : at(node, title))
    for (const { base, other } of this.pair(entries, others, rules, ENTRIES_IN_ORDER)) {
      this.matchText(titleOf(base), titleOf(other))
      for (const name of Object.keys(base.value ?? {})) {
        if (NOT_TEXTS.includes(name) || name === title || typeof base.value === "string") continue
        const [field, counterpart] = [at(base, name), at(other, name)]
        this.matchText(field, counterpart)
        this.matchTexts(itemsIn(field), itemsIn(counterpart))
      }
    }
  }

  private matchWork(base: readonly Node[], other: readonly Node[]): void {
    const isBreak = ({ value }: Node) =>
      typeof value === "object" && value !== null && "break" in value
    const [breaks, otherBreaks] = [base.filter(isBreak), other.filter(isBreak)]
    for (const each of this.pair(breaks, otherBreaks, ENTRY_RULES, ENTRIES_IN_ORDER))
      this.matchFields(each.base, each.other, ["break", "text"])
    const [companies, others] = [base, other].map((items) => items.filter((each) => !isBreak(each)))
    if (!companies || !others) return
    for (const each of this.pair(companies, others, ENTRY_RULES, ENTRIES_IN_ORDER))
      this.matchCompany(each.base, each.other)
  }

  private matchCompany(base: Node, other: Node): void {
    this.matchFields(base, other, ["company", "url", "summary"])
    const [roles, otherRoles] = [itemsIn(at(base, "roles")), itemsIn(at(other, "roles"))]
    const [only] = otherRoles.length === 1 ? otherRoles : []
    this.matchFirst(at(base, "location"), [
      at(other, "location"),
      ...otherRoles.map((role) => at(role, "location")),
    ])
    const pairs = this.pair(roles, otherRoles, ENTRY_RULES, ENTRIES_IN_ORDER)
    for (const each of pairs) {
      this.matchFields(each.base, each.other, ["title", "summary"])
      this.matchFirst(at(each.base, "location"), [
        at(each.other, "location"),
        at(other, "location"),
      ])
      this.matchTexts(dutiesOf(base, each.base), dutiesOf(other, each.other))
    }
    const [first] = pairs
    if (first && only && roles.length === 1) this.matchSummaries([base, first.base], [other, only])
  }

  /** A company with one role may have its paragraph in either place. */
  private matchSummaries(base: readonly Node[], other: readonly Node[]): void {
    const free = other
      .map((node) => at(node, "summary"))
      .filter(({ path }) => !this.used.has(keyOf(path)))
    for (const summary of base.map((node) => at(node, "summary")))
      if (!this.texts.has(keyOf(summary.path))) this.matchFirst(summary, free)
  }
}

/** Fields of entries that a translation does not have. */
const NOT_TEXTS = "id tags startDate endDate date expires".split(" ")

const kindOf = ({ value }: Node) => (value as { section?: string }).section ?? ""

/** @returns the responsibilities of a role. One has those of the company, as in JSON Resume */
function dutiesOf(company: Node, role: Node): Node[] {
  const { roles } = company.value as ResumeRoles
  const isHolder = hasShared(role.value as MonthRange, roles)
  const shared = isHolder ? itemsIn(at(company, "responsibilities")) : []
  return [...itemsIn(at(role, "responsibilities")), ...shared]
}

type ResumeRoles = { roles: MonthRange[] }
