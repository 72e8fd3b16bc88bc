/** Small invented résumés for the postings beside this file, of professions that test/people lacks. */
import { loadPerson, PEOPLE } from "../../../../../../test/load-person"
import { loadSiteContent } from "../../../../../../test/site-content"
import type { Content } from "../../../../../content/schemas"

type Short = { skills: string[]; roles: string[]; texts: string[]; languages: string[] }

const SHORT: Record<string, Short> = {
  nurse: {
    skills: ["Wundversorgung", "ORBIS", "Basale Stimulation", "Medikamentengabe"],
    roles: ["Pflegefachfrau", "Gesundheits- und Krankenpflegerin"],
    texts: [
      "Leitete zwölf Auszubildende auf der Intensivstation als Praxisanleiterin an.",
      "Führte die elektronische Pflegedokumentation auf zwei Stationen ein.",
      "Betreute nach Operationen bis zu 14 Patienten im Nachtdienst.",
    ],
    languages: ["Deutsch: C2", "Polnisch: Muttersprache"],
  },
  electrician: {
    skills: ["SPS-Programmierung", "KNX", "Schaltschrankbau", "EPLAN"],
    roles: ["Elektroniker für Betriebstechnik", "Auszubildender"],
    texts: [
      "Prüfte 400 Anlagen nach DGUV Vorschrift 3.",
      "Verdrahtete Schaltschränke und nahm Steuerungen mit Siemens S7 in Betrieb.",
      "Führerschein der Klasse B.",
    ],
    languages: ["Deutsch: Muttersprache"],
  },
  scientist: {
    skills: ["Python", "AWS (SageMaker, Lambda)", "scikit-learn", "PyTorch", "SQL", "Power BI"],
    roles: ["Senior Data Scientist", "Data Scientist", "Junior Data Scientist"],
    texts: [
      "Built a churn model that kept 4,000 customers a year.",
      "Ran A/B tests with the product team, and cut time series forecasting errors by 18%.",
      "Taught machine learning to 30 colleagues.",
    ],
    languages: ["Türkçe: B2", "Deutsch: C1", "English: C1"],
  },
  accountant: {
    skills: ["SAP S/4HANA", "Microsoft Excel", "QuickBooks", "IFRS"],
    roles: ["Senior Accountant", "Accounts Payable Clerk"],
    texts: [
      "Prepared the month-end close in four days instead of nine.",
      "Reconciled the bank accounts of 12 subsidiaries.",
      "Passed the exam of the Certified Public Accountant (CPA) in 2018.",
    ],
    languages: ["English: Native speaker", "Spanish: B1"],
  },
  teacher: {
    skills: ["Moodle", "GeoGebra"],
    roles: ["Lehrer für Mathematik und Physik", "Referendar"],
    texts: [
      "Leitete die Fachgruppe Mathematik mit elf Kollegen.",
      "Unterrichtete Deutsch als Zweitsprache in zwei Vorbereitungsklassen.",
      "Zweites Staatsexamen mit der Note 1,3.",
    ],
    languages: ["Deutsch: Muttersprache", "Englisch: C1"],
  },
  designer: {
    skills: ["Figma", "Adobe Illustrator", "Adobe InDesign", "HTML and CSS"],
    roles: ["Product Designer", "Graphic Designer"],
    texts: [
      "Ran 40 user interviews, and usability tests for each release.",
      "Built the design system that six product teams use.",
      "Wrote the accessibility guidelines after WCAG 2.2.",
    ],
    languages: ["English: Native speaker", "German: B1"],
  },
}

/** @returns the content of a person of `SHORT`, of test/people, or of the sample */
export async function loadResume(name: string): Promise<Content> {
  if (PEOPLE.includes(name)) return loadPerson(name)
  const content = await loadSiteContent()
  const short = SHORT[name]
  if (!short && name !== "sample") throw new Error(`There is no résumé of ${name}.`)
  return short ? withShort(content, short) : content
}

function withShort(content: Content, { skills, roles, texts, languages }: Short): Content {
  const role = { endDate: "", skills: [], responsibilities: [], tags: [] }
  const toSkill = (name: string, index: number) => ({
    id: `skill-${index}`,
    name,
    aliases: [],
    tags: [],
  })
  const company = {
    id: "company",
    company: "Company",
    roles: roles.map((title, index) => ({ ...role, title, startDate: `${2020 - index * 3}` })),
    responsibilities: texts,
    tags: [],
  }
  const heading = { title: "Languages", expandedByDefault: false, tags: [] }
  return {
    ...content,
    skills: { skills: [{ id: "group", name: "Group", skills: skills.map(toSkill) }] },
    work: { work: [company] },
    resume: {
      ...content.resume,
      sections: [{ section: "Languages", ...heading, content: { list: languages, entries: [] } }],
    },
  }
}
