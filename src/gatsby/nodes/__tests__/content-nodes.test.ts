import { fullContent, minimalContent } from "../../../../test/content"
import { nodesOf } from "../../../../test/content-nodes"
import { loadPerson } from "../../../../test/load-person"
import { contentNames } from "../../../content/schemas"
import { FORMAT_NAMES, type FormatName } from "../../../content/schemas/contact-formats"
import { contentsOf } from "../../../content/translations/translate-content"
import { resumesOf } from "../../../resume"
import { queryContent, queryFile } from "../content-nodes"

test.each([
  ["every file", async () => fullContent()],
  ["only the files that must exist", async () => minimalContent()],
  ["three languages and variants", () => loadPerson("interpreter")],
])("a query gets the content that was validated, with %s", async (_files, load) => {
  const content = await load()
  const { context } = nodesOf(content)
  for (const inLanguage of contentsOf(content)) {
    for (const each of resumesOf(inLanguage)) {
      const { variants: _, letters: __, untranslated: ___, owner, ...expected } = each
      const key = { lang: each.website.language ?? "en", variant: each.variant ?? "" }
      const { owner: found, ...files } = await queryContent(
        context,
        contentNames,
        key,
        (all) => all,
      )
      expect(files).toEqual(JSON.parse(JSON.stringify(expected)))
      expect({ ...found, contact: [] }).toMatchObject({
        name: owner.name,
        headline: owner.headline,
      })
    }
  }
})

test("throws if a file that must exist has no node", async () => {
  const { context } = nodesOf(minimalContent())
  const key = { lang: "de", variant: "" }
  await expect(queryContent(context, ["owner"], key, () => "")).rejects.toThrow("owner.yaml")
})

test("no node has contact data that no page may show", () => {
  const { owner, ...content } = fullContent()
  const toField = (visibleIn: readonly FormatName[], index: number) => {
    return { kind: "phone" as const, value: `+1 503-555-010${index}`, visibleIn: [...visibleIn] }
  }
  const contact = FORMAT_NAMES.map((name, index) => toField([name], index))
  const address = { street: "1 Hidden Street", visibleIn: [...FORMAT_NAMES.slice(2)] }
  const { getNodesByType } = nodesOf({ ...content, owner: { ...owner, contact, address } })
  expect(getNodesByType("Owner")).toMatchObject([{ contact: contact.slice(0, 2) }])
  expect(JSON.stringify(getNodesByType("Owner"))).not.toContain("Hidden Street")
})

test("a query gets the file of its variant, or else that of its language", async () => {
  const variants = { bank: { headline: "Banker" } }
  const content = { ...minimalContent(), variants }
  const { context } = nodesOf(content)
  const headlineFor = async (variant: string) => {
    const node = await queryFile(context, "owner", { lang: "en", variant })
    return node?.headline
  }
  expect(await headlineFor("")).toBe(content.owner.headline)
  expect(await headlineFor("bank")).toBe("Banker")
  const website = await queryFile(context, "website", { lang: "en", variant: "bank" })
  expect(website).toMatchObject({ lang: "en", variant: "" })
  const names = ["owner", "work"] as const
  const shown = await queryContent(context, names, { lang: "en", variant: "bank" }, (each) => each)
  expect(shown).toMatchObject({ variant: "bank", owner: { headline: "Banker" } })
  expect(shown).not.toHaveProperty("resume")
})

test("a variant has nodes of the files that it changes only", () => {
  const { getNodesByType } = nodesOf({ ...minimalContent(), variants: { bank: { title: "CV" } } })
  const variantsOf = (type: string) => getNodesByType(type).map(({ variant }) => variant)
  expect(variantsOf("Resume")).toEqual(["", "bank"])
  expect([variantsOf("Owner"), variantsOf("Work"), variantsOf("Language")]).toEqual([
    [""],
    [""],
    [""],
  ])
})
