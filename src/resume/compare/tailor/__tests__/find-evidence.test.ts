import { loadPerson } from "../../../../../test/load-person"
import { loadSiteContent } from "../../../../../test/site-content"
import { checkContent, VALID_FILES } from "../../../../../test/valid-content"
import type { Content } from "../../../../content/schemas"
import { applyVariant } from "../../../variants/apply-variant"
import { findEvidence } from "../find-evidence"
import { formatEvidence } from "../format-evidence"
import { toLetterSkeleton, toVariantSkeleton, UNWRITTEN } from "../skeletons"

const TODAY = new Date("2026-11-22")

const POSTING = `Senior Engineer at Acme Cloud

Acme Cloud builds a platform that other teams deploy on.
- Run K8s clusters with Argo CD
- Build services in Kotlin or Go that talk through Kafka
- Keep GraphQL APIs fast. Kafka experience is a plus.
We offer PTO and 5+ weeks of leave.`

const linesOf = (posting: string, content: Content) =>
  formatEvidence(findEvidence(posting, content), TODAY)
    .split("\n")
    .filter((line) => !line.startsWith(" "))

test("names what the résumé shows, for how long, and what it does not show", async () => {
  expect(linesOf(POSTING, await loadSiteContent())).toEqual([
    "Kotlin: 3 roles, 7 yr 2 mo, 1 text",
    "GraphQL: 1 role, 1 yr 9 mo",
    "Kubernetes: 1 role, 1 yr 9 mo",
    "platform: 8 texts",
    "Engineer: 10 texts",
    "Argo CD: nothing",
    "Go: nothing",
    "Kafka: nothing",
    "APIs: nothing",
  ])
})

test("says where", async () => {
  const text = formatEvidence(findEvidence("We use k8s.", await loadSiteContent()), TODAY)
  expect(text).toBe(
    "Kubernetes: 1 role, 1 yr 9 mo\n  work.yaml, Specimen Payments: Technical Lead, Jul 2021 — Mar 2023",
  )
})

test("finds whole names only, with any spaces or hyphens, and short names as they are written", async () => {
  const content = await loadSiteContent()
  const { skills } = content.skills
  skills[0]?.skills.push({ id: "r", name: "R", aliases: [], tags: [] })
  const names = (posting: string) =>
    findEvidence(posting, content).flatMap(({ term }) => (term.kind === "skill" ? term.id : []))
  expect(names("JavaScript, javascript")).toEqual([])
  expect(names("spring-boot and java")).toEqual(["java", "spring-boot"])
  expect(names("for r in R&D")).toEqual(["r"])
  expect(names("for r in c++")).toEqual([])
  expect(findEvidence("we are a team.", content)).toEqual([])
})

test("a skill that no role used is in the list of skills only", async () => {
  const content = await loadSiteContent()
  content.work.work = []
  expect(linesOf("Kotlin", content)).toEqual(["Kotlin: in the list of skills only"])
})

test("the skeletons are valid, keep every skill, and repeat no claim of the job posting", async () => {
  const { content } = checkContent()
  if (!content) throw new Error("The content has errors.")
  const evidence = findEvidence(POSTING, content)
  const variant = toVariantSkeleton(evidence, content)
  const letter = toLetterSkeleton(evidence, TODAY)
  const result = checkContent({ ...VALID_FILES, "variants/acme": variant, "letters/acme": letter })
  expect(result.diagnostics).toEqual([])
  expect(result.content?.letters.acme).toMatchObject({
    paragraphs: [UNWRITTEN],
    date: "2026-11-22",
  })
  const shown = applyVariant(content, "acme", result.content?.variants.acme ?? {})
  expect(shown).toEqual({ ...content, variant: "acme" })
})

test("the variant has the skills of the job posting first", async () => {
  const content = await loadSiteContent()
  const text = toVariantSkeleton(findEvidence("Redis, Kotlin", content), content)
  expect(text).toContain("skills: [kotlin, redis, languages, web,")
})

test("reads a job posting in another script", async () => {
  const content = await loadPerson("chinese")
  expect(linesOf("熟悉 Scala 和 Kafka", content)).toEqual([
    expect.stringMatching(/^Scala: /),
    "Kafka: nothing",
  ])
})
