import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { memo, useId } from "react"
import type { ListBoxProps } from "../components/list-box"
import { SelectableList } from "../components/selectable-list"
import { SelectionSummary } from "../components/selection-summary"
import { useSkillSelection } from "../hooks/use-skill-selection"
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

type SkillGroupProps = Omit<ListBoxProps, "labelledBy"> & { name: string }

/** One group of skills under its name. */
function SkillGroup({ name, ...list }: SkillGroupProps) {
  const nameId = useId()
  return (
    <section css={groupCss}>
      <h3 id={nameId} css={nameCss}>
        {name}
      </h3>
      <SelectableList labelledBy={nameId} {...list} />
    </section>
  )
}

export type SkillsProps = {
  skills: Queries.SkillsFragment
  /** Where they were used. */
  work: Queries.SkillsWorkFragment
  /** As in '2026-07'. */
  currentMonth: string
  /** The address of the section with the companies; without one, nothing offers to open them. */
  workAddress?: string | undefined
  onOpen: (addresses: readonly string[]) => void
}

/** The technical skills, group by group. Selecting some tells how long, and where, they were used. */
export const Skills = memo(function Skills({
  skills,
  work,
  currentMonth,
  workAddress,
  onOpen,
}: SkillsProps) {
  const { selected, select } = useSkillSelection(skills.skills)
  const { companies } = findUsage(work.work, selected, currentMonth)
  const clear = () => select(new Set())
  const groups = skills.skills.filter((group) => group.skills.length > 0)
  return (
    <>
      {groups.map((group) => (
        <SkillGroup
          key={group.id}
          name={group.name}
          items={group.skills}
          selected={selected}
          onSelect={(ids) => {
            const inGroup = new Set(group.skills.map(({ id }) => id))
            const elsewhere = [...selected.keys()].filter((id) => !inGroup.has(id))
            select(new Set([...elsewhere, ...ids]))
          }}
          onClear={clear}
        />
      ))}
      <SelectionSummary
        hint="Select skills to see the roles that used them."
        lines={describeSelection(work.work, selected, currentMonth)}
        onClear={clear}
        action={
          workAddress && companies.length > 0
            ? {
                text: "Open matching companies",
                onPress: () => onOpen([workAddress, ...companies]),
              }
            : undefined
        }
      />
    </>
  )
})

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
