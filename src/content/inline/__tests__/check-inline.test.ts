import fc from "fast-check"
import { checkInline } from "../check-inline"

/** @returns each diagnostic as its code, the characters that it marks, and its hint */
function check(text: string): string[] {
  return checkInline(text).map(({ code, part = [0, 0], hint = "no hint" }) =>
    [code, text.slice(...part), hint].join(" | "),
  )
}

const ENCODE = "Write %20 in place of a space, and %28 in place of a parenthesis."

test.each([
  ["[a](javascript:alert(1))", "bad-address | javascript:alert(1) | no hint"],
  ["[a](www.a.example)", 'bad-address | www.a.example | Did you mean "https://www.a.example"?'],
  ["[a]( <about/> )", 'bad-address | about/ | Did you mean "/about/"?'],
  ["[a](me@a.example)", 'bad-address | me@a.example | Did you mean "mailto:me@a.example"?'],
  ["[a](mailto:me)", "bad-email | mailto:me | no hint"],
  ["[a](tel:12)", "bad-phone | tel:12 | no hint"],
  ["x [a]() y", "bad-link | ]() | no hint"],
  ["x [ ](/about/) y", "bad-link | [ ](/about/) | no hint"],
  ["![a](images/a.png)", "bad-address | images/a.png | no hint"],
  ["[a](/about/ 'Title')", "bad-link | ](/about/ 'Title') | Delete what follows the address."],
  ["[a](/a b/)", `bad-link | [a](/a b/) | ${ENCODE}`],
  ["[a](/a(b/)", `bad-link | [a](/a(b/) | ${ENCODE}`],
  ["[a [b](/c/) d](/e/)", `bad-link | [a [b](/c/) d](/e/) | ${ENCODE}`],
])("rejects the link in %s", (text, diagnostic) => {
  expect(check(text)).toEqual([diagnostic])
})

test.each([
  ["Led **a team", "**"],
  ["Led ** a team ** well", "**"],
  ["Led *a team * well", "*"],
  ["**a* b", "*"],
  ["*a** b", "*"],
  ["`a b", "`"],
  ["[a](/about/ b", "[a]("],
  ["[a](https://a.example.", "[a]("],
  ["这是**重要。**次", "**"],
  ["*re*ally", "*"],
])("warns about the unclosed mark in %s", (text, marks) => {
  expect(check(text)).toEqual([expect.stringContaining(`unclosed-mark | ${marks} | If no mark`)])
})

test.each([
  "*a* **b** `c` [d](/e/) https://f.example/_g",
  "2 * 3 * 4, a*, 5*4, snake_case and snake__case, ____",
  "Mitarbeiter*innen und Kund*innen, 2*3*4, 2**3, *really*",
  "这是*重要*的, 这是**重要**的",
  "\\*a, \\`b and \\[c](d",
  "array[0](x, y), [1], [a] (b)",
  "<https://a.example> std::vector<std::string>",
  "`**a [b](c`",
])("accepts %s", (text) => {
  expect(check(text)).toEqual([])
})

test("rejects a text with too many marks", () => {
  expect(checkInline("*a ".repeat(2000))).toMatchObject([
    { code: "too-many-marks", part: [0, 6000] },
  ])
})

test("every position is in the text", () => {
  const units = ["https://a.example", "**", "](", "/a/", ..."a *_`[)<\\.é"]
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 30 }), (text) => {
      for (const { part = [0, 0] } of checkInline(text)) {
        const [start, end] = part
        expect(start >= 0 && start < end && end <= text.length).toBe(true)
      }
    }),
    { numRuns: 1000, seed: 19 },
  )
})
