import { type ClickedText, type FoundIn, findPlace } from "../find-place"

const place = (name: string, path: (string | number)[], text: string, language = ""): FoundIn => ({
  language,
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
  place("work", ["work", 1, "roles", 0, "title"], "Entwicklerin", "de"),
  place("variants/bank", ["headline"], "Writer at the bank"),
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

test("the link to the home page leads to the name of the owner", () => {
  const places = [
    place("resume", ["sections", 0, "authors", 0], "Ada Writer"),
    place("owner", ["name"], "Ada Writer"),
  ]
  const clicked = { text: "Ada Writer", around: ["Ada Writer"] }
  expect(findPlace(places, { ...clicked, page: "" })?.name).toBe("owner")
})

test("a text of the content counts more than an equal word of the interface", () => {
  const places = [
    place("website", ["words", "education"], "Education"),
    place("resume", ["sections", 0, "title"], "Education"),
  ]
  const found = findPlace(places, { text: "Education", around: ["Education"] })
  expect(found?.path.join(".")).toBe("sections.0.title")
})

test("a link in a text leads to that text, although another one has the same address", () => {
  const places = [
    place("work", ["work", 0, "url"], "https://terms.example"),
    place("work", ["work", 0, "responsibilities", 0], "Wrote https://terms.example."),
  ]
  const clicked = { text: "https://terms.example", around: ["Wrote https://terms.example."] }
  expect(findPlace(places, clicked)?.path.join(".")).toBe("work.0.responsibilities.0")
})

test("a text of several fields leads to the longest of the record that has the most of it", () => {
  const places = [
    place("skills", ["skills", 0, "name"], "Python"),
    place("skills", ["skills", 0, "level"], "very good"),
    place("skills", ["skills", 1, "name"], "C"),
    place("skills", ["skills", 1, "level"], "very good"),
    place("skills", ["skills", 2, "keywords", 0], "龙井"),
    place("skills", ["skills", 2, "title"], "茶"),
  ]
  const findIn = (text: string) => findPlace(places, { text, around: [text] })?.path.join(".")
  expect(findIn("C (very good)")).toBe("skills.1.level")
  expect(findIn("茶: 龙井")).toBe("skills.2.keywords.0")
})

test("a value after its label leads to the field of that name in the same record", () => {
  const places = [
    place("website", ["words", "expires"], "Expires"),
    place("resume", ["entries", 0, "title"], "First Aid"),
    place("resume", ["entries", 0, "expires"], "2028-03"),
    place("resume", ["entries", 1, "title"], "Diving"),
    place("resume", ["entries", 1, "expires"], "2029-03"),
  ]
  const around = ["Expires: Mar 2029", "Diving Expires: Mar 2029"]
  const found = findPlace(places, { text: "Expires: Mar 2029", around })
  expect(found?.path.join(".")).toBe("entries.1.expires")
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
  expect(find("Entwicklerin", undefined, { language: "de" })).toBe("work: work.1.roles.0.title")
  expect(find("Writer at the bank", undefined, { variant: "shop" })).toBeUndefined()
  expect(find("Writer at the bank", undefined, { variant: "bank" })).toBe("variants/bank: headline")
})

test("a word of the interface leads to its place in website.yaml", () => {
  expect(find("Updated Nov 2026")).toBe("website: words.updated")
})

test("a text that the content does not have leads nowhere", () => {
  expect(find("Activate metal mode.")).toBeUndefined()
})
