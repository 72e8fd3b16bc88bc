/** Small valid content files, for tests that add an error to them. */

import type { Folder } from "../src/content/files/read-folder"
import type { Picture } from "../src/content/files/read-picture"
import type { ValidatedFiles } from "../src/content/folder/together"
import { type ValidationResult, validateFiles, validateTogether } from "../src/content/load"
import type { ContentName, FileName } from "../src/content/schemas"
import { FORMAT } from "../src/content/schemas/format"
import { isSupported } from "../src/fonts/fonts"

export const VALID_FILES: Readonly<Record<ContentName, string>> = {
  about: `title: About
description: Who I am.
bio:
  - I build services.
likes:
  - title: At work
    items:
      - Clear edges
actions:
  - text: Portfolio
    href: /portfolio/
`,
  errors: `title: Something went wrong
errors:
  - status: 404
    reason: Not Found
    message: No page lives here.
`,
  home: `description: Services on the JVM.
lead: Backend engineer.
beforeShowcase:
  - header: You have a problem.
    secondaryHeader: We can solve it.
    buttonHref: /about/
`,
  legal: `pages:
  - id: imprint
    title: Imprint
    description: Who runs this site.
    sections:
      - title: Address
        lines:
          - Ada Writer
          - Portland, OR
      - paragraphs:
          - This site sets no cookies.
`,
  owner: `name: Ada Writer
headline: Backend engineer
location: Portland, OR
contact:
  - kind: email
    value: ada@writer.dev
  - kind: phone
    value: +1 503-555-0142
`,
  portfolio: `title: Portfolio
description: What I built.
projects:
  - id: companion
    name: Companion
    url: https://companion.dev
    summary: Scores, live.
    detailTitle: The project
    body:
      - It reads updates.
    image:
      src: images/wide.png
      alt: A table of scores.
    demo:
      id: evening
      kind: tournament
      event: Open
      colors:
        background: '#000000'
        surface: '#111111'
        text: '#ffffff'
        accent: '#ffaa00'
        onAccent: '#000000'
      players: [{ id: ada, name: Ada }, { id: bob, name: Bob }, { id: cyd, name: Cyd }]
      machines: [{ id: kraken, name: Kraken }]
      rounds:
        - at: '19:00:00'
          matches:
            - { id: one, machine: kraken, players: [ada, bob] }
      events:
        - { at: '19:01:00', match: one, player: ada, ball: 1, score: 100 }
showcaseLink: See the showcase
`,
  resume: `title: Resume
description: What I did.
sections:
  - section: Objective
    title: Objective
    expandedByDefault: true
    content:
      text: A role in Portland.
  - section: WorkExperience
    title: Work
    expandedByDefault: true
  - section: Education
    title: Education
    expandedByDefault: false
    content:
      entries:
        - title: B.S.
          startDate: 'Sep 2000'
          endDate: 'Jun 2004'
updated: '2026-11-21'
`,
  showcase: `label: Projects
title: Pick one.
body:
  - Each site deals cards.
cards:
  - name: Moths
    url: https://moths.dev
    src: images/wide.png
    alt: Three moths.
    demo:
      id: moths
      kind: pick
      group: 2
      colors:
        background: '#000000'
        surface: '#111111'
        text: '#ffffff'
        accent: '#ffaa00'
        onAccent: '#000000'
      cards:
        - { name: One, src: images/one.svg }
        - { name: Two, src: images/two.svg }
        - { name: Three, src: images/two.svg }
`,
  skills: `skills:
  - id: languages
    name: Languages
    skills:
      - id: kotlin
        name: Kotlin
      - id: scala
        name: Scala
`,
  website: `origin: https://writer.dev
sourceUrl: https://code.dev/ada
sourceText: View source
thanks: Thank you.
format: ${FORMAT}
`,
  work: `work:
  - id: specimen
    company: Specimen
    roles:
      - title: Lead
        startDate: 'Apr 2023'
        endDate: ''
        skills: [kotlin]
      - title: Engineer
        startDate: 'Oct 2019'
        endDate: 'Mar 2023'
    responsibilities:
      - Led a team.
  - id: null-island
    company: Null Island
    roles:
      - title: Engineer
        startDate: 'Jan 2018'
        endDate: 'Sep 2019'
        skills: [scala]
    responsibilities:
      - Built an API.
`,
}

/** The current day in tests. */
export const TODAY = new Date("2026-01-15T12:00:00Z")

const PICTURES: readonly (readonly [string, Picture])[] = [
  ["images/wide.png", { width: 1600, height: 2000 }],
  ["images/middling.png", { width: 1000, height: 1250 }],
  ["images/small.png", { width: 300, height: 375 }],
  ["images/square.png", { width: 1600, height: 1600 }],
  ["images/tall.png", { width: 1600, height: 4000 }],
  ["images/banner.png", { width: 1600, height: 600 }],
  ["images/strip.png", { width: 1600, height: 400 }],
  ["images/one.svg", { problem: "is a drawing", isDrawing: true }],
  ["images/two.svg", { problem: "is a drawing", isDrawing: true }],
  ["images/broken.svg", { problem: "is not a picture, or it is damaged" }],
  ["images/notes.png", { problem: "is not a picture, or it is damaged" }],
]

/** @returns a folder with the valid files; `changed` replaces a file, or removes it with null */
export function folderOf(
  changed: Partial<Record<FileName, string | Uint8Array | null>> = {},
  rest: Partial<Folder> = {},
): Folder {
  const sources = Object.entries({ ...VALID_FILES, ...changed })
  const files = sources.flatMap(([name, source]) =>
    source === null ? [] : [[name, typeof source === "string" ? Buffer.from(source) : source]],
  )
  const folders = files.flatMap(([name]) => {
    const steps = String(name).split("/")
    return steps.slice(1).map((_, index) => `${steps.slice(0, index + 1).join("/")}/`)
  })
  return {
    name: "content",
    entries: ["images/", ...new Set(folders), ...files.map(([name]) => `${name}.yaml`)],
    files: Object.fromEntries(files),
    // The content names each picture.
    pictures: new Map(
      PICTURES.filter(([name]) => sources.some(([, text]) => String(text).includes(name))),
    ),
    staticFiles: new Set(["/favicon.svg"]),
    badLinks: [],
    fonts: new Map([
      [
        "@fontsource/lora",
        {
          family: "Lora",
          files: [
            {
              path: "/node_modules/@fontsource/lora/files/lora-latin-400-normal.woff2",
              url: "/static/fonts/5.0.0/lora-latin-400-normal.woff2",
              style: "normal",
              weights: [400, 400],
              unicodeRange: "U+0000-00FF",
            },
          ],
        },
      ],
      ["@fontsource/damaged", { family: "Damaged", files: [] }],
    ]),
    ownFonts: [],
    isSupported,
    ...rest,
  }
}

const validated = new Map<string, ValidatedFiles>()

/** @returns the valid file, which is validated once in a test file; nothing for another text */
function validFile(
  folder: string,
  name: string,
  bytes: Folder["files"][FileName],
): ValidatedFiles | undefined {
  if (VALID_FILES[name as ContentName] !== String(bytes)) return undefined
  const key = `${folder}/${name}`
  const known =
    validated.get(key) ?? validateFiles({ ...folderOf(), name: folder, files: { [name]: bytes } })
  validated.set(key, known)
  return known
}

/** @returns the result of validating such a folder. A table of mistakes changes one file in each row. */
export function checkContent(...changes: Parameters<typeof folderOf>): ValidationResult {
  const folder = folderOf(...changes)
  const files = Object.entries(folder.files).map(
    ([name, bytes]) =>
      validFile(folder.name, name, bytes) ?? validateFiles({ ...folder, files: { [name]: bytes } }),
  )
  return validateTogether(Object.assign({}, ...files), { ...folder, today: TODAY })
}
