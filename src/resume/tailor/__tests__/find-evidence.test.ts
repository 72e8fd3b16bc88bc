import { loadPerson } from "../../../../test/load-person"
import { rowsOf } from "../../../../test/matrix"
import { loadSiteContent } from "../../../../test/site-content"
import { checkContent, VALID_FILES } from "../../../../test/valid-content"
import type { Content } from "../../../content/schemas"
import { applyVariant } from "../../variants/apply-variant"
import { findEvidence } from "../find-evidence"
import { formatEvidence } from "../format-evidence"
import { toLetterSkeleton, toVariantSkeleton } from "../skeletons"

const TODAY = new Date("2026-11-22")

const POSTING = `Software Engineer at Acme Cloud

Acme Cloud builds a platform that other teams deploy on.
- Run K8s clusters with Argo CD
- Build services in Kotlin or Go that talk through Kafka
- Keep GraphQL APIs fast. Kafka experience is a plus.
We offer PTO and 5+ weeks of leave.`

const describe = (posting: string, content: Content) =>
  formatEvidence(findEvidence(posting, content, TODAY), content, TODAY)

/** The lines that are no places. */
const headsOf = (posting: string, content: Content) =>
  describe(posting, content)
    .split("\n\n")[0]
    ?.split("\n")
    .filter((line) => !line.startsWith(" "))

/** The sample with other skills, which no role used. */
async function withSkills(...names: (string | { name: string; aliases: string[] })[]) {
  const content = await loadSiteContent()
  const skills = names.map((each, index) => ({
    id: `skill-${index}`,
    tags: [],
    ...(typeof each === "string" ? { name: each, aliases: [] } : each),
  }))
  content.skills.skills = [{ id: "group", name: "Group", skills }]
  content.work.work = []
  return content
}

/** @returns the names of the skills that the posting names */
const skillsIn = (posting: string, content: Content) =>
  findEvidence(posting, content, TODAY).flatMap(({ term }) => (term.id ? [term.name] : []))

test("names the skills, tags and titles of the posting, and nothing else of it", async () => {
  expect(headsOf(POSTING, await loadSiteContent())).toEqual([
    "Kotlin: 3 roles, 7 yr 2 mo, 1 text",
    "GraphQL: 1 role, 1 yr 9 mo",
    "Kubernetes: 1 role, 1 yr 9 mo",
    "platform: 8 texts",
    expect.stringMatching(/^Software Engineer: \d roles, \d+ yr/),
  ])
})

test("quotes the posting, says which roles used a skill, and lists the skills that it does not name", async () => {
  const content = await loadSiteContent()
  content.skills.skills = content.skills.skills.filter(({ id }) => id === "cloud")
  expect(describe(`Dear all,\n${POSTING}`, content).split("\n").slice(0, 3)).toEqual([
    "Kubernetes: 1 role, 1 yr 9 mo",
    "  posting: - Run K8s clusters with Argo CD",
    "  work.yaml, Specimen Payments: Technical Lead, Jul 2021 – Mar 2023",
  ])
  expect(describe(POSTING, content)).toContain(
    "\n\nSkills that it does not name: AWS Lambda, Amazon API Gateway, Amazon S3, Amazon SQS, Terraform.\n",
  )
})

test("prints a role that has not started as the site does", async () => {
  const content = await withSkills("Kotlin")
  const [company] = (await loadSiteContent()).work.work
  if (!company || !("company" in company)) throw new Error("The sample begins with no company.")
  const dates = { startDate: "Feb 2027", endDate: "", skills: ["skill-0"] }
  content.work.work = [{ ...company, roles: company.roles.map((role) => ({ ...role, ...dates })) }]
  expect(describe("Kotlin", content)).toMatch(/^Kotlin: 1 role, 1 text\n/)
  expect(describe("Kotlin", content)).toContain(", From Feb 2027\n")
})

test("quotes only the words around a name in a long line, without control characters", async () => {
  const content = await withSkills("Kotlin")
  const [evidence] = findEvidence(
    `${"😀 ".repeat(500)}\u001b[31m Kotlin ${"x".repeat(500)}`,
    content,
    TODAY,
  )
  expect(evidence?.quote).toMatch(/^…[^\p{Cc}\p{Cs}]* Kotlin x+…$/u)
  expect(evidence?.quote.length).toBeLessThan(110)
})

test("a skill that no role used is in the list of skills only", async () => {
  expect(headsOf("Kotlin", await withSkills("Kotlin"))).toEqual([
    "Kotlin: in the list of skills only",
  ])
})

test("says so if the posting names nothing, or if there are no skills", async () => {
  expect(describe("We bake bread.", await withSkills("Kotlin"))).toMatch(
    /^The posting names none of your skills, tags and titles\.\n\nSkills that it does not name: Kotlin\./,
  )
  const content = await withSkills()
  content.resume.sections = []
  const evidence = findEvidence("Kotlin", content, TODAY)
  expect(formatEvidence(evidence, content, TODAY)).toBe(
    "The posting names none of your skills, tags and titles.",
  )
  expect(toVariantSkeleton(evidence, content)).toContain("\n{}\n")
  expect(toLetterSkeleton(evidence, TODAY)).toContain("\n# nothing by name\nto:\n")
})

test("a longer skill hides a shorter one within it, and a title hides no skill", async () => {
  const content = await withSkills("AWS", "AWS Lambda", "Spring Boot", "Spring")
  expect(skillsIn("aws lambda and spring-boot", content)).toEqual(["AWS Lambda", "Spring Boot"])
  expect(skillsIn("AWS, AWS Lambda, SpringBoot", content)).toEqual([
    "AWS",
    "AWS Lambda",
    "Spring Boot",
  ])
  const sample = await loadSiteContent()
  sample.work.work = sample.work.work.flatMap((item) =>
    "company" in item
      ? [{ ...item, roles: item.roles.map((role) => ({ ...role, title: "Kotlin Developer" })) }]
      : [],
  )
  expect(headsOf("Kotlin Developer", sample)).toEqual([
    expect.stringMatching(/^Kotlin: \d+ roles/),
    expect.stringMatching(/^Kotlin Developer: \d+ roles/),
  ])
})

test.each([
  ["C++", "C++17, c++ or (C++).", "C"],
  ["C#", "C#/.NET, c# 12", "C"],
  [".NET", "C# and .net 8", "NET"],
  ["Go", "Services in Go, Kafka", "going, go, Gone"],
  ["R", "R, Python; R-Kenntnisse", "R&D, CRM, Dr. R.A. Smith, R's"],
  ["C", "C/C++", "C++, C#, C'est, CV"],
  ["Java", "JAVA, Java 17", "JavaScript"],
  ["http4s", "HTTP4s", "http4"],
  ["Python", "Python3", "Pythonic"],
  ["REST API", "REST APIs", "REST-Apiary"],
  ["Amazon S3", "Amazon-S3", "Amazon S30"],
  ["Spring Boot", "Spring\nBoot", "Springboots2x"],
  ["Buchführung", "Buchfu\u0308hrung, Lohn", "Buchführungen2x"],
  ["Kubernetes", "Kubernetes-Cluster, Ｋｕｂｅｒｎｅｔｅｓ", "Kuber"],
  ["E-Commerce", "E\u2011Commerce, eCommerce", "E Com"],
  ["Scala", "熟悉Scala和Kafka", "Scalable"],
  ["数据分析", "负责大数据分析工作", "数据"],
  ["Docker", "خبرة في Kubernetes وDocker", "Dockerize"],
  ["محاسبة", "خبرة في محاسبة التكاليف", "محاسبةية"],
  ["SAP", "SAP를 사용", "SAPs2x"],
  ["Oracle", "Oracle® and ORACLE™", "Oracles2x"],
  ["İngilizce", "İyi derecede İNGİLİZCE", "İngilizceci"],
  ["Gestion d’équipe", "gestion d'équipe", "gestion"],
])("finds %s as a whole name", async (name, posting, other) => {
  const content = await withSkills(name)
  expect(skillsIn(posting, content)).toEqual([name])
  expect(skillsIn(other, content)).toEqual([])
})

test.each([
  ["Apache Kafka", "Kafka; Kafka's; Kafka-Cluster", "kafkaesque, Franz Kafkaesk"],
  ["Apache Spark", "PySpark, Spark 3", "Can you spark joy? We do, SparkPost"],
  ["AWS Lambda", "Lambda, SQS", "lambda calculus"],
  ["Amazon S3", "S3 buckets", "S30, CS3"],
  ["Google BigQuery", "bigquery; Big Query", "a big query"],
  ["Google Kubernetes Engine", "Kubernetes engine", "Kubernetes, Search Engine"],
  ["HashiCorp Vault", "Vault", "pole vault"],
  ["Microsoft SQL Server", "SQL server 2022", "SQL on a server"],
  ["Red Hat OpenShift", "Openshift", "Red Hat, Open, Shift"],
  ["Spring WebFlux", "WebFlux", "Web, Flux"],
  ["OpenTelemetry", "Open Telemetry and Open-Telemetry", "an open telemetry"],
  ["Open Telemetry", "OpenTelemetry", "Open"],
  ["MongoDB", "Mongo DB", "Mongo, DB2"],
])(
  "finds %s without its maker, by a last word that is a name, with and without a space",
  async (name, posting, other) => {
    const content = await withSkills(name)
    expect(skillsIn(posting, content)).toEqual([name])
    expect(skillsIn(other, content)).toEqual([])
  },
)

test.each([
  ["Google Docs", "Docs as code, DOCS"],
  ["Google Cloud Platform", "Our Cloud Platform, a Platform"],
  ["Google Cloud SQL", "SQL"],
  ["Amazon Web Services", "Web services, Services"],
  ["Microsoft 365", "365 days"],
  ["Microsoft Teams", "Teams of five"],
  ["Google Go", "Go, go"],
  ["Objective C", "C"],
  ["GNU R", "R"],
  ["Machine Learning", "Learning"],
  ["Spring Boot", "Boot"],
  ["Azure DevOps", "DevOps"],
  ["Googleplex Kafka", "Kafka"],
  ["MySQL", "My SQL is good"],
  ["NoSQL", "No SQL needed"],
  ["FastAPI", "fast APIs"],
  ["LinkedIn", "Linked in a chain"],
])(
  "does not find %s by a part of its name that is an everyday word or another name",
  async (name, posting) => {
    expect(skillsIn(posting, await withSkills(name))).toEqual([])
  },
)

test("counts the texts that show a skill without its maker", async () => {
  const content = await withSkills("Apache Kafka")
  content.resume.sections = []
  const [company] = (await loadSiteContent()).work.work
  if (!company || !("company" in company)) throw new Error("The sample begins with no company.")
  content.work.work = [{ ...company, responsibilities: ["Ran Kafka."] }]
  expect(headsOf("Kafka", content)).toEqual([expect.stringMatching(/^Apache Kafka: 1 text/)])
})

test("finds a skill by an alias, and by the names within its name", async () => {
  const content = await withSkills(
    { name: "Kubernetes", aliases: ["K8s"] },
    "Amazon Web Services (AWS)",
    "Excel (advanced)",
  )
  expect(skillsIn("k8s on AWS", content)).toEqual(["Kubernetes", "Amazon Web Services (AWS)"])
  expect(skillsIn("advanced Excel", content)).toEqual(["Excel (advanced)"])
  expect(skillsIn("advanced", content)).toEqual([])
})

test("finds the skills of a posting in another script", async () => {
  const content = await loadPerson("chinese")
  expect(headsOf("熟悉Scala和Kafka", content)).toEqual([expect.stringMatching(/^Scala: /)])
})

// A pattern that reads a letter again and again does not end before the timeout of the test.
test.each(rowsOf([20_000, 200_000], (length) => length < 200_000))(
  "reads any posting of %i letters once",
  async (length) => {
    const content = await loadSiteContent()
    for (const text of ["(", "- A\n", "Aa ", "a", "Spring ", "C++ [x] $1 \\d "])
      expect(skillsIn(text.repeat(length / text.length), content)).toEqual([])
  },
)

test("the skeletons have no error, keep every skill, and repeat no claim of the posting", async () => {
  const { content } = checkContent()
  if (!content) throw new Error("The content has errors.")
  const evidence = findEvidence(POSTING, content, TODAY)
  const variant = toVariantSkeleton(evidence, content)
  const letter = toLetterSkeleton(evidence, TODAY)
  const result = checkContent({ ...VALID_FILES, "variants/acme": variant, "letters/acme": letter })
  expect(result.diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ["placeholder", expect.stringContaining("letters/acme.yaml still has 3 texts of the starter")],
  ])
  expect(result.content?.letters.acme).toMatchObject({ date: "2026-11-22" })
  expect(letter).not.toContain("Kafka")
  const shown = applyVariant(content, "acme", result.content?.variants.acme ?? {})
  expect(shown).toEqual({ ...content, variant: "acme" })
})

test("the variant has the skills of the posting first, no group beside them, and quotes an id that is a number", async () => {
  const content = await loadSiteContent()
  content.skills.skills[0]?.skills.push({ id: "2024", name: "Year", aliases: [], tags: [] })
  const text = toVariantSkeleton(findEvidence("Redis, Kotlin, Year", content, TODAY), content)
  const ids = content.skills.skills.flatMap((group) => group.skills.map(({ id }) => id))
  const others = ids.filter((id) => !["kotlin", "2024", "redis"].includes(id))
  expect(text).toContain(`\nskills: [kotlin, "2024", redis, ${others.join(", ")}] `)
  const groups = content.skills.skills.map(({ id }) => id)
  expect(toVariantSkeleton([], content)).toContain(`\nskills: [${groups.join(", ")}] `)
})

test("the variant proposes the responsibilities that show what the posting names", async () => {
  const content = await loadSiteContent()
  const [company] = content.work.work
  if (!company || !("company" in company)) throw new Error("The sample begins with no company.")
  company.responsibilities = ["Baked.", { text: "Wrote *Zig*.", id: "zig", tags: ["low-level"] }]
  const text = toVariantSkeleton(findEvidence("A low level role.", content, TODAY), content)
  expect(text).toContain("# responsibilities: [zig, low-level] ")
})
