import { loadSiteContent } from "../../../../../test/site-content"
import type { Content } from "../../../../content/schemas"
import { findEvidence } from "../find-evidence"
import { answerOf, formatEvidence } from "../format-evidence"
import { HELD_OUT, measure, POSTINGS } from "./postings/measure"
import { loadResume } from "./postings/resumes"

const judge = (posting: string, content: Content) =>
  findEvidence(posting, content).map((each) => ({
    names: each.term.names,
    answer: answerOf(each),
  }))

const linesOf = (posting: string, content: Content) =>
  formatEvidence(findEvidence(posting, content), new Date("2026-11-22")).split("\n")

test("finds what a person finds in the postings, and claims what a person would", async () => {
  const { terms, evidence } = await measure(
    POSTINGS.filter((name) => !HELD_OUT.includes(name)),
    judge,
  )
  expect(terms.precision).toBeGreaterThanOrEqual(0.88)
  expect(terms.recall).toBeGreaterThanOrEqual(0.75)
  expect(evidence.precision).toBeGreaterThanOrEqual(0.8)
  expect(evidence.perhaps).toBeGreaterThanOrEqual(0.9)
  expect(evidence.recall).toBeGreaterThanOrEqual(0.9)
  expect([evidence.denied, evidence.untrue]).toEqual([[], []])
})

test("does nearly as well with postings by which nobody made the rules", async () => {
  const { terms, evidence } = await measure(HELD_OUT, judge)
  expect(terms.precision).toBeGreaterThanOrEqual(0.88)
  expect(terms.recall).toBeGreaterThanOrEqual(0.7)
  expect(evidence.precision).toBeGreaterThanOrEqual(0.8)
  expect(evidence.recall).toBeGreaterThanOrEqual(0.75)
  expect(evidence.untrue).toEqual([])
})

test("the roles of a title and the parts of a skill are shown, a level is no term", async () => {
  const content = await loadResume("scientist")
  const posting =
    "Stelle\n\n- Data Scientist mit SageMaker\n- Deutsch B2\n- Erfahrung mit Azure und Excel"
  expect(linesOf(posting, content)).toEqual([
    "SageMaker: in the list of skills only",
    "Data Scientist: 3 texts",
    "  work.yaml, Company: Senior Data Scientist",
    "  work.yaml, Company: Data Scientist",
    "  work.yaml, Company: Junior Data Scientist",
    "Deutsch: 1 text",
    "  resume.yaml, Languages: Deutsch: C1",
    "Azure: nothing",
    "Excel: nothing",
  ])
})

test("terms of two words stand in the résumé; places, benefits and formats are no terms", async () => {
  const posting = `Developer in Hamburg

- You share an on-call rotation
- Office in Hamburg

Wir bieten ein Deutschlandticket. Bewerbung als PDF.`
  expect(linesOf(posting, await loadSiteContent())).toEqual([
    "Developer: 1 text",
    "  work.yaml, Dry Run Irrigation: Software Developer",
    "on-call rotation: 1 text",
    expect.stringMatching(/^ {2}work.yaml, Example Retirement Trust: Set up a shared on-call/),
  ])
})

test("a part of a skill or a word with the same stem is perhaps", async () => {
  const lines = linesOf("We use Excel and Oracle.", await loadResume("accountant"))
  expect(lines).toEqual([
    "Excel: perhaps, 1 text",
    "  skills.yaml, Group: Microsoft Excel",
    "Oracle: nothing",
  ])
})

test("takes any text, and calls no long one a name", async () => {
  const content = await loadSiteContent()
  const texts = [
    "(".repeat(50_000),
    "- A\n".repeat(12_000),
    "Aa ".repeat(16_000),
    "a".repeat(50_000),
  ]
  expect(texts.map((text) => findEvidence(text, content).length)).toEqual([0, 1, 0, 0])
  expect(findEvidence("Title\n\n- C++ (C#, [x], $1) & *.* \\d", content)).toHaveLength(3)
})
