/** Valid content for tests: minimal content, and content with awkward text in every field. */
import { type Content, type ContentName, contentSchemas } from "../src/content/schemas"

const minimal = {
  about: { title: "About", description: "About." },
  errors: { title: "Error", errors: [] },
  home: { description: "Home.", lead: "Lead." },
  legal: {},
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

/** The same words in a text that takes marks. */
const escaped = hostile.replace(/[\\*_`[]/g, "\\$&")

const marked =
  "Marks: *emphasis*, **strong *and both***, `code_*x*`, [a link](https://link.example/a(b)?c=d&e#f), [a page](/about/), https://bare.example/x_y, me@bare.example"

const section = (name: string, content?: object) => ({
  section: name,
  title: `${name.replace(/(?<=[a-z])(?=[A-Z])/g, " ")} & “more”`,
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
  details: [escaped, marked, "- a dash first", "1. a number first", "= an equals sign first"],
}

const notes = { details: [escaped], keywords: ["One", "Two & three"], tags: ["extra"] }

const extra = { text: "A *paragraph*.", ...notes }

const ended = { title: "Ended", startDate: "2011", endDate: "May 2012" }

/** Entries of a kind that has no fields of its own. An id is unique in the whole résumé. */
const general = (id: string) => [
  entry,
  { ...ended, ...extra, id },
  { title: "Once", date: "Nov 2024" },
]

/** An entry of each kind, with every field that the kind has. Ranges and single dates take two. */
const entries = {
  Education: { ...entry, ...extra, grade: "1.3", courses: ["Compilers"], thesis: "On <types>" },
  AchievementsAndAwards: {
    title: "Engineer of the Year",
    awarder: "Ünion",
    date: "2024-11-05",
    id: "engineer",
    url: "https://award.example",
    ...extra,
  },
  Projects: {
    title: "Companion",
    organization: "League",
    roles: ["Lead", "Author"],
    date: "Nov 2024",
    url: "https://project.example",
    ...extra,
  },
  Certificates: {
    title: "Cloud Engineer",
    issuer: "Cloud, Inc.",
    date: "2024-11-05",
    expires: "Nov 2027",
    credential: "C-1",
    url: "https://certificate.example",
    details: ["A `note`"],
    keywords: ["Cloud"],
    id: "cloud",
    tags: ["extra"],
  },
  Publications: {
    title: "On pairing",
    authors: ["A. Writer", "Z. O’Neil-Müller"],
    publisher: "Press",
    volume: "12(3), 45–67",
    doi: "10.5555/(SICI)12<3::AID_4>3.0.CO;2#5",
    date: "2021",
    url: "https://paper.example",
    ...extra,
    id: "pairing",
  },
  Talks: {
    title: "In real time",
    event: "Conf",
    location: "Łódź, PL",
    date: "2023-06-01",
    url: "https://talk.example",
    ...extra,
    id: "real-time",
  },
  Languages: { language: "Spanish", level: "Native" },
  Volunteering: { ...entry, ...extra, startDate: "2018", endDate: "" },
  Interests: { title: "Pinball", keywords: ["Old machines"] },
  References: { name: "Ada Writer", position: "Head of Engineering", text: "Zoë *ships*." },
}

const full = {
  ...minimal,
  owner: {
    name: `Zoë "Z" O'Neil-Müller`,
    familyName: "O'Neil-Müller",
    headline: hostile,
    location: "Portland, OR",
    availability: "or fully remote",
    address: {
      street: "1 Sample Street; 2",
      postalCode: "97201",
      country: "USA",
      countryCode: "US",
      visibleIn: ["print", "pdf", "json", "vcard"],
    },
    portrait: { src: "images/zoe.png", alt: "Zoë, laughing.", pdf: true },
    contact: [
      { kind: "email", value: "zoe@example.com" },
      { kind: "phone", label: "Mobile", value: "+1 (503) 555-0142", visibleIn: ["print", "pdf"] },
      { kind: "website", label: "Home", value: "https://zoe.example" },
      { kind: "profile", label: "Code; & more", value: "https://code.example/zoë" },
      { kind: "email", label: "Office", value: "second@example.com", visibleIn: ["json", "vcard"] },
    ],
  },
  resume: {
    ...minimal.resume,
    template: "standard",
    pages: 20,
    fit: true,
    sections: [
      section("Objective", {
        text: `${escaped} ${marked}`,
        list: ["An aim in a list"],
        entries: general("aim"),
      }),
      section("TechnicalSkills"),
      section("AdditionalSkills", {
        text: "Beside these:",
        entries: general("knack"),
        list: [escaped, marked, "One thing\nin two lines"],
      }),
      section("WorkExperience"),
      section("OtherExperience", {
        text: "Some words first.",
        list: ["A hobby"],
        entries: general("camp"),
      }),
      section("Education", {
        text: "Mostly.",
        list: ["A course"],
        entries: [
          entries.Education,
          { title: "A course", date: "2004" },
          { ...ended, title: "No comma", id: "no-comma" },
        ],
      }),
      section("AchievementsAndAwards", {
        text: "Some.",
        list: ["A *prize*"],
        entries: [entry, entries.AchievementsAndAwards],
      }),
      section("Projects", {
        text: "Some.",
        list: ["A patch"],
        entries: [entries.Projects, { ...ended, id: "over" }],
      }),
      section("Certificates", {
        text: "Some.",
        list: ["First **aid**"],
        entries: [entries.Certificates],
      }),
      section("Publications", {
        text: "A choice.",
        list: ["A letter"],
        entries: [entries.Publications],
      }),
      {
        ...section("Publications", {
          list: ["A leaflet"],
          entries: [
            { title: "A book", authors: ["*Z. Ø.*", "A. Writer"], doi: "10.5555/book" },
            { title: "A poem", date: "2020" },
          ],
        }),
        id: "books",
        numbered: true,
      },
      section("Talks", { text: "Some.", list: ["A toast"], entries: [entries.Talks] }),
      section("Languages", {
        text: "Some.",
        list: ["Some *Latin*"],
        entries: [entries.Languages, { language: "Welsh", ...notes, id: "welsh" }],
      }),
      section("Volunteering", {
        text: "Some.",
        list: ["A shift"],
        entries: [
          entries.Volunteering,
          { ...ended, id: "rescue" },
          { title: "Once", date: "May 2009" },
        ],
      }),
      section("Interests", {
        text: "Some.",
        list: ["Chess"],
        entries: [entries.Interests, { title: "Cards" }, { title: "Dice", ...notes, id: "dice" }],
      }),
      section("References", {
        text: "Some.",
        list: ["On request"],
        entries: [entries.References, { name: "B. Reader", ...extra, id: "reader" }],
      }),
      {
        ...section("Custom", { text: "I [talk](/about/).", entries: general("round-table") }),
        id: "speaking",
        tags: ["speaker"],
      },
      { ...section("Custom", { list: [escaped] }), id: "papers" },
    ],
  },
  skills: {
    skills: [
      {
        id: "languages",
        name: "Languages",
        level: "Advanced",
        skills: [
          {
            id: "c-sharp",
            name: "C#, C++ & <T>",
            level: "Expert",
            aliases: ["CSharp"],
            tags: ["desktop"],
          },
          { id: "cobol", name: "Cobol" },
        ],
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
          { text: escaped, id: "hostile", tags: ["lead"] },
          `office fluff affine ﬁne, ${marked}`,
          "w".repeat(300),
        ],
        tags: ["recent"],
      },
      {
        id: "two",
        company: "Two",
        roles: [{ title: "R", startDate: "Jan 2019", endDate: "Dec 2019" }],
      },
      {
        id: "leave",
        break: "Parental leave",
        startDate: "Mar 2018",
        endDate: "Dec 2018",
        text: "At [home](https://home.example).",
        tags: ["recent"],
      },
      {
        id: "three",
        company: "Three",
        summary: "A company of *three*.",
        roles: [
          {
            id: "three-lead",
            title: "Lead",
            startDate: "2016",
            endDate: "Feb 2018",
            location: "Remote",
            summary: "A **role**.",
            tags: ["lead"],
            responsibilities: ["*Led*", { text: "Hired", id: "hired" }],
          },
          {
            title: "Engineer",
            startDate: "2014",
            endDate: "2015",
            responsibilities: [{ text: "Built", tags: ["recent"] }],
          },
        ],
        responsibilities: ["Stayed"],
      },
      {
        id: "four",
        company: "Four",
        location: "Gdańsk, PL",
        roles: [
          {
            title: "R",
            startDate: "Jan 2010",
            endDate: "Dec 2013",
            location: "Home",
            responsibilities: ["Alone"],
          },
        ],
      },
    ],
  },
}

/** @returns content without any optional field */
export function minimalContent(): Required<Content> {
  return parseAll(minimal)
}

/** @returns content with every field, and with text that tests the escaping */
export function fullContent(): Required<Content> {
  return parseAll(full)
}

/**
 * @param sections of the résumé
 * @param files replace those of the minimal content
 * @returns valid content
 */
export function contentWith(
  sections: readonly object[],
  files: Partial<Record<ContentName, object>> = {},
): Required<Content> {
  const all = sections.map((section) => ({ expandedByDefault: true, ...section }))
  return parseAll({ ...minimal, ...files, resume: { ...minimal.resume, sections: all } })
}

function parseAll(input: Record<ContentName, unknown>): Required<Content> {
  const parsed = Object.entries(contentSchemas).map(([name, schema]) => [
    name,
    schema.parse(input[name as ContentName]),
  ])
  return { ...Object.fromEntries(parsed), variants: {}, letters: {} } as Required<Content>
}
