/** Content with every field of a résumé, and with long words on every page, for the second build. */
import { mkdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { loadContent } from "../../src/content/load"
import { FORMAT_NAMES } from "../../src/content/schemas/contact-formats"
import { pairTexts } from "../../src/content/translations/pair-texts"
import { fullContent } from "../../test/content"
import { type FullContent, loadSiteContent } from "../../test/site-content"

const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"

/** A number that only hand-outs have. */
export const PRIVATE_PHONE = "+1 971-555-0187"

const LONG_URL = `https://www.${"long-".repeat(10)}name.example/${"path-of-many-words/".repeat(6)}`

/** The id of a legal page. */
export const LEGAL_PAGE = "imprint"

/** @returns the content of a résumé that has everything, for the owner of the site */
export async function fullSiteContent() {
  const [site, full] = [await loadSiteContent(), fullContent()]
  const { about, home, portfolio, showcase } = addLongWords(site)
  const { owner, resume, skills, work } = full
  const [card] = site.showcase.cards
  if (!owner.portrait || !card)
    throw new Error("The content has no portrait, or no picture for it.")
  owner.name = site.owner.name
  owner.familyName = site.owner.name.split(" ").at(-1)
  owner.portrait.src = card.src
  owner.contact.push({
    kind: "profile",
    label: LONG_WORD,
    value: LONG_URL,
    visibleIn: [...FORMAT_NAMES],
  })
  owner.contact.push({ kind: "phone", value: PRIVATE_PHONE, visibleIn: ["hand-out"] })
  const [group] = skills.skills
  group?.skills.push({ id: "long", name: LONG_WORD, level: LONG_WORD, aliases: [], tags: [] })
  const role = { startDate: "2012", endDate: "", responsibilities: [`See ${LONG_URL}`], tags: [] }
  work.work.push({
    id: "long",
    company: LONG_WORD,
    location: LONG_WORD,
    url: LONG_URL,
    summary: LONG_WORD,
    roles: [
      { ...role, title: LONG_WORD, skills: ["long"] },
      { ...role, title: LONG_WORD, location: LONG_WORD, skills: [] },
    ],
    responsibilities: [LONG_WORD, `[${LONG_WORD}](${LONG_URL})`],
    tags: [],
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
  const legal = {
    pages: [
      {
        id: LEGAL_PAGE,
        title: LONG_WORD,
        description: "Who runs this site.",
        sections: [
          { lines: [LONG_WORD, "97299 Portland"], paragraphs: [] },
          { title: LONG_WORD, lines: [], paragraphs: [LONG_URL, "[A page](/about/)"] },
        ],
      },
    ],
  }
  // The owner's colors suit one look. This site has both, so that the tests see the light one, too.
  const { radius, fonts } = site.website.theme ?? {}
  const theme = { look: "system" as const, radius, fonts }
  const website = { ...site.website, language: "en", theme }
  return { about, home, legal, owner, portfolio, resume, showcase, skills, website, work }
}

/** Adds long words to the pages besides the résumé. */
function addLongWords({ about, home, portfolio, showcase }: FullContent) {
  const words = `See ${LONG_WORD} at ${LONG_URL}`
  about.bio.push(words)
  about.likes.push({ title: LONG_WORD, items: [words, LONG_WORD] })
  about.actions.push({ text: LONG_WORD, href: "/portfolio/" })
  const banner = { buttonHref: "/about/", buttonText: LONG_WORD, header: LONG_WORD }
  home.afterShowcase.push({ ...banner, secondaryHeader: words })
  showcase.body.push(words)
  showcase.links.push({ name: LONG_WORD, url: LONG_URL })
  const texts = { name: LONG_WORD, summary: words, detailTitle: LONG_WORD, body: [words] }
  portfolio.projects.push({ ...texts, id: "long-name", url: LONG_URL })
  return { about, home, portfolio, showcase }
}

/** Replaces files of a content folder, and removes the variants and letters, which name other ids. */
export async function writeFullContent(folder: string): Promise<void> {
  for (const [name, data] of Object.entries(await fullSiteContent())) {
    // YAML includes JSON.
    await writeFile(path.join(folder, `${name}.yaml`), JSON.stringify(data, null, 2))
  }
  for (const name of ["variants", "letters"])
    await rm(path.join(folder, name), { recursive: true, force: true })
}

/** The languages besides English: one is written from right to left. */
export const LANGUAGES = ["de", "ar"] as const

/** What each text of a translation starts with. */
export const START = { de: "Deutsch:", ar: "عربي" } as const

/** Translates a content folder into each of them. */
export async function writeTranslations(folder: string): Promise<void> {
  for (const language of LANGUAGES) await writeTranslation(folder, language)
}

/** Translates every text but the responsibilities, which stay those of the base. */
async function writeTranslation(folder: string, language: "de" | "ar"): Promise<void> {
  const { content } = await loadContent(folder)
  if (!content) throw new Error("The full content has errors.")
  const sources = pairTexts(content, language).pairs.flatMap(({ kind, path, source }) =>
    kind === "text" && !path.includes("responsibilities") ? source : [],
  )
  const texts = [...new Set(sources)].map((source) => {
    return { source, target: `${START[language]} ${source}` }
  })
  await mkdir(path.join(folder, "translations"), { recursive: true })
  await writeFile(path.join(folder, `translations/${language}.yaml`), JSON.stringify({ texts }))
}
