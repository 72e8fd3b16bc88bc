import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { memo, useId } from "react"
import { chipsCss } from "../components/chip-style"
import { InlineText } from "../components/inline-text"
import { ChipList, SelectableList } from "../components/selectable-list"
import { SelectionSummary } from "../components/selection-summary"
import { type SkillSelection, useSkillSelection } from "../hooks/use-skill-selection"
import { useWords } from "../hooks/use-words"
import {
  describeSelection,
  findUsage,
  type SkillCompany,
  type SkillNames,
  skillText,
} from "../lib/skill-usage"
import { wideLineCss } from "../styles/mixins"
import { color, media, size, space, tracking, weight } from "../styles/values"

const groupCss = css({
  [media.screenPhone]: { "& + &": { marginBlockStart: space.medium } },
  [media.print]: { breakInside: "avoid", "& + &": { marginBlockStart: space.tiny } },
  [media.screenSmall]: {
    display: "flex",
    gap: space.tiny,
    marginBlockEnd: space.small,
    alignItems: "center",
  },
})

const nameCss = css(wideLineCss, {
  color: color.muted,
  fontSize: size.label,
  fontWeight: weight.body,
  letterSpacing: tracking.label,
  [media.screenSmall]: { flex: "0 0 9rem", order: "var(--name-order, 1)" },
  [media.print]: {
    color: color.text,
    fontSize: "inherit",
    fontWeight: weight.strong,
    letterSpacing: "inherit",
  },
})

/** The chips that can be selected, then the others. In print, they are one list of words. */
const chipListsCss = css(chipsCss, wideLineCss, {
  [media.screenSmall]: { flex: 1 },
  [media.print]: {
    "& > ul": { display: "inline" },
    "& > ul:not(:last-child) > :last-child > [hidden]": { display: "inline" },
  },
})

type Group = Queries.SkillsFragment["skills"][number]

type SkillGroupProps = SkillSelection & { group: Group; selectable: SkillNames; hintId: string }

const toItem = (skill: Group["skills"][number]) => ({ id: skill.id, name: skillText(skill) })

/** One group of skills below its name. */
const SkillGroup = memo(function SkillGroup(props: SkillGroupProps) {
  const { group, selectable, selected, select, hintId } = props
  const nameId = useId()
  const options = group.skills.filter(({ id }) => selectable.has(id))
  const others = group.skills.filter(({ id }) => !selectable.has(id))

  function handleSelect(ids: ReadonlySet<string>) {
    const elsewhere = [...selected.keys()].filter((id) => options.every((one) => one.id !== id))
    select(new Set([...elsewhere, ...ids]))
  }

  return (
    <section css={groupCss}>
      <h3 id={nameId} css={nameCss}>
        <InlineText text={skillText(group)} />
      </h3>
      <div css={chipListsCss}>
        {options.length > 0 && (
          <SelectableList
            items={options.map(toItem)}
            selected={selected}
            labelledBy={nameId}
            describedBy={hintId}
            onSelect={handleSelect}
            onClear={() => select(new Set())}
          />
        )}
        {others.length > 0 && <ChipList items={others.map(toItem)} aria-labelledby={nameId} />}
      </div>
    </section>
  )
})

export type SkillsProps = {
  groups: readonly Group[]
  /** The skills that can be selected, because a role used them. */
  selectable: SkillNames
  /** The roles that used the skills. */
  work: readonly SkillCompany[]
  /** As in '2026-07'. */
  currentMonth: string
  /** Expands the companies with these ids. Without it, there is no button for it. */
  onOpenCompanies?: ((ids: string[]) => void) | undefined
}

/** The technical skills in groups. A selection shows how long and in which roles they were used. */
export function Skills({ groups, selectable, work, currentMonth, onOpenCompanies }: SkillsProps) {
  const words = useWords()
  const hintId = useId()
  const filled = groups.filter(({ skills }) => skills.length > 0)
  const selection = useSkillSelection(selectable)
  const { selected, select } = selection
  const { companies } = findUsage(work, selected, currentMonth)
  return (
    <>
      {filled.map((group) => (
        <SkillGroup
          key={group.id}
          group={group}
          selectable={selectable}
          hintId={hintId}
          {...selection}
        />
      ))}
      {selectable.size > 0 && (
        <SelectionSummary
          hint={words.selectSkills}
          hintId={hintId}
          lines={describeSelection(work, selected, currentMonth, words)}
          onClear={() => select(new Set())}
          action={
            onOpenCompanies && companies.length > 0
              ? { text: words.openCompanies, onClick: () => onOpenCompanies(companies) }
              : undefined
          }
        />
      )}
    </>
  )
}

export const query = graphql`
  fragment Skills on Skills {
    skills {
      id
      name
      level
      skills {
        id
        name
        level
      }
    }
  }
`
