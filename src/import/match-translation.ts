/** Finds the texts of a second résumé that translate those of the first. Pure. */
import { z } from "zod"
import { type Content, contentSchemas } from "../content/schemas"
import type { Find, Place } from "../content/tree/zip"
import { hasShared } from "../content/values/work-items"
import type { MonthRange } from "../lib/months"
import { at, itemsIn, labelOf, type Node, type Pair, pairItems, textIn } from "./pair-items"
import {
  CONTACT_RULE,
  ENTRY_RULES,
  GROUP_RULES,
  SECTION_RULES,
  SKILL_RULES,
  TEXT_RULES,
  toLanguageRule,
} from "./pair-rules"

/** The files that a résumé of another tool says something about, as one. */
export const filesSchema = z.strictObject({
  owner: contentSchemas.owner,
  resume: contentSchemas.resume,
  skills: contentSchemas.skills,
  work: contentSchemas.work,
})

export type ResumeFiles = Pick<Content, keyof typeof filesSchema.shape>

type Path = readonly PropertyKey[]

/** @returns the path as the key of a map */
export const keyOf = (path: Path): string => JSON.stringify(path)

/**
 * Finds the counterparts of the content in a second résumé. It pairs companies, roles, entries and skills by
 * dates, addresses and names, and the rest by order. What begins in different years is not paired by order.
 */
export class Matcher {
  /** The companies, sections, entries, skills and items of lists that were paired. */
  readonly pairs: Pair[] = []
  /** Those of the base without a counterpart. */
  readonly unmatched: Node[] = []
  private readonly base: Node
  private readonly other: Node
  /** The path of an item, or of a text that is no item in the second résumé → its counterpart. */
  private readonly found = new Map<string, Node>()

  /**
   * @param base the content
   * @param other the second résumé, as an import gives it
   * @param languages the codes of both; they tell which entries are about the same language
   */
  constructor(
    base: ResumeFiles,
    other: ResumeFiles,
    private readonly languages: readonly string[],
  ) {
    this.base = { value: base, path: [] }
    this.other = { value: other, path: [] }
  }

  /** @returns a function that finds the counterparts of the items of a list, or the fields of an object */
  readonly find: Find = (place) => {
    const isList = Array.isArray(place.base)
    if (isList && place.other !== undefined) this.pairList(place)
    return (step) => {
      const item = this.found.get(keyOf([...place.path, step]))
      const node = item ?? (isList ? undefined : this.findField(place, step))
      return node && { other: node.value, otherPath: node.path }
    }
  }

  /** @returns the field of the same name, or what another tool has in its place */
  private findField({ path, other, otherPath }: Place, name: PropertyKey): Node {
    const own = at(this.other, ...otherPath, name)
    if (own.value !== undefined) return own
    if (path.join(".") === "owner.address") return at(this.other, "owner", "location", name)
    const isPaired = path[0] === "work" && other !== undefined
    const elsewhere = isPaired ? this.findElsewhere(path, otherPath, name) : []
    return elsewhere.find(({ value }) => value !== undefined) ?? own
  }

  /** A place or a paragraph of a company may stand at a role, and one of a role at the company. */
  private findElsewhere(path: Path, otherPath: Path, name: PropertyKey): Node[] {
    const company = at(this.base, ...path.slice(0, 3))
    const otherCompany = at(this.other, ...otherPath.slice(0, 3))
    const [roles, otherRoles] = [company, otherCompany].map((each) => itemsIn(at(each, "roles")))
    const isRole = path.length > 3
    const others = isRole ? [otherCompany] : (otherRoles ?? [])
    if (name === "location") return others.map((each) => at(each, name))
    const [role, second] = roles ?? []
    const isOnly = role && !second && otherRoles?.length === 1 && this.found.has(keyOf(role.path))
    // The paragraph is a translation of the other one, if there is one.
    const isFree = isOnly && at(isRole ? company : role, "summary").value === undefined
    return name === "summary" && isFree ? others.map((each) => at(each, name)) : []
  }

  private pairList({ base, path, other, otherPath }: Place): void {
    const items = itemsIn({ value: base, path })
    const others = itemsIn({ value: other, path: otherPath })
    const list = path.map((step) => (typeof step === "number" ? "N" : step)).join(".")
    if (list === "owner.contact") this.keep(pairItems(items, others, [CONTACT_RULE]).pairs)
    else if (list === "skills.skills")
      this.pair(items, this.findAdditional() ? others.slice(0, -1) : others, GROUP_RULES)
    else if (list === "skills.skills.N.skills")
      this.pair(items, others, items.length === others.length ? TEXT_RULES : SKILL_RULES)
    else if (list === "resume.sections") this.pairSections(items, others)
    else if (/^resume\.sections\.N\.content\.entries\.N\.(?!tags)/.test(list))
      this.pairTexts(items, others)
    else if (list === "work.work") this.pairWork(items, others)
  }

  /** Notes the pairs, and what the base has in addition. */
  private pair(...[base, ...args]: Parameters<typeof pairItems>): Pair[] {
    const { pairs, rest } = pairItems(base, ...args)
    this.pairs.push(...pairs)
    this.unmatched.push(...rest)
    return this.keep(pairs)
  }

  private keep(pairs: Pair[]): Pair[] {
    // A line may be an entry with only a title in the other résumé.
    for (const { base, other } of pairs)
      this.found.set(keyOf(base.path), typeof base.value === "string" ? labelOf(other) : other)
    return pairs
  }

  private pairTexts(base: readonly Node[], other: readonly Node[]): void {
    this.pair(base.map(textIn), other.map(textIn), TEXT_RULES)
  }

  /**
   * JSON Resume has the additional skills as the last group of skills.
   * @returns that group, if the base has a section for it and the other résumé has none
   */
  private findAdditional(): Node | undefined {
    const [groups, others] = [this.base, this.other].map((files) => ({
      all: itemsIn(at(files, "skills", "skills")),
      hasSection: itemsIn(at(files, "resume", "sections")).some((each) => kindOf(each) === EXTRA),
    }))
    if (!groups?.hasSection || !others || others.hasSection) return undefined
    return others.all.length > groups.all.length ? others.all.at(-1) : undefined
  }

  private pairSections(sections: readonly Node[], others: readonly Node[]): void {
    const additional = this.findAdditional()
    for (const kind of new Set(sections.map(kindOf))) {
      const [some = [], same = []] = [sections, others].map((all) =>
        all.filter((each) => kindOf(each) === kind),
      )
      const [first, one] = [some[0], same[0]]
      if (kind === EXTRA && additional && first) {
        this.found.set(keyOf(at(first, "title").path), at(additional, "name"))
        const names = itemsIn(at(additional, "skills")).map((skill) => at(skill, "name"))
        this.pairTexts(itemsIn(at(first, "content", "list")), names)
      } else if (kind === "Custom" || !one)
        for (const { base, other } of this.pair(some, same, SECTION_RULES))
          this.pairContents(kind, [base], [other])
      else {
        if (first && some.length === 1 && same.length === 1)
          this.keep([{ base: first, other: one, way: "name" }])
        else if (some.length === same.length) this.pair(some, same, SECTION_RULES)
        this.pairContents(kind, some, same)
      }
    }
  }

  /** An import has one section of most kinds, so the entries of several sections are paired together. */
  private pairContents(kind: string, some: readonly Node[], same: readonly Node[]): void {
    const listOf = (sections: readonly Node[], name: string) =>
      sections.flatMap((section) => itemsIn(at(section, "content", name)))
    const [lines, otherLines] = [listOf(some, "list"), listOf(same, "list")]
    const isMixed = lines.length > 0 && otherLines.length === 0
    if (!isMixed) this.pairTexts(lines, otherLines)
    const entries = [...(isMixed ? lines : []), ...listOf(some, "entries")]
    const rules = kind === "Languages" ? [toLanguageRule(this.languages)] : []
    this.pair(entries, listOf(same, "entries"), [...rules, ...ENTRY_RULES])
  }

  private pairWork(items: readonly Node[], others: readonly Node[]): void {
    const pairs = ["break", "company"].flatMap((kind) => {
      const [some = [], same = []] = [items, others].map((all) =>
        all.filter((each) => at(each, kind).value !== undefined),
      )
      return this.pair(some, same, ENTRY_RULES)
    })
    for (const { base, other } of pairs) {
      const [roles = [], otherRoles = []] = [base, other].map((each) => itemsIn(at(each, "roles")))
      for (const role of this.pair(roles, otherRoles, ENTRY_RULES))
        this.pairTexts(dutiesOf(base, role.base), dutiesOf(other, role.other))
    }
  }
}

const EXTRA = "AdditionalSkills"

const kindOf = (section: Node) => String(at(section, "section").value)

/** @returns the responsibilities of a role, with those of the company as in JSON Resume */
function dutiesOf(company: Node, role: Node): Node[] {
  const { roles } = company.value as { roles: MonthRange[] }
  const isHolder = hasShared(role.value as MonthRange, roles)
  const shared = isHolder ? itemsIn(at(company, "responsibilities")) : []
  return [...itemsIn(at(role, "responsibilities")), ...shared]
}
