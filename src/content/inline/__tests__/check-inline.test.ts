/** @jest-environment node */
import fc from "fast-check"
import { checkInline } from "../check-inline"
import { applyEdit } from "../mark-diagnostic"

/** @returns each diagnostic as its code, the characters that it marks, and the corrected text */
function check(text: string): string[] {
  return checkInline(text).map(({ code, range, fix }) =>
    [code, text.slice(...range), fix ? applyEdit(text, fix) : "no fix"].join(" | "),
  )
}

test.each([
  ["[a](javascript:alert(1))", "bad-address | javascript:alert(1) | no fix"],
  ["[a](www.a.example)", "bad-address | www.a.example | [a](https://www.a.example)"],
  ["[a]( <about/> )", "bad-address | about/ | [a](/about/)"],
  ["[a](me@a.example)", "bad-address | me@a.example | [a](mailto:me@a.example)"],
  ["[a](mailto:me)", "bad-email | mailto:me | no fix"],
  ["[a](tel:12)", "bad-phone | tel:12 | no fix"],
  ["x [a]() y", "bad-link | ]() | no fix"],
  ["x [ ](/about/) y", "bad-link | [ ](/about/) | no fix"],
  ["[](/about/)", "bad-link | [](/about/) | no fix"],
  ["![a](images/a.png)", "bad-address | images/a.png | no fix"],
  ["[a](/about/ 'Title')", "bad-link | ](/about/ 'Title') | [a](/about/)"],
  ["[a](/a b/)", "bad-address | /a b/ | [a](/a%20b/)"],
  ["[a](/a(b/)", "bad-address | /a(b/ | [a](/a%28b/)"],
  ["[a [b](/c/) d](/e/)", "bad-link | [a [b](/c/) d](/e/) | no fix"],
])("rejects the link in %s", (text, diagnostic) => {
  expect(check(text)).toEqual([diagnostic])
})

test.each([
  ["Led **a team", "**"],
  ["Led **a team **well", "**"],
  ["Led ** a team ** well", "**"],
  ["Led *a team * well", "*"],
  ["**a* b", "*"],
  ["*a** b", "*"],
  ["_a b", "_"],
  ["`a b", "`"],
  ["[a](/about/ b", "[a]("],
  ["[a](https://a.example.", "[a]("],
  ["这是**重要。**次", "**"],
])("warns about the unclosed mark in %s", (text, marks) => {
  expect(check(text)).toEqual([`unclosed-mark | ${marks} | no fix`])
})

test.each([
  "*a* **b** `c` [d](/e/) https://f.example/_g",
  "2 * 3 * 4, a*, 5*4, snake_case and snake__case, ____",
  "\\*a, \\`b and \\[c](d",
  "array[0](x, y), [1], [a] (b)",
  "<https://a.example> std::vector<std::string>",
  "`**a [b](c`",
])("accepts %s", (text) => {
  expect(check(text)).toEqual([])
})

test("rejects a text with too many marks", () => {
  expect(checkInline("*a ".repeat(2000))).toMatchObject([
    { code: "too-many-marks", range: [0, 6000] },
  ])
})

test("every position is in the text, and every fix removes a mistake", () => {
  const units = [
    "a",
    " ",
    "*",
    "**",
    "_",
    "`",
    "[",
    "](",
    ")",
    "<",
    "\\",
    ".",
    "é",
    "https://a.example",
    "/a/",
  ]
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...units), maxLength: 30 }), (text) => {
      for (const { range, fix } of checkInline(text)) {
        const [start, end] = range
        expect(start >= 0 && start < end && end <= text.length).toBe(true)
        if (fix) expect(applyEdit(text, fix)).not.toBe(text)
      }
    }),
    { numRuns: 1000, seed: 19 },
  )
})
