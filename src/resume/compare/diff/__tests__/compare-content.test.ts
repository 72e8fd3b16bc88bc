import { fullContent } from "../../../../../test/content"
import { loadSiteContent } from "../../../../../test/site-content"
import type { Content } from "../../../../content/schemas"
import { FORMAT_NAMES } from "../../../../content/values/formats"
import { companiesOf } from "../../../../content/values/work-items"
import { compareContent, compareResumes } from "../compare-content"
import { formatChanges } from "../format-changes"

/** @returns the changes that the function makes, as people read them */
async function changesOf(change: (content: Content) => void): Promise<string> {
  const before = await loadSiteContent()
  const after = structuredClone(before)
  change(after)
  return formatChanges(compareContent(before, after))
}

const companyOf = (content: Content, wanted: string) => {
  const company = companiesOf(content.work).find(({ id }) => id === wanted)
  if (!company) throw new Error("The sample has no such company.")
  return company
}

test("says that nothing changed between equal contents", () => {
  expect(formatChanges(compareContent(fullContent(), fullContent()))).toBe("nothing changed")
})

test("names the company of a responsibility that is reworded, added or removed", async () => {
  const text = await changesOf((content) => {
    const { responsibilities } = companyOf(content, "null-island-airways")
    responsibilities[0] =
      "Built the fare search API in Scala, serving 1,200 requests a second at peak."
    responsibilities.pop()
    responsibilities.push("Wrote it all down.")
  })
  expect(text).toBe(`Null Island Airways: a responsibility reworded
  - Built the fare search API in Scala and http4s, serving 1,200 requests a second at peak.
  + Built the fare search API in Scala, serving 1,200 requests a second at peak.
Null Island Airways: a responsibility added
  + Wrote it all down.
Null Island Airways: a responsibility removed
  - Added contract tests for 11 partner feeds, halving incidents caused by format changes.`)
})

test("names fields, roles, companies and files", async () => {
  const text = await changesOf((content) => {
    content.owner.headline = "Staff engineer"
    const company = companyOf(content, "specimen-payments")
    Object.assign(company.roles[0] ?? {}, { endDate: "Apr 2023" })
    company.company = "Specimen Pay"
    content.work.work.reverse()
    content.variants = {}
    delete content.about
  })
  expect(text).toContain("owner.yaml: a headline changed\n  - Senior Software Engineer\n  + Staff")
  expect(text).toContain(
    "Specimen Payments, Technical Lead: an endDate changed\n  - Mar 2023\n  + Apr 2023",
  )
  expect(text).toContain("Specimen Payments: a company changed")
  expect(text).toContain("work.yaml: work reordered")
  expect(text).toContain("variants/platform.yaml: a file removed")
  expect(text).toContain("about.yaml: a file removed")
})

test("tells a tag from the text that has it", async () => {
  const text = await changesOf((content) => {
    companyOf(content, "null-island-airways").responsibilities[0] = {
      text: "Built the fare search API in Scala and http4s, serving 1,200 requests a second at peak.",
      tags: ["platform"],
    }
  })
  expect(text).toMatch(/^Null Island Airways, Built .*: a tag added\n {2}\+ platform$/)
})

test("names an item of a list whose plural is irregular", async () => {
  const text = await changesOf(({ skills }) => {
    skills.skills[0]?.skills[0]?.aliases.push("ABC")
  })
  expect(text).toContain("an alias added\n  + ABC")
})

test("says that a private value changed, and not what it is", async () => {
  const text = await changesOf(({ owner }) => {
    for (const field of owner.contact) if (field.kind === "phone") field.value = "+1 503-555-0199"
    owner.address = { street: "1 Secret Street", visibleIn: ["hand-out"] }
  })
  expect(text).toBe(`phone: a value changed
  - (a private value)
  + (a private value)
owner.yaml: an address added
  + (a private value)`)
})

const PHONE = "+1 503-555-0142"

/** Content with a private phone and address, in English and German. */
function translatedContent(change: (content: Content) => void = () => {}): Content {
  const content: Content = { ...fullContent(), letters: {}, variants: {} }
  content.owner.contact = [
    { kind: "email", value: "ada@writer.example", visibleIn: [...FORMAT_NAMES] },
    { kind: "phone", value: PHONE, label: "Secret line", visibleIn: ["hand-out"] },
  ]
  content.owner.address = {
    street: "1 Secret Street",
    postalCode: "97201",
    visibleIn: ["hand-out"],
  }
  content.translations = {
    de: {
      owner: {
        contact: [
          { kind: "email", label: { source: "Mail", target: "E-Post" } },
          { kind: "phone", value: "+49 30 5550142", label: "Geheime Leitung" },
        ],
        address: { street: "Geheimweg 1", city: { source: "Portland", target: "Geheimstadt" } },
      },
    },
  }
  change(content)
  return content
}

type GermanOwner = {
  headline?: unknown
  contact: { kind: string; value?: string; label?: unknown }[]
  address?: { street: string }
}

const germanOwnerOf = (content: Content) => content.translations?.de?.owner as GermanOwner

const SECRET = /555|97201|secret|geheim/i

test.each<[string, (content: Content) => void]>([
  [
    "a translated phone changes",
    (content) => {
      Object.assign(germanOwnerOf(content).contact[1] ?? {}, {
        value: "+49 30 5550143",
        label: "Geheim",
      })
    },
  ],
  [
    "a translated label becomes a text with its source",
    (content) => {
      Object.assign(germanOwnerOf(content).contact[1] ?? {}, {
        label: {
          source: "Secret line",
          target: "Geheim",
          stale: { source: "Secret", target: "Geheim" },
        },
      })
    },
  ],
  [
    "a translated address changes",
    (content) => {
      Object.assign(germanOwnerOf(content).address ?? {}, {
        street: "Geheimgasse 2",
        city: "Geheimdorf",
      })
    },
  ],
  [
    "a translated address goes",
    (content) => {
      delete germanOwnerOf(content).address
    },
  ],
  [
    "a translated phone goes",
    (content) => {
      germanOwnerOf(content).contact.pop()
    },
  ],
  [
    "all translated contact fields go",
    (content) => {
      germanOwnerOf(content).contact = []
    },
  ],
  [
    "the order changes",
    (content) => {
      content.owner.contact.reverse()
      germanOwnerOf(content).contact.reverse()
    },
  ],
  [
    "a phone comes that the base does not have",
    (content) => {
      germanOwnerOf(content).contact.push({
        kind: "phone",
        value: "+49 30 5550199",
        label: "Geheim 2",
      })
    },
  ],
  [
    "the base has no address any more",
    (content) => {
      delete content.owner.address
      Object.assign(germanOwnerOf(content).address ?? {}, { street: "Geheimgasse 2" })
    },
  ],
  [
    "the base has no contact fields any more",
    (content) => {
      content.owner.contact = []
      Object.assign(germanOwnerOf(content).contact[1] ?? {}, { value: "+49 30 5550143" })
    },
  ],
  [
    "the file goes",
    (content) => {
      content.translations = { de: {} }
    },
  ],
  [
    "the language goes",
    (content) => {
      delete content.translations
    },
  ],
  [
    "the phone becomes public",
    (content) => {
      Object.assign(content.owner.contact[1] ?? {}, { visibleIn: [...FORMAT_NAMES] })
      Object.assign(germanOwnerOf(content).contact[1] ?? {}, { value: "+49 30 5550143" })
    },
  ],
  [
    "the phone becomes public, with another label and kind",
    (content) => {
      content.owner.contact[1] = {
        kind: "website",
        value: PHONE,
        label: "Office",
        visibleIn: [...FORMAT_NAMES],
      }
    },
  ],
  [
    "the phone becomes part of a public text",
    (content) => {
      content.home.lead = "Call 503 555 0142."
      content.variants = { one: { headline: "Call (503) 555-0142" } as never }
      germanOwnerOf(content).headline = { source: "Call", target: "Ruf +49 30 555 0142" }
    },
  ],
  [
    "marks break a private value in a text",
    (content) => {
      content.owner.contact[0] = {
        kind: "email",
        value: "ada@secret.example",
        visibleIn: ["hand-out"],
      }
      content.home.lead = "Write to ada@**secret**.example."
    },
  ],
  [
    "a private postal code stands beside the city of the location",
    (content) => {
      content.owner.location = "Portland, OR"
      content.home.lead = "Send it to Portland, OR 97201."
    },
  ],
  [
    "a translated street stands beside the city of the base",
    (content) => {
      content.owner.address = { street: "Broadway", city: "Portland", visibleIn: ["hand-out"] }
      const owner = { address: { street: "Geheimweg" } }
      const home = { lead: { source: "Lead.", target: "Geheimweg, Portland" } }
      content.translations = { de: { owner, home } }
    },
  ],
  [
    "a private label changes",
    (content) => {
      Object.assign(content.owner.contact[1] ?? {}, {
        value: "+1 503-555-0143",
        label: "Secret, new",
      })
    },
  ],
  [
    "a letter comes",
    (content) => {
      content.letters = {
        bank: {
          to: ["Secret Bank"],
          date: "2026-01-01",
          greeting: "Secret,",
          paragraphs: ["Secret."],
          closing: "Secret",
        },
      }
    },
  ],
])("prints no private value, in neither direction, if %s", (_what, change) => {
  const [one, other] = [translatedContent(), translatedContent(change)]
  const changes = [compareContent(one, other), compareContent(other, one)]
  for (const each of changes) {
    expect(each).not.toEqual([])
    expect(JSON.stringify(each)).not.toMatch(SECRET)
    expect(formatChanges(each)).not.toMatch(SECRET)
  }
})

test("prints no text of a letter, which only hand-outs have", () => {
  const letter = {
    to: ["A"],
    date: "2026-01-01",
    greeting: "Secret,",
    paragraphs: ["One."],
    closing: "B",
  }
  const withLetter = (changed: object) =>
    translatedContent((content) => {
      content.letters = { bank: { ...letter, ...changed } }
    })
  const changes = compareContent(
    withLetter({}),
    withLetter({ greeting: "Hidden,", paragraphs: ["Two."] }),
  )
  expect(changes.map(({ what }) => what)).toEqual(["greeting", "paragraph", "paragraph"])
  expect(JSON.stringify(changes)).not.toMatch(/Secret|Hidden|One|Two/)
})

test("prints the public values of a translation, with the file in the place", () => {
  const after = translatedContent((content) => {
    const owner = germanOwnerOf(content)
    Object.assign(owner.contact[0] ?? {}, { label: { source: "Mail", target: "E-Mail" } })
    owner.headline = { source: "Engineer", target: "Ingenieurin" }
  })
  expect(
    formatChanges(compareContent(translatedContent(), after)),
  ).toBe(`translations/de/owner.yaml, email: a target changed
  - E-Post
  + E-Mail
translations/de/owner.yaml: a headline added
  + Engineer; Ingenieurin`)
})

test("compares what a résumé shows, and not the other pages", async () => {
  const before = await loadSiteContent()
  const after = { ...before, home: { ...before.home, lead: "Other." } }
  expect(compareResumes(before, after)).toEqual([])
  expect(compareContent(before, after)).toHaveLength(1)
})
