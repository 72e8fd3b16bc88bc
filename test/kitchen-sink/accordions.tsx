import { Accordion } from "../../src/components/accordion"
import { RoleList, roleDatesCss, roleTitleCss } from "../../src/components/company-content"
import { MatchingSkills } from "../../src/components/matching-skills"
import { Paragraphs } from "../../src/components/paragraphs"
import { useExpandedItems } from "../../src/hooks/use-expanded-items"
import { Resume } from "../../src/sections/resume"
import { ResumeContent } from "../../src/sections/resume-content"
import { sectionTitleCss } from "../../src/styles/mixins"
import { CONTROL_STATES, Columns, Group, Specimen, type SpecimenProps } from "./specimen"

const CONTENT = <Paragraphs texts={["What is inside, for as long as it is open."]} />

const ROLE = { location: null, summary: null, skills: [], responsibilities: [] }

const HEAD_GARDENER = { ...ROLE, title: "Head gardener", startDate: "Feb 2020", endDate: "" }
const GARDENER = { ...ROLE, title: "Gardener", startDate: "Jan 2018", endDate: "Jan 2020" }

const ROLES = [HEAD_GARDENER, GARDENER]

const FULL_ROLES = [
  { ...HEAD_GARDENER, responsibilities: ["Led a team."] },
  { ...GARDENER, location: "Orchard Road", summary: "Trees." },
]

const UNFILTERED = { selected: new Map(), currentMonth: "2026-07" }

const ENTRY = {
  title: "Pruning",
  url: "https://site.example",
  facts: ["School of Trees", "Orchard Road"],
  dates: { startDate: "Sep 2000", endDate: "Jun 2004", expires: null },
  text: "A course of four years.",
  details: ["In winter.", "In summer."],
  number: null,
  notes: [{ label: "Courses", text: "Apples, Pears" }],
}

const LANGUAGE = {
  title: "Spanish",
  url: null,
  facts: ["Native speaker"],
  dates: null,
  text: null,
  details: [],
  number: null,
  notes: [],
}

const SECTIONS = [
  { id: "sink-text", title: "A text", text: "One line." },
  { id: "sink-entries", title: "Entries", entries: [ENTRY, LANGUAGE] },
  { id: "sink-list", title: "A list", list: ["Not seen at first."] },
].map((section, index) => ({
  text: null,
  list: [],
  entries: [],
  work: null,
  skills: null,
  ...section,
  printArea: "wide",
  expandedByDefault: index < 2,
}))

function Toggles({ label, shown }: Pick<SpecimenProps, "label" | "shown">) {
  const open = `sink-open-${label}`
  const expandedItems = useExpandedItems(`sink-${label}`, [open, `${open}-link`])
  return (
    <Specimen label={label} shown={shown}>
      <Accordion
        headingLevel={3}
        titleCss={sectionTitleCss}
        expandedItems={expandedItems}
        entries={[
          { id: open, title: "Open", content: CONTENT },
          { id: `sink-closed-${label}`, title: "Closed", content: CONTENT },
          {
            id: `${open}-link`,
            title: "Open, a link",
            href: "https://site.example",
            content: CONTENT,
          },
        ]}
      />
    </Specimen>
  )
}

/** Accordions: plain, with links, with dates and a summary, and with the button 'Expand all'. */
export function Accordions() {
  const expandedItems = useExpandedItems("sink-rich", ["sink-rich", "sink-roles"])
  const rich = {
    title: "With dates, a role and a match",
    aside: <p css={roleDatesCss}>Jan 2018 – Present</p>,
    summary: (
      <>
        <p css={roleTitleCss}>Head gardener</p>
        <MatchingSkills names={["Pears"]} />
      </>
    ),
    content: <RoleList roles={ROLES} {...UNFILTERED} />,
  }
  return (
    <Group title="Accordions">
      <Columns>
        {CONTROL_STATES.map(({ label, shown }) => (
          <Toggles key={label} label={label} shown={shown} />
        ))}
      </Columns>
      <Specimen label="with more in the head">
        <Accordion
          headingLevel={3}
          titleCss={sectionTitleCss}
          expandedItems={expandedItems}
          entries={[
            { id: "sink-rich", ...rich },
            { id: "sink-rich-closed", ...rich },
            { id: "sink-roles", ...rich, content: <RoleList roles={FULL_ROLES} {...UNFILTERED} /> },
            { id: "sink-static", title: "Nothing to expand", aside: rich.aside },
          ]}
        />
      </Specimen>
      <Specimen label="expand all">
        <Resume
          name="kitchen-sink"
          sections={SECTIONS}
          companies={[]}
          location={{ hash: "" }}
          renderContent={(section) => <ResumeContent content={section} />}
        />
      </Specimen>
    </Group>
  )
}
