import { css } from "@emotion/react"
import { PlainList } from "../../components/plain-list"
import { splitAt } from "../../lib/interface-words"
import { color, media, radius, shape, size, space, tracking, weight } from "../../styles/values"
import { formatNumber, say, useDemoWords } from "../write-demo-texts"
import type { EveningState, MatchState, MatchStatus, PlayerState } from "./state"

/** On a desktop it is as high as the table beside it. */
const listCss = css({ [media.wide]: { display: "grid", alignSelf: "stretch" } })

const matchCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${space.hair} ${space.medium}`,
  alignItems: "center",
  alignContent: "center",
  paddingBlock: space.small,
  borderBlockStart: `${shape.border} solid ${color.border}`,
})

const machineCss = css({ fontSize: size.body, fontWeight: weight.heading, letterSpacing: 0 })

const playersCss = css({
  gridColumn: "1 / -1",
  display: "grid",
  gap: `${space.hair} ${space.gutter}`,
  [media.small]: { gridTemplateColumns: "1fr 1fr" },
})

const playerCss = css({
  display: "flex",
  justifyContent: "space-between",
  gap: space.small,
  paddingInline: space.hair,
  fontVariantNumeric: "tabular-nums",
  '&[data-leads="true"]': { fontWeight: weight.heading },
  // The score that has just arrived, while the match is live.
  '&[data-latest="true"]': { boxShadow: `-3px 0 ${color.accent}` },
  '[dir=rtl] &[data-latest="true"]': { boxShadow: `3px 0 ${color.accent}` },
})

const ballCss = css({ marginInlineEnd: space.tiny, fontSize: size.label, fontWeight: weight.body })

const chipCss = css({
  minInlineSize: "5em",
  borderRadius: radius.pill,
  border: `${shape.border} solid ${color.border}`,
  paddingInline: space.tiny,
  fontSize: size.label,
  fontWeight: weight.strong,
  letterSpacing: tracking.label,
  textAlign: "center",
  '&[data-status="live"]': {
    borderColor: "transparent",
    backgroundColor: color.accent,
    color: color.onAccent,
  },
  '&[data-status="done"]': { backgroundColor: color.surface },
})

export type MatchListProps = {
  matches: readonly MatchState[]
  latest: EveningState["latest"]
  playerName: (id: string) => string
  machineName: (id: string) => string
}

/** The matches of the current round with their scores, ball by ball. */
export function MatchList({ matches, latest, playerName, machineName }: MatchListProps) {
  const words = useDemoWords()
  return (
    <PlainList css={listCss} aria-label={words.matches}>
      {matches.map(({ id, machine, status, scores }) => (
        <li key={id} css={matchCss}>
          <h3 css={machineCss}>{machineName(machine)}</h3>
          <StatusChip status={status} />
          <PlainList css={playersCss}>
            {scores.map((each) => (
              <Player
                key={each.player}
                {...each}
                name={playerName(each.player)}
                leads={each.ball > 0 && scores.every(({ score }) => score <= each.score)}
                isLatest={
                  status === "live" && latest?.match === id && latest.player === each.player
                }
              />
            ))}
          </PlainList>
        </li>
      ))}
    </PlainList>
  )
}

function StatusChip({ status }: { status: MatchStatus }) {
  const words = useDemoWords()
  return (
    <p css={chipCss} data-status={status}>
      {words[status]}
    </p>
  )
}

type PlayerProps = Omit<PlayerState, "player"> & {
  name: string
  leads: boolean
  isLatest: boolean
}

function Player({ name, ball, score, leads, isLatest }: PlayerProps) {
  const words = useDemoWords()
  const [before, after] = splitAt(say(words.ballScore, { ball }, words), "score")
  return (
    <li css={playerCss} data-leads={leads} data-latest={isLatest}>
      <span>{name}</span>
      <span>
        {ball > 0 && <span css={ballCss}>{before}</span>}
        <span>{ball > 0 ? formatNumber(score, words) + after : "–"}</span>
      </span>
    </li>
  )
}
