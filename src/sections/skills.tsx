import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { memo, useId } from "react"
import { SelectableList } from "../components/selectable-list"
import { SelectionSummary } from "../components/selection-summary"
import { type SkillSelection, useSkillSelection } from "../hooks/use-skill-selection"
import { describeSelection, findUsage } from "../lib/skill-usage"
import { color, media, size, space, tracking, weight } from "../styles/theme"

const groupCss = css({
  [media.screen]: { display: "grid", gap: space.tiny, marginBlockEnd: space.small },
  [media.print]: { marginBlockEnd: space.tiny, breakInside: "avoid" },
  [media.screenSmall]: { gridTemplateColumns: "1fr 9rem", alignItems: "center" },
})

const nameCss = css({
  color: color.muted,
  fontSize: size.label,
  fontWeight: weight.body,
  letterSpacing: tracking.label,
  [media.screenSmall]: { order: 1 },
  [media.print]: { color: color.text, fontWeight: weight.strong, letterSpacing: "inherit" },
})

type SkillGroupProps = SkillSelection & { group: Queries.SkillsFragment["skills"][number] }

/** One group of skills below its name. */
const SkillGroup = memo(function SkillGroup({ group, selected, select }: SkillGroupProps) {
  const nameId = useId()

  function handleSelect(ids: ReadonlySet<string>) {
    const inGroup = new Set(group.skills.map(({ id }) => id))
    const elsewhere = [...selected.keys()].filter((id) => !inGroup.has(id))
    select(new Set([...elsewhere, ...ids]))
  }

  return (
    <section css={groupCss}>
      <h3 id={nameId} css={nameCss}>
        {group.name}
      </h3>
      <SelectableList
        items={group.skills}
        selected={selected}
        labelledBy={nameId}
        onSelect={handleSelect}
        onClear={() => select(new Set())}
      />
    </section>
  )
})

export type SkillsProps = {
  skills: Queries.SkillsFragment
  /** The roles that used the skills. */
  work: Queries.SkillsWorkFragment
  /** As in '2026-07'. */
  currentMonth: string
  /** Expands the companies with these ids. Without it, there is no button for it. */
  onOpenCompanies?: ((ids: string[]) => void) | undefined
}

/** The technical skills in groups. A selection shows how long and in which roles they were used. */
export function Skills({ skills, work, currentMonth, onOpenCompanies }: SkillsProps) {
  const selection = useSkillSelection(skills.skills)
  const { selected, select } = selection
  const { companies } = findUsage(work.work, selected, currentMonth)
  const groups = skills.skills.filter((group) => group.skills.length > 0)
  return (
    <>
      {groups.map((group) => (
        <SkillGroup key={group.id} group={group} {...selection} />
      ))}
      <SelectionSummary
        hint="Select skills to see the roles that used them."
        lines={describeSelection(work.work, selected, currentMonth)}
        onClear={() => select(new Set())}
        action={
          onOpenCompanies && companies.length > 0
            ? { text: "Open matching companies", onClick: () => onOpenCompanies(companies) }
            : undefined
        }
      />
    </>
  )
}

export const query = graphql`
  fragment Skills on Skills {
    skills {
      id
      name
      skills {
        id
        name
      }
    }
  }

  fragment SkillsWork on Work {
    work {
      id
      roles {
        startDate
        endDate
        skills
      }
    }
  }
`
