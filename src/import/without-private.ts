/** Takes what is private by its form out of the content, and says so. */
import { type Data, Reading, textOf, textsIn } from "./data"
import type { Notes } from "./notes"
import { reasonOfKeyword, reasonOfPair, reasonOfSentence } from "./private-forms"
import { isPrivateName } from "./private-names"

type Fields = { readonly [field: string]: Data }

const listOf = (words: string) => words.split(" ")

/** What other rules look at, and what only programs read. */
const SKIPPED = listOf("id url doi section startDate endDate date expires volume")

/** Names and words, which are no sentences. */
const WORDS = listOf("title name language company organization institution keywords break")

/** An object with other fields is no name with its values. With the first fields alone, it may have one value. */
const PAIR = listOf("title name language section expandedByDefault id text details level content")
const LONG_PAIR = [...PAIR, ...listOf("date location keywords skills url")]

/** Where a line or a sentence ends. */
const ENDS =
  /(?<=[\n。；;|·•])|(?<=[\p{L}\p{N})]{3}[.!?؟।])(?=\s+[\p{Lu}\p{Lo}\p{Extended_Pictographic}])/u

/** @returns the text without the lines and sentences that the test finds; '' if nothing is left */
export function withoutSentences(text: string, isPrivate: (sentence: string) => boolean): string {
  const all = text.split(ENDS)
  const kept = all.filter((sentence) => !isPrivate(sentence.trim()))
  if (kept.length === all.length) return text
  const rest = kept.join("").replace(/[\s|·•;]+$/u, "")
  return /[\p{L}\p{N}]/u.test(rest) ? rest.trim() : ""
}

const isText = (part: Data): part is string | Reading =>
  typeof part === "string" || part instanceof Reading

/** @returns the files without what is private by its form, which the notes have */
export function withoutPrivate<
  Files extends { owner: Fields & { contact: Data[] }; skills: Data; work: Data; resume: Fields },
>({ owner, skills, work, resume }: Files, notes: Notes) {
  const shown = owner.contact.map((field) => field as Fields).filter(({ visibleIn }) => !visibleIn)
  const own = new Set(shown.flatMap(textsIn).map((text) => textOf(text).toLowerCase()))
  const ids = new Set<Data>()
  const hide = (part: Data, reason: string): undefined => {
    for (const text of textsIn(part)) notes.hidden.push({ text: textOf(text), reason })
  }

  /** A line may be a name, and the next its value. */
  const cleanTexts = (texts: readonly string[], most?: number): string[] => {
    const lines = texts.flatMap((text) => text.split(ENDS)).map((line) => line.trim())
    const isName = (line = "", value = "") =>
      value !== "" && (/[^\p{L}\p{M}]/u.test(line) || /\p{N}/u.test(value)) && isPrivateName(line)
    const reasons = new Map(
      lines.flatMap((line, at) => {
        const pair = [at, at - 1].find((each) => isName(lines[each], lines[each + 1]))
        const reason =
          pair === undefined
            ? reasonOfSentence(line, own, most)
            : reasonOfPair(lines[pair] ?? "", [line], own)
        return reason ? [[line, reason] as const] : []
      }),
    )
    for (const [line, reason] of reasons) hide(line, reason)
    return texts.map((text) => withoutSentences(text, (line) => reasons.has(line))).filter(Boolean)
  }

  /** Of a group of skills, the name must have several words or a number. */
  const reasonOf = (part: Fields, kind: string): string | undefined => {
    const { title, language, name, id: _id, section: _section, ...others } = part
    const label = [title, language, kind === "skills" ? name : undefined].find(isText)
    if (label === undefined || !["Custom", undefined].includes(part.section as string | undefined))
      return undefined
    const has = (fields: readonly string[]) =>
      Object.keys(part).every((field) => !textsIn(part[field])[0] || fields.includes(field))
    const [text, values] = [textOf(label), textsIn(others).map(textOf).filter(Boolean)]
    if (kind !== "skills")
      return has(LONG_PAIR)
        ? reasonOfPair(text, has(PAIR) ? values : [...values, ""], own)
        : undefined
    const isFact = /[^\p{L}\p{M}]/u.test(text) || /\p{N}/u.test(values.join())
    const whole = values.map((value) => reasonOfKeyword(`${text}: ${value}`)).find(Boolean)
    return whole ?? (isFact ? reasonOfPair(text, [...values, ""], own) : undefined)
  }

  const cleanObject = (part: Fields, kind: string): Data => {
    const reason = reasonOf(part, kind)
    if (reason) ids.add(part.id)
    if (reason) return hide(part, reason)
    const inner = isText(part.section) ? textOf(part.section) : kind
    const all = Object.entries(part).map(([field, value]) => [field, clean(value, inner, field)])
    const cleaned: Fields = Object.fromEntries(all)
    // What has lost its name or all that it holds goes, too.
    const isLost = ["title", "name", "language", "content", "skills", "roles"].some(
      (field) => textsIn(part[field]).length > 0 && textsIn(cleaned[field]).length === 0,
    )
    if (isLost) ids.add(part.id)
    return isLost ? undefined : cleaned
  }

  /** @param kind of the section, or the name of the file */
  const clean = (part: Data, kind: string, field = ""): Data => {
    if (part === undefined || SKIPPED.includes(field)) return part
    if (isText(part)) {
      const text = textOf(part)
      const reason = WORDS.includes(field) ? reasonOfKeyword(text) : undefined
      if (reason) return hide(part, reason)
      const [rest] = WORDS.includes(field)
        ? [text]
        : cleanTexts([text], kind === "References" ? 500 : undefined)
      return rest === text ? part : rest
    }
    if (!Array.isArray(part))
      return typeof part === "object" ? cleanObject(part as Fields, kind) : part
    if (kind === "work" && field === "skills") return part.filter((id) => !ids.has(id))
    const isOfSentences = part.every((each) => typeof each === "string") && !WORDS.includes(field)
    return isOfSentences
      ? cleanTexts(part)
      : part.flatMap((each: Data) => clean(each, kind, field) ?? [])
  }
  return {
    owner: { ...owner, availability: clean(owner.availability, "owner") },
    // The jobs name the skills that are left.
    skills: clean(skills, "skills") ?? {},
    work: clean(work, "work") ?? {},
    resume: { ...resume, sections: clean(resume.sections, "resume") },
  }
}
