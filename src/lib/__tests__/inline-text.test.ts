import {
  type Inline,
  type Mark,
  mapAddresses,
  plainText,
  plainTextWithAddresses,
} from "../inline-text"

const link = (href: string, content: Inline): Mark => ({ type: "link", href, content })

const TEXT: Inline = [
  "Led ",
  { type: "strong", content: ["a ", { type: "emphasis", content: "team" }] },
  " with ",
  { type: "code", content: "kubectl" },
  ", see ",
  link("https://x.example/team", "the site"),
]

test("plain text has the words without their marks", () => {
  expect(plainText("Led a team.")).toBe("Led a team.")
  expect(plainText(TEXT)).toBe("Led a team with kubectl, see the site")
})

test("plain text with addresses has the address after a link", () => {
  expect(plainTextWithAddresses(TEXT)).toBe(
    "Led a team with kubectl, see the site (https://x.example/team)",
  )
})

test.each([
  ["https://x.example/", "x.example", "x.example"],
  ["http://www.x.example", "www.x.example", "www.x.example"],
  ["mailto:me@x.example", "me@x.example", "me@x.example"],
  ["mailto:me@x.example", "me", "me (me@x.example)"],
  ["tel:+15035550142", "my phone", "my phone (+15035550142)"],
  ["mailto:me@x.example", "MailTo:me@x.example", "MailTo:me@x.example"],
  ["tel:+15035550142", "tel:+15035550142", "tel:+15035550142"],
  ["https://x.example", "HTTPS://x.example", "HTTPS://x.example"],
  ["https://x.example/zo%C3%AB", "https://x.example/zoë", "https://x.example/zoë"],
])("plain text shows the address %s of the link %s once", (href, words, expected) => {
  expect(plainTextWithAddresses(link(href, words))).toBe(expected)
})

test("replaces the addresses of all links", () => {
  const text: Inline = ["a ", { type: "strong", content: link("/about/", "b") }]
  expect(mapAddresses(text, (href) => `https://x.example${href}`)).toEqual([
    "a ",
    { type: "strong", content: link("https://x.example/about/", "b") },
  ])
})
