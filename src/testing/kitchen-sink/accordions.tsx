import { Accordion } from "../../components/accordion"
import { MatchingSkills } from "../../components/matching-skills"
import { Paragraphs } from "../../components/paragraphs"
import { RoleList, roleDatesCss, roleTitleCss } from "../../components/role-list"
import { useExpandedItems } from "../../hooks/use-expanded-items"
import { Resume } from "../../sections/resume"
import { ResumeContent } from "../../sections/resume-content"
import { sectionTitleCss } from "../../styles/mixins"
import { CONTROL_STATES, Columns, Group, Specimen, type SpecimenProps } from "./specimen"

const CONTENT = <Paragraphs texts={["What is inside, for as long as it is open."]} />

const ROLES = [
  { id: "2", title: "Head gardener", dates: "Feb 2020 — Present" },
  { id: "1", title: "Gardener", dates: "Jan 2018 — Jan 2020" },
]

const NO_CONTENT = { text: null, list: [], entries: [] }

const ENTRY = {
  title: "Pruning",
  organization: "School of Trees",
  location: "Orchard Road",
  url: null,
  startDate: "Sep 2000",
  endDate: "Jun 2004",
  details: ["In winter.", "In summer."],
}

const SECTIONS = [
  { id: "sink-text", title: "A text", content: { ...NO_CONTENT, text: "One line." } },
  { id: "sink-entries", title: "Entries", content: { ...NO_CONTENT, entries: [ENTRY] } },
  { id: "sink-list", title: "A list", content: { ...NO_CONTENT, list: ["Not seen at first."] } },
].map((section, index) => ({
  ...section,
  section: "Custom" as const,
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
  const expandedItems = useExpandedItems("sink-rich", ["sink-rich"])
  const rich = {
    title: "With dates, a role and a match",
    aside: <p css={roleDatesCss}>Jan 2018 — Present</p>,
    summary: (
      <>
        <p css={roleTitleCss}>Head gardener</p>
        <MatchingSkills names={["Pears"]} />
      </>
    ),
    content: <RoleList roles={ROLES} />,
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
          ]}
        />
      </Specimen>
      <Specimen label="expand all">
        <Resume
          name="kitchen-sink"
          resume={{ sections: SECTIONS }}
          printAreas={[]}
          companies={[]}
          hash=""
          renderContent={({ content }) => content && <ResumeContent content={content} />}
        />
      </Specimen>
    </Group>
  )
}
