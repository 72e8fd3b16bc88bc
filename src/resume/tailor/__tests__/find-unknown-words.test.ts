import { rowsOf } from "../../../../test/matrix"
import { loadSiteContent } from "../../../../test/site-content"
import type { Content } from "../../../content/schemas"
import { findEvidence } from "../find-evidence"
import { findUnknownWords } from "../find-unknown-words"

const TODAY = new Date("2026-11-22")

const wordsIn = (posting: string, content: Content) =>
  findUnknownWords(posting, findEvidence(posting, content, TODAY), content)

/** The sample with one skill, which a role of the posting may have. */
async function withSkill(name: string) {
  const content = await loadSiteContent()
  content.skills.skills = [
    { id: "group", name: "Group", skills: [{ id: "a", name, aliases: ["K8s"], tags: [] }] },
  ]
  return content
}

test.each([
  ["with ArgoCD, TLA+, Zig2 and Foo.js", ["ArgoCD", "TLA+", "Zig2", "Foo.js"]],
  [
    "with Argo CD, Google Cloud Spanner, Go and Zig.",
    ["Argo CD", "Google Cloud Spanner", "Go", "Zig"],
  ],
  ["data in Snowflake (or Redshift), e.g. Fivetran.", ["Snowflake", "Redshift", "Fivetran"]],
  ["Tools: Snowflake, ABAP", ["Snowflake", "ABAP"]],
  ["- Snowflake\n- We like Dagster. Snow falls.", ["Dagster"]],
  ["We write C, and I write Zig & F#.", ["C", "Zig", "F#"]],
  ["Erfahrung mit Snowflake und ArgoCD im Betrieb, Mitarbeiter:innen, KollegInnen", ["ArgoCD"]],
  [`${"a long line ".repeat(6)}of\nSnowflake.`, ["Snowflake"]],
  ["chez Clinique Sainte-Anne, avec Mediboard", ["Mediboard"]],
  ["熟悉Snowflake和ClickHouse", ["Snowflake", "ClickHouse"]],
  ["## ArgoCD Engineer\nREQUIREMENTS\nWhat We Offer:\nNice To Have", []],
  ["What We Offer\r\n\r\nSnowflake, Dagster\r\n", ["Dagster"]],
  ["Senior Zig Person\n\nAs a Senior Zig Person, you Code. We code.", []],
  ["on Monday in March, Sept, in New York, Berlin or the UK, in Oregon, Remote or Hybrid", []],
  ["fluent in English (C1) and German, for HR, IT, the EU and PTO", []],
  ["open Tuesdays, from Mon to Thu, on Wednesday, on Saturdays, since 3 September", []],
  ["in Portland, OR, with Zig", ["Zig"]],
  ["Location: Springfield\nCompany: Foo Robotics\nlocated in Foxton, with Zig", ["Zig"]],
  ["join the people of Foo Robotics AG, see foobar.org and use Zig", ["Zig"]],
  ["Schmidt und Partner is a firm for the rest. We run Snowflake.", ["Snowflake"]],
  ["Das Team für Dienste sucht Verstärkung, wir haben ArgoCD", ["ArgoCD"]],
  ["Experience with Zig\nYou use Zig and love Dagster", ["Zig", "Dagster"]],
  ["Work at FooBar Labs. The people of FooBar like Labs.", []],
  ["We are FooBar GmbH. The FooBar team: jobs@FooBar.example, https://FooBar.example", []],
  ["We know FooBar Labs is hiring. People like FooBar.", []],
  ["You know Kubernetes, K8s, kubernetes-native tools, Kubernetes 2.", []],
])("in %j, finds %j", async (posting, words) => {
  expect(wordsIn(posting, await withSkill("Kubernetes"))).toEqual(words)
})

test("leaves out places, days and months in the language of the site", async () => {
  const content = await withSkill("Kubernetes")
  content.website.language = "fr"
  const posting = "un poste en Belgique, dès Septembre, le Lundi, en Français, avec Mediboard"
  expect(wordsIn(posting, content)).toEqual(["Mediboard"])
})

test("leaves out what any text of the content has, in another spelling too", async () => {
  const content = await withSkill("ArgoCD")
  content.about.bio = ["I like Dagster.\nSnowflake, C and an API."]
  const posting = "with Argo CD, Dagster, APIs and Snowflake or Zig, on C4"
  expect(wordsIn(posting, content)).toEqual(["Zig", "C4"])
})

test("says that there are more than 15", async () => {
  const words = Array.from({ length: 20 }, (_, index) => `Xy${String.fromCharCode(65 + index)}z`)
  expect(wordsIn(words.join("\n"), await withSkill("A"))).toEqual([...words.slice(0, 15), "…"])
})

// A pattern that reads a letter again and again does not end before the timeout of the test.
test.each(rowsOf([20_000, 200_000], (length) => length < 200_000))(
  "reads any posting of %i letters once",
  async (length) => {
    const content = await withSkill("Kubernetes")
    for (const text of ["(", "- A\n", "Aa ", "a", "A.", "the Kubernetes "])
      expect(wordsIn(text.repeat(length / text.length), content).length).toBeLessThan(2)
  },
)
