import { type ClickedText, type FoundIn, findPlace } from "../find-place"

const place = (name: string, path: (string | number)[], text: string): FoundIn => ({
  name,
  path,
  text,
})

const PLACES = [
  place("owner", ["name"], "Ada Writer"),
  place("about", ["title"], "About"),
  place("about", ["bio", 0], "I like ledgers."),
  place("about", ["actions", 0, "text"], "Résumé"),
  place("about", ["actions", 0, "href"], "/resume/"),
  place("resume", ["title"], "Résumé"),
  place("work", ["work", 0, "company"], "Specimen"),
  place("work", ["work", 0, "url"], "https://specimen.example/"),
  place("work", ["work", 0, "roles", 0, "title"], "Engineer"),
  place("work", ["work", 0, "roles", 0, "startDate"], "Apr 2023"),
  place("work", ["work", 0, "roles", 0, "responsibilities", 0], "Led a team of four."),
  place("work", ["work", 1, "company"], "Null Island"),
  place("work", ["work", 1, "roles", 0, "title"], "Engineer"),
  place("work", ["work", 1, "roles", 0, "startDate"], "Apr 2023"),
  place("work", ["work", 1, "roles", 0, "responsibilities", 0], "Built an API."),
  place("portfolio", ["projects", 0, "image", "src"], "images/a.png"),
  place("portfolio", ["projects", 0, "image", "alt"], "A table of scores."),
  place("website", ["words", "updated"], "Updated {date}"),
  place("translations/de/work", ["work", 1, "roles", 0, "title", "target"], "Entwicklerin"),
  place("translations/fr/work", ["work", 1, "roles", 0, "title", "target"], "Entwicklerin"),
  place("variants/bank", ["headline"], "Ada Writer"),
]

const find = (text: string, around: string[] = [text], more: Partial<ClickedText> = {}) => {
  const found = findPlace(PLACES, { text, around, ...more })
  return found && `${found.name}: ${found.path.join(".")}`
}

const SPECIMEN = [
  "Engineer",
  "Engineer Led a team of four.",
  "Specimen Engineer Led a team of four.",
]
const ISLAND = ["Engineer", "Engineer Built an API.", "Null Island Engineer Built an API."]
const MAIN = `${SPECIMEN.at(-1)} ${ISLAND.at(-1)}`

test("of equal texts, the one counts whose neighbors are around the click", () => {
  expect(find("Engineer", [...SPECIMEN, MAIN])).toBe("work: work.0.roles.0.title")
  expect(find("Engineer", [...ISLAND, MAIN])).toBe("work: work.1.roles.0.title")
})

test("a date and a duration lead to the dates of their job", () => {
  const around = ["Apr 2023 — Present · 3 yr", ...ISLAND.slice(1), MAIN]
  expect(find("Apr. 2023", around, { time: "2023-04" })).toBe("work: work.1.roles.0.startDate")
  expect(find("3 yr 2 mo", around, { time: "P3Y2M" })).toBe("work: work.1.roles.0.startDate")
})

test("a word of a heading, and a part of a text with marks, lead to the whole text", () => {
  expect(find("Writer", ["Writer", "Ada Writer"])).toBe("owner: name")
  expect(find("team", ["Led a team of four."])).toBe("work: work.0.roles.0.responsibilities.0")
})

test("a derived text leads to the longest text in it, and a sign to that around it", () => {
  expect(find("now at Null Island")).toBe("work: work.1.company")
  expect(find(" · ", ["Ada Writer · 2026"])).toBe("owner: name")
})

test("an address on the page has no scheme", () => {
  expect(find("specimen.example")).toBe("work: work.0.url")
})

test("the menu and links to documents lead to the titles of pages, a button to its text", () => {
  const menu = { page: "resume", isInMenu: true }
  expect(find("Résumé", ["Résumé", "About Résumé"], menu)).toBe("resume: title")
  expect(find("Résumé, PDF", ["Résumé, PDF"], { page: "resume" })).toBe("resume: title")
  const about = ["Résumé", "I like ledgers. Résumé", "About I like ledgers. Résumé"]
  expect(find("Résumé", about, { page: "resume" })).toBe("about: actions.0.text")
})

test("the menu of a translation leads to the titles there", () => {
  const places = [
    place("translations/de/about", ["actions", 0, "text", "target"], "Lebenslauf"),
    place("translations/de/resume", ["title", "target"], "Lebenslauf"),
  ]
  const clicked = { text: "Lebenslauf", around: ["Lebenslauf"], page: "resume", language: "de" }
  expect(findPlace(places, { ...clicked, isInMenu: true })?.name).toBe("translations/de/resume")
})

test("a text counts more than an id, a kind of section or a word of the interface", () => {
  const places = [
    place("website", ["words", "education"], "Education"),
    place("resume", ["sections", 0, "section"], "Education"),
    place("resume", ["sections", 0, "title"], "Education"),
  ]
  const found = findPlace(places, { text: "Education", around: ["Education"] })
  expect(found?.path.join(".")).toBe("sections.0.title")
})

test("the text beside a date leads to the word that holds both", () => {
  expect(find("Updated", ["Updated Nov 21, 2026"])).toBe("website: words.updated")
})

test("a picture leads to its file", () => {
  expect(find("A table of scores.", [""], { isPicture: true })).toBe(
    "portfolio: projects.0.image.src",
  )
})

test("a page shows its own language and variant alone", () => {
  expect(find("Entwicklerin")).toBeUndefined()
  expect(find("Entwicklerin", undefined, { language: "fr" })).toMatch(/^translations\/fr/)
  expect(find("Ada Writer", undefined, { variant: "bank" })).toBe("variants/bank: headline")
})

test("a word of the interface leads to its place in website.yaml", () => {
  expect(find("Updated Nov 2026")).toBe("website: words.updated")
})

test("a text that the content does not have leads nowhere", () => {
  expect(find("Activate metal mode.")).toBeUndefined()
})
