import { css } from "@emotion/react"
import { graphql } from "gatsby"
import { color, media, shape, size, space, tracking, weight } from "../styles/theme"

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

const listCss = css({
  [media.screen]: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: space.tiny,
  },
})

const skillCss = css({
  [media.screen]: {
    padding: `${space.hair} ${space.small}`,
    border: `${shape.rule} solid ${color.rule}`,
    borderRadius: shape.pill,
    fontSize: size.small,
  },
  [media.print]: { display: "inline", "&:not(:last-child)::after": { content: '", "' } },
})

export type SkillsProps = { skills: Queries.SkillsFragment }

/** The technical skills, group by group. */
export function Skills({ skills }: SkillsProps) {
  return (
    <>
      {skills.skills.map((group) => (
        <section key={group.id} css={groupCss}>
          <h3 css={nameCss}>{group.name}</h3>
          <ul css={listCss}>
            {group.skills.map(({ id, name }) => (
              <li key={id} css={skillCss}>
                {name}
              </li>
            ))}
          </ul>
        </section>
      ))}
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
`
