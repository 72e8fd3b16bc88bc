import { fullContent, minimalContent } from "../../../../test/content"
import { nodesOf } from "../../../../test/content-nodes"
import { loadPerson } from "../../../../test/load-person"
import { contentsOf } from "../../../content/translations/translate-content"
import { resumesOf } from "../../../resume"
import { queryContent, queryFile, readContents } from "../content-nodes"

const withoutUnread = <Content extends object>(content: Content) => {
  const { variants: _, untranslated: __, ...rest } = { variants: {}, untranslated: [], ...content }
  return { ...rest, variants: {}, letters: {} }
}

test.each([
  ["every file", async () => fullContent()],
  ["only the files that must exist", async () => minimalContent()],
  ["three languages and variants", () => loadPerson("interpreter")],
])("reads the content that was validated from the nodes, with %s", async (_files, load) => {
  const content = await load()
  const expected = contentsOf(content).flatMap(resumesOf).map(withoutUnread)
  const published = JSON.parse(JSON.stringify(expected))
  for (const { owner } of published) {
    const isPublished = ({ visibleIn }: { visibleIn: string[] }) => visibleIn.join() !== "hand-out"
    owner.contact = owner.contact.filter(isPublished)
    if (owner.address && !isPublished(owner.address)) delete owner.address
  }
  expect(await readContents(nodesOf(content))).toEqual(published)
})

test("throws if a file that must exist has no node", async () => {
  const { getNodesByType } = nodesOf(minimalContent())
  const withoutOwner = (type: string) => (type === "Owner" ? [] : getNodesByType(type))
  await expect(readContents({ getNodesByType: withoutOwner })).rejects.toThrow("owner.yaml")
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
