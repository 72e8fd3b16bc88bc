/** Content of every kind, with every field and with long words, for the second build. */
import { rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { fullContent } from "../../src/testing/content"
import { loadSiteContent } from "../../src/testing/site-content"

const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"

const LONG_URL = `https://www.${"long-".repeat(10)}name.example/${"path-of-many-words/".repeat(6)}`

/** @returns the content of a résumé that has everything, for the owner of the site */
export async function fullSiteContent() {
  const [site, { owner, resume, skills, work }] = [await loadSiteContent(), fullContent()]
  const [card] = site.showcase.cards
  if (!owner.portrait || !card)
    throw new Error("The content has no portrait, or no picture for it.")
  owner.name = site.owner.name
  owner.portrait.src = card.src
  owner.contact.push({
    kind: "profile",
    label: LONG_WORD,
    value: LONG_URL,
    forms: ["web", "print"],
  })
  const [group] = skills.skills
  group?.skills.push({ id: "long", name: LONG_WORD, level: LONG_WORD, tags: [] })
  const role = { startDate: "2012", endDate: "", responsibilities: [`See ${LONG_URL}`], tags: [] }
  work.work.push({
    ...{ id: "long", company: LONG_WORD, location: LONG_WORD, url: LONG_URL, summary: LONG_WORD },
    roles: [
      { ...role, title: LONG_WORD, skills: ["long"] },
      { ...role, title: LONG_WORD, location: LONG_WORD, skills: [] },
    ],
    ...{ responsibilities: [LONG_WORD, `[${LONG_WORD}](${LONG_URL})`], tags: [] },
  })
  const courses = [LONG_WORD]
  for (const section of resume.sections) {
    section.title = `${section.title} ${section.section === "Education" ? LONG_WORD : ""}`.trim()
    if (section.section === "Education") {
      const long = { title: LONG_WORD, organization: LONG_WORD, url: LONG_URL, thesis: LONG_WORD }
      section.content.entries.push({
        ...long,
        courses,
        details: [LONG_URL],
        keywords: [],
        tags: [],
      })
    }
  }
  return { owner, resume, skills, work }
}

/** Replaces four files of a content folder, and removes the variants, which name other ids. */
export async function writeFullContent(folder: string): Promise<void> {
  for (const [name, data] of Object.entries(await fullSiteContent())) {
    // YAML includes JSON.
    await writeFile(path.join(folder, `${name}.yaml`), JSON.stringify(data, null, 2))
  }
  await rm(path.join(folder, "variants"), { recursive: true, force: true })
}
