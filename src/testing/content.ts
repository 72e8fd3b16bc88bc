/** Valid content for tests: minimal content, and content with awkward text in every field. */
import { type Content, type ContentName, contentSchemas } from "../content/schemas"

const minimal = {
  about: { title: "About", description: "About." },
  errors: { title: "Error", errors: [] },
  home: { description: "Home.", lead: "Lead." },
  owner: { name: "Ada", headline: "Engineer", location: "Remote" },
  portfolio: { title: "Portfolio", description: "Work.", showcaseLink: "More" },
  resume: { title: "Résumé", description: "A résumé.", updated: "2026-01-31", sections: [] },
  showcase: {
    label: "Showcase",
    title: "Sites",
    cards: [{ src: "images/a.png", alt: "A.", name: "A", url: "https://a.example" }],
  },
  skills: {},
  website: {
    origin: "https://ada.example",
    sourceUrl: "https://code.example/ada",
    sourceText: "Source",
    thanks: "Thanks.",
  },
  work: {},
}

const hostile = `Quote " and ' back\\slash # $x$ <b>&amp;</b> @ref *a* _b_ [c](d) \`e\` {f} // /* ~g~ | 50%`

const section = (name: string, content?: object) => ({
  section: name,
  title: `${name} & “more”`,
  expandedByDefault: true,
  ...(content ? { content } : {}),
})

const entry = {
  title: `B.S., ${hostile}`,
  organization: "Universität Straße; École, 3",
  location: "Łódź, PL",
  url: "https://school.example/a(b)?c=d&e=%20#f",
  startDate: "Sep 2000",
  endDate: "Jun 2004",
  details: [hostile, "- a dash first", "1. a number first", "= an equals sign first"],
}

const full = {
  ...minimal,
  owner: {
    name: `Zoë "Z" O'Neil-Müller`,
    headline: hostile,
    location: "Portland, OR",
    availability: "or fully remote",
    contact: [
      { kind: "email", value: "zoe@example.com" },
      { kind: "phone", value: "+1 (503) 555-0142", forms: ["print", "pdf"] },
      { kind: "website", value: "https://zoe.example" },
      { kind: "profile", label: "Code; & more", value: "https://code.example/zoë" },
      { kind: "email", value: "second@example.com", forms: ["json", "vcard"] },
    ],
  },
  resume: {
    ...minimal.resume,
    sections: [
      section("Objective", { text: hostile, list: ["An aim in a list"] }),
      section("TechnicalSkills"),
      section("AdditionalSkills", { list: [hostile, "One thing\nin two lines"] }),
      section("WorkExperience"),
      section("OtherExperience", { text: "Some words first.", entries: [entry] }),
      section("Education", { entries: [entry, { title: "No comma, nor dates" }] }),
      section("AchievementsAndAwards", { list: ["A prize"], entries: [entry] }),
      {
        ...section("Custom", { text: "I talk.", entries: [entry] }),
        id: "talks",
        tags: ["speaker"],
      },
      { ...section("Custom", { list: [hostile] }), id: "papers" },
    ],
  },
  skills: {
    skills: [
      {
        id: "languages",
        name: "Languages",
        skills: [{ id: "c-sharp", name: "C#, C++ & <T>", tags: ["desktop"] }],
      },
    ],
  },
  work: {
    work: [
      {
        id: "one",
        company: `Company ${hostile}`,
        location: "Portland, OR",
        url: "https://one.example",
        roles: [
          { title: "Lead", startDate: "Apr 2023", skills: ["c-sharp"] },
          { title: "Engineer", startDate: "Jan 2020", endDate: "Mar 2023" },
        ],
        responsibilities: [
          { text: hostile, tags: ["lead"] },
          "office fluff affine ﬁne",
          "w".repeat(300),
        ],
        tags: ["recent"],
      },
      {
        id: "two",
        company: "Two",
        roles: [{ title: "R", startDate: "Jan 2019", endDate: "Dec 2019" }],
      },
    ],
  },
}

/** @returns content without any optional field */
export function minimalContent(): Content {
  return parseAll(minimal)
}

/** @returns content with every field, and with text that tests the escaping */
export function fullContent(): Content {
  return parseAll(full)
}

function parseAll(input: Record<ContentName, unknown>): Content {
  const parsed = Object.entries(contentSchemas).map(([name, schema]) => [
    name,
    schema.parse(input[name as ContentName]),
  ])
  return { ...Object.fromEntries(parsed), variants: {} } as Content
}
