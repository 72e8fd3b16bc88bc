import { parse } from "yaml"
import { dictionary } from "../dictionary"

const WORK = `work:
  - id: one
    company: Specimen
    url: https://one.dev
    roles:
      - title: Lead
    responsibilities:
      - Led a team.
      - text: Built an API.
        id: api
  - id: two
    company: Mole
    url: https://two.dev
`

/** @returns the files after the migration to format 4 */
function upgrade(files: Record<string, string>) {
  const { sources, left } = dictionary.change(new Map(Object.entries(files)))
  return { files: Object.fromEntries(sources), left }
}

const inGerman = (files: Record<string, string>) => {
  const { files: after, left } = upgrade(files)
  expect(Object.keys(after).filter((name) => name.startsWith("translations/de/"))).toEqual([])
  return { ...parse(after["translations/de"] ?? ""), left }
}

test.each<[string, string, object]>([
  [
    "a source, a target and a mark, as they stand",
    "work:\n  - id: one\n    roles:\n      - title: { source: Lead, target: Leitung, stale: { source: Head, target: Leitung } }\n",
    {
      texts: [{ source: "Lead", target: "Leitung", stale: { source: "Head", target: "Leitung" } }],
    },
  ],
  [
    "an address and a name, by the id of their item",
    "work:\n  - id: two\n    url: https://two.dev/de\n    company: Mole\n",
    { texts: [], names: [{ source: "https://two.dev", target: "https://two.dev/de" }] },
  ],
  [
    "a text for an object with a text, and the other way round",
    "work:\n  - id: one\n    responsibilities:\n      - text: { source: Led a team., target: A }\n      - { source: Built an API., target: B }\n",
    {
      texts: [
        { source: "Led a team.", target: "A" },
        { source: "Built an API.", target: "B" },
      ],
    },
  ],
  [
    "a source with two targets",
    "work:\n  - id: one\n    summary: { source: Lead, target: A }\n    roles:\n      - title: { source: Lead, target: B }\n      - title: { source: Lead, target: B }\n",
    {
      texts: [
        { source: "Lead", target: "A" },
        { source: "Lead", target: "B", at: "work.work.roles.title" },
      ],
    },
  ],
])("moves %s into the dictionary", (_what, tree, expected) => {
  expect(inGerman({ work: WORK, "translations/de/work": tree })).toEqual({ ...expected, left: [] })
})

test("moves the words, the paper and the texts of all files of each language into one file", () => {
  const { files } = upgrade({
    work: WORK,
    resume: "paper: letter\n",
    "variants/bank": "title: Bank\n",
    "translations/de/website": "words:\n  home: Heim\n",
    "translations/de/resume": "paper: a4\n",
    "translations/de/variants/bank": "title: { source: Bank, target: Die Bank }\n",
    "translations/fr/resume": "paper: a4\n",
  })
  expect(Object.keys(files).filter((name) => name.startsWith("translations"))).toEqual([
    "translations/de",
    "translations/fr",
  ])
  expect(parse(files["translations/de"] ?? "")).toEqual({
    texts: [{ source: "Bank", target: "Die Bank" }],
    words: { home: "Heim" },
    paper: "a4",
  })
  expect(files["translations/de"]).toMatch(/^# yaml-language-server: .*translation\.json\n/)
})

test("adds to what a run has written that was killed before it had deleted all old files", () => {
  const files = {
    work: WORK,
    home: "lead: One.\n",
    "translations/de/home": "lead: { source: One., target: Eins. }\n",
    "translations/de/website": "words: { present: heute }\n",
    "translations/de/work":
      "work:\n  - id: one\n    url: https://one.dev/de\n    roles:\n      - title: { source: Lead, target: Leitung }\n",
  }
  const whole = upgrade(files).files
  const killed = { ...files, "translations/de": whole["translations/de"] ?? "" }
  for (const gone of ["home", "website", "work"] as const) {
    const { [`translations/de/${gone}` as const]: _gone, ...rest } = killed
    expect(parse(upgrade(rest).files["translations/de"] ?? "")).toEqual(
      parse(whole["translations/de"] ?? ""),
    )
  }
})

test.each([
  ["work", "work:\n  - id: gone\n    url: https://gone.dev\n", 'work.work.url: "https://gone.dev"'],
  [
    "work",
    "work:\n  - id: one\n    roles:\n      - title: { source: Lead, target: A }\n      - title: { source: Lead, target: B }\n",
    'work.work.roles.title: {"source":"Lead","target":"B"}',
  ],
])("keeps %s with what it cannot pair, and says it", (file, tree, line) => {
  const { files, left } = upgrade({
    work: WORK,
    "variants/bank": "title: Bank\n",
    [`translations/de/${file}`]: tree,
  })
  expect(files[`translations/de/${file}`]).toBe(tree)
  expect(left).toEqual([`translations/de/${file}.yaml: ${line}`])
})
