import fc from "fast-check"
import { z } from "zod"
import { countOf } from "../../../../test/matrix"
import type { Finding } from "../../diagnostics"
import { allSchemas } from ".."
import { elementOf, fieldsIn, membersOf, notesOf, type Schema } from "../introspection"
import { richText, text } from "../shared-fields"
import { checkDoi, checkEmail, checkHref, checkOrigin, checkPhone, checkWebUrl } from "../url-rules"
import { PATTERNS, proved, type ValueRule } from "../value-rules"

const read = (value: string) => z.parse(text("A text.", "Text"), value)

test.each(["\t", "\u2028", "\u2029", "\u3000", "\u2009", "\n\n", "\r\n", " \t ", "\u2003 "])(
  "reads %j as one space",
  (space) => {
    expect(read(`Java${space}Python`)).toBe("Java Python")
    expect(read(`${space}Java${space}`)).toBe("Java")
  },
)

test.each(["\u00a0", "\u202f", "\u2007"])("keeps the no-break space %j in a text", (space) => {
  expect(read(`10${space}kg`)).toBe(`10${space}kg`)
  expect(read(`10${space} \tkg`)).toBe(`10${space} kg`)
  expect(read(`10 kg${space}`)).toBe("10 kg")
})

/** @returns the fields of the schemas and the items of those that are lists, each with its name */
const fieldsOf = (schemas: Readonly<Record<string, Schema>>) =>
  Object.values(schemas).flatMap((schema) =>
    [...fieldsIn(schema)].flatMap(([name, all]) =>
      all
        .flatMap(({ schema: field }) => membersOf(elementOf(field) ?? field))
        .map((field) => ({ name, field })),
    ),
  )

const isText = ({ field }: { field: Schema }) => notesOf(field).pattern === PATTERNS.text

test("every field of text is on one line", () => {
  const fields = fieldsOf(allSchemas).filter(isText)
  expect(fields.length).toBeGreaterThan(100)
  const unchanged = fields.filter(({ field }) => {
    // A word of the interface may need its placeholder.
    const example = String(notesOf(field).examples?.[0] ?? "")
    return z.safeParse(field, `${example}\ta\tb`).data !== `${example} a b`.trim()
  })
  expect(unchanged.map(({ name }) => name)).toEqual([])
})

/** @returns the strings of all schemas, each kind of rule once, and the rules for contact data */
function rulesWithNames(): [name: string, rule: ValueRule][] {
  const fields = fieldsOf(allSchemas)
  const isString = ({ field }: (typeof fields)[number]) =>
    z.safeParse(field, 1).error?.issues[0]?.message.includes("string")
  const kinds = new Map(
    fields.filter(isString).map((each) => [notesOf(each.field).pattern ?? each.name, each]),
  )
  const ruleOf =
    (field: Schema): ValueRule =>
    (value) => {
      const issue = z.safeParse(field, value).error?.issues[0]
      return (
        issue && {
          code: "bad-value",
          message: "",
          ...(issue.code === "custom" ? (issue.params as Finding) : {}),
        }
      )
    }
  return [
    ...[...kinds.values()].map(({ name, field }) => [name, ruleOf(field)] as [string, ValueRule]),
    ["email", checkEmail],
    ["phone", checkPhone],
  ]
}

const TYPED = [
  ..."https:// http:// HTTPS:// git@ mailto: tel: doi: 10.1145/ arXiv: www. // / \\ a.example example b-c".split(
    " ",
  ),
  ..."| { } ` ^ < > \" ' [ ]( ) # ? & % : ; , . @ * _ - + ( \u00e9 \u200b \uff1a \u2019 \u65e5".split(
    " ",
  ),
  ..." |2023|04|13|31|Apr|april|Arp|since|present|1st|'|rgb(|255|#|f74|red|serif|Lora|fontsource/|images/|.png|.svg|.pdf|cv|de|Deutsch|503-555-0142|x|or|robin".split(
    "|",
  ),
]

test.each(rulesWithNames())("a suggestion for %s is another value, and valid", (_name, rule) => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...TYPED), maxLength: 8 }), (value) => {
      const { suggestion } = rule(value) ?? {}
      if (suggestion === undefined) return
      expect({
        value,
        suggestion,
        isOther: suggestion !== value,
        mistake: rule(suggestion),
      }).toEqual({
        value,
        suggestion,
        isOther: true,
        mistake: undefined,
      })
    }),
    { numRuns: countOf(300, 1500), seed: 77 },
  )
})

test.each<[ValueRule, value: string, suggestion: string | undefined]>([
  [checkWebUrl, "https://a.example/{id}", "https://a.example/%7Bid%7D"],
  [checkWebUrl, "https://a.example and https://b.example", undefined],
  [checkWebUrl, "https:\\\\a.example\\b", undefined],
  [checkWebUrl, "https://a.example/a\u200b", "https://a.example/a"],
  [checkWebUrl, "10.1002/(SICI)1<2:3>4", "https://doi.org/10.1002/(SICI)1%3C2:3%3E4"],
  [checkWebUrl, "doi:10.1145/3290605", "https://doi.org/10.1145/3290605"],
  [checkWebUrl, "@robin@social.example", undefined],
  [checkWebUrl, "git@github.com:robin/site.git", undefined],
  [checkWebUrl, "https://a..b.example", undefined],
  [checkWebUrl, `https://${"a".repeat(64)}.example`, undefined],
  [checkWebUrl, `https://${"ü".repeat(60)}.example`, undefined],
  [checkWebUrl, "ftp://a.example", undefined],
  [checkWebUrl, "cv.pdf", undefined],
  [checkWebUrl, "a.example/cv.pdf", "https://a.example/cv.pdf"],
  [checkDoi, "http://dx.doi.org/10.1000/a%3Cb", "10.1000/a<b"],
  [checkDoi, "DOI 10.1000/182 ", "10.1000/182"],
  [checkDoi, "arXiv:2104.08653", undefined],
  [checkHref, "me@a.example", "mailto:me@a.example"],
  [checkHref, "mailto:me <me@a.example>", "mailto:me@a.example"],
  [checkHref, "javascript:x", undefined],
  [checkEmail, "Me <mailto:me@x.example>", "me@x.example"],
  [checkEmail, `me@${"a".repeat(64)}.example`, undefined],
  [checkEmail, "ro****n@x.example", undefined],
  [checkEmail, "me you@x.example", undefined],
  [checkPhone, "\u202a+1 503-555-0142\u202c", "+1 503-555-0142"],
])("%o suggests what was meant by %s", (rule, value, suggestion) => {
  expect(rule(value)?.message).toBeTruthy()
  expect(proved(rule)(value)?.suggestion).toBe(suggestion)
})

test.each<[ValueRule, value: string]>([
  [checkWebUrl, "https://a.example."],
  [checkWebUrl, "https://[::1]:8080/a..b"],
  [checkWebUrl, "https://müller.example/a..b"],
  [checkWebUrl, `https://${"a".repeat(63)}.example`],
  [checkHref, "mailto:jürgen@müller.example"],
  [checkEmail, `me@${"a".repeat(63)}.example`],
])("%o accepts the host of %s", (rule, value) => {
  expect(rule(value)).toBeUndefined()
})

test.each([
  ["an accent of its own", "Jose\u0301", "Jos\u00e9"],
  [
    "an accent that Unicode composes with no letter",
    "E\u0323\u0300s\u0323o\u0301",
    "\u1eb8\u0300\u1e63\u00f3",
  ],
  ["Korean letters in parts", "\u1100\u1161\u11a8", "각"],
  ["an old sign for a letter", "\u212bngström", "\u00c5ngström"],
  ["an old form of a Chinese character", "\ufa19\ufa11\u{2f800}", "\ufa19\ufa11\u{2f800}"],
  ["a variation of a Chinese character", "辻\u{e0101}", "辻\u{e0101}"],
])("reads %s as keyboards type it", (_name, typed, stored) => {
  expect(read(typed)).toBe(stored)
})

/** The fields that are a name, a title or a skill, and no prose. */
const NAMES =
  /^(?:name|familyName|title|detailTitle|headline|label|company|organization|issuer|publisher|awarder|event|position|language|level|thesis|break|location|city|region|country|street|aliases|keywords|courses|roles|authors|reason|to)$/

test.each(["\u00a0", "\u202f", "\u2007", " \u00a0"])(
  "reads the no-break space %j in a name, a title or a skill as a space",
  (space) => {
    // The words of the interface, which the other two have, are no names.
    const { website, translation, ...schemas } = allSchemas
    const read = fieldsOf(schemas)
      .filter((each) => isText(each) && NAMES.test(each.name))
      .map(({ field }) => z.safeParse(field, `${space}Spring${space}Boot${space}`).data)
    expect(read.length).toBeGreaterThan(50)
    expect(new Set(read)).toEqual(new Set(["Spring Boot"]))
  },
)

test("keeps no-break spaces in a paragraph", () => {
  expect(z.parse(richText("A paragraph.", "Text"), "10\u202f000 €\u00a0!")).toBe(
    "10\u202f000 €\u00a0!",
  )
})

test("an origin with a path names the variable that takes it", () => {
  expect(checkOrigin("https://robin.example/cv/")?.message).toContain("PATH_PREFIX")
  expect(checkOrigin("https://robin.example/?a")?.message).not.toContain("PATH_PREFIX")
})
