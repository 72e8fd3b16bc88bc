import { contentWith, fullContent } from "../../../../test/content"
import { textOf } from "../../../content/picks/variant-picks"
import { companiesOf } from "../../../content/picks/work-items"
import type { Content } from "../../../content/schemas"
import { formatsAt, makeFormat } from "../../formats/formats"
import { toJsonResume } from "../../formats/to-json-resume"
import { toText } from "../../formats/to-text"
import { modelFor, toModel } from "../../model/model"
import { applyVariant as applyNamedVariant, resumesOf } from "../apply-variant"

const skill = (id: string, tags: string[] = []) => ({
  id,
  name: id.toUpperCase(),
  aliases: [] as string[],
  tags,
})

function content() {
  const base = fullContent()
  const [first] = companiesOf(base.work)
  if (!first) throw new Error("The full content has no company")
  const company = (id: string, tags: string[]) => ({
    ...first,
    id,
    company: id,
    tags,
    responsibilities: ["plain", { text: "led", tags: ["lead"] }, { text: "ran", tags: ["ops"] }],
  })
  return {
    ...base,
    work: { work: [company("a", ["old"]), company("b", []), company("c", ["old"])] },
    skills: {
      skills: [
        { id: "web", name: "Web", skills: [skill("react"), skill("c-sharp", ["desktop"])] },
        { id: "jvm", name: "JVM", skills: [skill("java"), skill("kotlin")] },
      ],
    },
  }
}

const namesIn = ({ skills }: ReturnType<typeof content>["skills"]) =>
  skills.map((group) => [group.id, ...group.skills.map(({ id }) => id)])

const applyVariant = (base: Content, variant: Content["variants"][string]) =>
  applyNamedVariant(base, "platform", variant)

test("an empty variant changes nothing but the name of the content, and adds the numbers", () => {
  const expected = { ...content(), variant: "platform" }
  expect(applyVariant(content(), {})).toMatchObject(expected)
})

test("replaces the headline in the résumé, and nowhere else", () => {
  const base = { ...content(), variants: { platform: { headline: "Platform engineer" } } }
  const [main, variant] = resumesOf(base)
  expect(toText(toModel(variant ?? base))).toContain("Platform engineer")
  expect(toText(toModel(main))).not.toContain("Platform engineer")
})

test("orders sections by fragment or tag, and replaces the title and the text of the objective", () => {
  const { resume } = applyVariant(content(), {
    title: "For speakers",
    objective: "A stage.",
    sections: ["speaker", "work-experience", "objective"],
  })
  expect(resume.title).toBe("For speakers")
  expect(resume.sections.map(({ section }) => section)).toEqual([
    "Custom",
    "WorkExperience",
    "Objective",
  ])
  expect(resume.sections[2]).toMatchObject({
    content: { text: "A stage.", list: ["An aim in a list"] },
  })
})

test("picks companies by id or tag, each company once", () => {
  const ids = (companies: string[]) =>
    applyVariant(content(), { companies }).work.work.map(({ id }) => id)
  expect(ids(["c", "a"])).toEqual(["c", "a"])
  expect(ids(["c", "old"])).toEqual(["c", "a"])
  expect(ids([])).toEqual([])
})

test("picks responsibilities by tag, in the order of the tags", () => {
  const { work } = applyVariant(content(), { responsibilities: ["ops", "lead"] })
  for (const { responsibilities } of companiesOf(work)) {
    expect(responsibilities.map(textOf)).toEqual(["ran", "led"])
  }
})

test("picks single responsibilities of companies and of roles by id", () => {
  const { work } = applyVariant(fullContent(), { responsibilities: ["hired", "hostile"] })
  const [one, , three] = companiesOf(work)
  expect(one?.responsibilities.map(textOf)).toEqual([expect.stringContaining("Quote")])
  expect(three?.roles.map((role) => role.responsibilities.map(textOf))).toEqual([["Hired"], []])
  expect(three?.responsibilities).toEqual([])
})

test("leaves out a company of which no responsibility is picked, unless it has none", () => {
  const ids = applyVariant(fullContent(), { responsibilities: ["hostile"] }).work.work.map(
    ({ id }) => id,
  )
  expect(ids).toEqual(["one", "two", "leave"])
})

test("picks single roles by id or tag, and leaves out a company without a picked role", () => {
  const { work } = applyVariant(fullContent(), {
    roles: ["three-lead"],
    companies: ["three", "one"],
  })
  expect(work.work.map(({ id }) => id)).toEqual(["three"])
  expect(companiesOf(work)[0]?.roles.map(({ title }) => title)).toEqual(["Lead"])
  const byTag = applyVariant(fullContent(), { roles: ["lead"] }).work.work.map(({ id }) => id)
  expect(byTag).toEqual(["leave", "three"])
})

test("a picked role stays, even if none of its responsibilities is picked", () => {
  const variant = { roles: ["three-lead"], responsibilities: ["hostile"] }
  const [three] = companiesOf(applyVariant(fullContent(), variant).work)
  expect(three?.roles).toMatchObject([{ title: "Lead", responsibilities: [] }])
})

test("picks a career break like a company", () => {
  const ids = (companies: string[]) =>
    applyVariant(fullContent(), { companies }).work.work.map(({ id }) => id)
  expect(ids(["two", "leave"])).toEqual(["two", "leave"])
  expect(ids(["recent"])).toEqual(["one", "leave"])
})

test("picks entries in their section's place, and keeps the sections without a named entry whole", () => {
  const base = fullContent()
  const titlesIn = (entries: string[], name: string) => {
    const { sections } = applyVariant(base, { entries }).resume
    const section = sections.find((each) => each.section === name)
    return section && "content" in section ? section.content.entries.length : 0
  }
  expect(titlesIn(["extra"], "Education")).toBe(1)
  expect(titlesIn(["real-time"], "Education")).toBe(3)
})

test("replaces the paper, the layout and the page limit", () => {
  const own = { paper: "a4", layout: "column", pages: 1, fit: false } as const
  expect(applyVariant(fullContent(), own).resume).toMatchObject(own)
})

test("picks skills by id, group or tag, and removes the others from roles", () => {
  const { skills, work } = applyVariant(content(), { skills: ["kotlin", "desktop", "jvm"] })
  expect(namesIn(skills)).toEqual([
    ["jvm", "kotlin", "java"],
    ["web", "c-sharp"],
  ])
  expect(companiesOf(work)[0]?.roles[0]?.skills).toEqual(["c-sharp"])
  const without = applyVariant(content(), { skills: ["java"] })
  expect(companiesOf(without.work)[0]?.roles[0]?.skills).toEqual([])
})

test("gives a variant its own path in each format, and keeps private fields out of other formats", () => {
  const variants = { platform: { companies: ["b"] } }
  const [main, platform] = resumesOf({ ...content(), variants })
  if (!platform) throw new Error("There is no variant")
  const model = toModel(platform, "/folder")
  const formats = formatsAt(model.base)
  expect(formats.map(({ path }) => path)).toEqual([
    "/resume/platform.pdf",
    "/resume/platform-ats.pdf",
    "/resume/platform.docx",
    "/resume/platform.json",
    "/resume/platform.txt",
    "/resume/platform.md",
    "/contact.vcf",
  ])
  const texts = formats.map((format) =>
    Buffer.from(makeFormat(format, model, () => new Uint8Array())).toString(),
  )
  expect(texts[4]).toContain("https://ada.example/folder/resume/platform/")
  expect(texts[3]).toContain("https://ada.example/folder/resume/platform.json")
  expect(texts.join()).not.toContain("555-0142")
  expect(modelFor(model, "pdf").contact.map(({ kind }) => kind)).toContain("phone")
  expect(model.hash).not.toBe(toModel(main).hash)
})

test("the entries of a variant keep the numbers of the whole section", () => {
  const talk = (id: string, date: string) => ({ id, title: `On ${id}`, date })
  const entries = [talk("rust", "2024"), talk("bats", "2019"), talk("moss", "2021")]
  const heading = { section: "Talks", title: "Talks", numbered: true }
  const base = contentWith([{ ...heading, content: { entries } }])
  const textOf = (content: Content) => toText(toModel(content)).match(/\d\. On \w+/g)
  expect(textOf(base)).toEqual(["3. On rust", "1. On bats", "2. On moss"])
  const variant = applyVariant(base, { entries: ["moss", "rust"] })
  expect(textOf(variant)).toEqual(["2. On moss", "3. On rust"])
  expect(toJsonResume(toModel(variant)).meta.sections).toMatchObject([{ numbers: [2, 3] }])
})
