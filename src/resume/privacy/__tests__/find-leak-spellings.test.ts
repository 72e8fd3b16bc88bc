/** @jest-environment node */
/** The spellings of private values that the search finds: a list, and generated ones. */
import fc from "fast-check"
import { type ContactData, findLeaks } from "../find-leaks"

const forms = ["pdf" as const]

const toPhone = (value: string): ContactData => ({ contact: [{ kind: "phone", value, forms }] })
const toEmail = (value: string): ContactData => ({ contact: [{ kind: "email", value, forms }] })
const toStreet = (street: string): ContactData => ({ contact: [], address: { street, forms } })

const isFound = (owner: ContactData, spelling: string) =>
  findLeaks(owner, { path: "app.js", text: `a="${spelling}";` }).length > 0

/** What may stand between two groups of digits, or between two words: in text, HTML, JSON and addresses. */
const WHITE_SPACE = [
  " ",
  "  ",
  "\t",
  "\n",
  "\r\n  ",
  "\u00a0",
  "\u2009",
  "\u3000",
  " \u200b",
  "&nbsp;",
  "&NewLine;",
  "&#32;",
  "&#x20;",
  "&amp;nbsp;",
  "%20",
  "\\u00a0",
  "\\n",
  "<br>",
  "<br />\n    ",
  "</b> <b>",
]

const SIGNS = [
  "-",
  ".",
  "/",
  "\u2011",
  "\u2013",
  "\u2212",
  "&#8209;",
  "&ndash;",
  "\u00ad",
  "\u2060",
  "&zwnj;",
]

const ENCODINGS: ((character: string) => string)[] = [
  (character) => character,
  (character) => character.normalize("NFD"),
  (character) => `&#${character.codePointAt(0)};`,
  (character) => `&amp;#x${character.codePointAt(0)?.toString(16)};`,
  (character) => `\\u${character.codePointAt(0)?.toString(16).padStart(4, "0")}`,
  (character) => `\\\\u{${character.codePointAt(0)?.toString(16)}}`,
  (character) => encodeURIComponent(character),
  (character) => `${character}\u200b`,
  (character) => `&shy;${character}`,
]

/** @returns the text with one encoding for all its characters */
const encode = (text: string, encoding: (character: string) => string) =>
  [...text].map(encoding).join("")

const PHONE_SPELLINGS = [
  ...[...WHITE_SPACE, ...SIGNS].flatMap((between) => [
    ["030", "123", "4567"].join(between),
    ["+49", "30", "1234567"].join(between),
  ]),
  ...ENCODINGS.flatMap((encoding) => [
    encode("0301234567", encoding),
    encode("+49 30 1234567", encoding),
  ]),
  "(030) 1234567",
]

const STREET_SPELLINGS = [
  ...WHITE_SPACE.map((space) => ["Große", "Münsterstraße", "12"].join(space)),
  ...ENCODINGS.slice(1).map((encoding) => encode("Große Münsterstraße 12", encoding)),
  "Gro&szlig;e M&uuml;nsterstra&szlig;e&nbsp;12",
  "GROSSE MÜNSTERSTRASSE 12",
  "Große Münster-\nstraße, １２",
]

const EMAIL_SPELLINGS = [
  ...["\u200b", "\u00ad", "&shy;", "\n", "\r\n ", "<wbr>", "<!-- -->", "\u2060"].flatMap((sign) => [
    `anna-lena${sign}@example.com`,
    `anna-lena@${sign}example.com`,
    `anna-lena@exam${sign}ple.com`,
  ]),
  ...ENCODINGS.map((encoding) => encode("anna-lena@example.com", encoding)),
  ..."\u2010\u2011\u2012\u2013\u2212".split("").map((hyphen) => `anna${hyphen}lena@example.com`),
  "Anna-Lena＠Example．com",
  "\\nanna-lena@example.com",
]

test("the lists are as long as those of a reviewer, who tried 81 phone numbers and 31 streets", () => {
  expect(PHONE_SPELLINGS).toHaveLength(81)
  expect(STREET_SPELLINGS).toHaveLength(31)
})

test.each([
  ["phone number", toPhone("+49 30 1234567"), PHONE_SPELLINGS],
  ["street", toStreet("Große Münsterstraße 12"), STREET_SPELLINGS],
  ["email address", toEmail("anna-lena@example.com"), EMAIL_SPELLINGS],
])("finds every spelling of a %s", (_name, owner, spellings) => {
  expect(spellings.filter((spelling) => !isFound(owner, spelling))).toEqual([])
})

/** Joins the parts with generated white space, and writes some characters of the result in generated ways. */
function toSpelling(parts: readonly string[], spaces: readonly string[]): fc.Arbitrary<string> {
  const joined = fc
    .array(fc.constantFrom(...spaces), { minLength: parts.length, maxLength: parts.length })
    .map((between) => parts.flatMap((part, index) => [between[index] ?? "", ...part]).slice(1))
  const encodings = fc.infiniteStream(fc.constantFrom(...ENCODINGS))
  return fc
    .tuple(joined, encodings)
    .map(([characters, stream]) =>
      characters
        .map((text) => ([...text].length === 1 ? (stream.next().value?.(text) ?? text) : text))
        .join(""),
    )
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`))

const word = fc.stringMatching(/^[A-ZÄÉÑØ][a-zäéßñøł]{4,9}$/)

/** A value with its owner, and the parts between which a text may have white space or signs. */
const VALUES = {
  "phone number": fc.tuple(digits(3), digits(3), digits(4)).map((groups) => ({
    owner: toPhone(`+49 ${groups.join(" ")}`),
    parts: ["+49", ...groups],
    spaces: [...WHITE_SPACE, ...SIGNS],
  })),
  street: fc.tuple(word, word, digits(2)).map((words) => ({
    owner: toStreet(words.join(" ")),
    parts: [...words],
    spaces: WHITE_SPACE,
  })),
  "email address": fc.tuple(word, word).map(([local, domain]) => ({
    owner: toEmail(`${local}@${domain}.example`),
    parts: [local, `@${domain}`, ".example"],
    spaces: ["\u00ad", "\u200b", "\n", "<wbr>", "&shy;"],
  })),
}

test.each(Object.entries(VALUES))("finds generated spellings of a %s", (_name, values) => {
  const spelled = values.chain(({ owner, parts, spaces }) =>
    fc.record({ owner: fc.constant(owner), spelling: toSpelling(parts, spaces) }),
  )
  fc.assert(fc.property(spelled, ({ owner, spelling }) => isFound(owner, spelling)))
})
