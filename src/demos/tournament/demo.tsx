import { css } from "@emotion/react"
import { useEffect, useMemo, useRef } from "react"
import { prefersReducedMotion } from "../../browser/prefers-reduced-motion"
import type { TournamentData } from "../../content/schemas/demos/tournament"
import { color, media, radius, shape, size, space, weight } from "../../styles/theme"
import type { DemoProps } from "../demo"
import { words } from "../words"
import { DotMatrix } from "./dot-matrix"
import { toArrivals } from "./evening"
import { MatchList } from "./match-list"
import { PlayerStandings } from "./player-standings"
import { ReplayControls } from "./replay-controls"
import { type EveningState, type MatchState, toState } from "./state"
import { useReplay } from "./use-replay"

const headCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space.small}`,
  marginBlockEnd: space.medium,
  fontSize: size.title,
  fontVariantNumeric: "tabular-nums",
})

const nameCss = css({ fontSize: size.title, fontWeight: weight.heading })

const layoutCss = css({
  display: "grid",
  gap: space.gutter,
  alignItems: "start",
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 23rem" },
})

/** Of the display, of which `DotMatrix` draws the dots. */
const displayCss = css({
  marginBlockEnd: space.medium,
  border: `${shape.focus} solid ${color.accent}`,
  borderRadius: radius.corner,
  padding: space.tiny,
  backgroundColor: "#0d0604",
  color: "#ffe9cf",
})

const captionCss = css({
  display: "flex",
  justifyContent: "space-between",
  minBlockSize: "1.5em",
  fontSize: size.small,
  fontWeight: weight.strong,
})

export const width = "70rem"

/** Replays a recorded evening as it arrived from the organizer's app. */
export function Demo({ data, announce }: DemoProps<TournamentData>) {
  const arrivals = useMemo(() => toArrivals(data), [data])
  const start = arrivals[0]?.time ?? 0
  const end = arrivals.at(-1)?.time ?? 0
  const replay = useReplay(start, end, !prefersReducedMotion())
  const count = arrivals.filter(({ time }) => time <= replay.time).length
  const state = useMemo(
    () =>
      toState(
        data,
        arrivals.slice(0, count).map(({ message }) => message),
      ),
    [data, arrivals, count],
  )
  useResults(data, state, replay.isPlaying, announce)

  const text = words.tournament
  const nameOf = (list: { id: string; name: string }[], id: string) =>
    list.find((each) => each.id === id)?.name ?? id
  const { latest } = state
  const machine = data.rounds
    .flatMap(({ matches }) => matches)
    .find(({ id }) => id === latest?.match)?.machine

  return (
    <>
      <p css={headCss}>
        <strong css={nameCss}>{data.event}</strong>
        {state.round ? text.round(state.round, data.rounds.length) : text.soon}
      </p>
      <div css={layoutCss}>
        <MatchList
          matches={state.matches}
          latest={latest}
          playerName={(id) => nameOf(data.players, id)}
          machineName={(id) => nameOf(data.machines, id)}
        />
        <div>
          <div css={displayCss}>
            <p css={captionCss}>
              <span>{latest && nameOf(data.players, latest.player)}</span>
              <span>
                {latest &&
                  machine &&
                  `${nameOf(data.machines, machine)}, ${text.ball(latest.ball)}`}
              </span>
            </p>
            <DotMatrix text={latest ? latest.score.toLocaleString("en-US") : "0"} />
          </div>
          <PlayerStandings
            standings={state.standings}
            playerName={(id) => nameOf(data.players, id)}
          />
        </div>
      </div>
      <ReplayControls replay={replay} start={start} end={end} />
    </>
  )
}

/** Announces the winner of each match that ends while the evening is replayed. */
function useResults(
  data: TournamentData,
  { matches }: EveningState,
  isPlaying: boolean,
  announce: (text: string) => void,
): void {
  const known = useRef(new Set<string>())
  useEffect(() => {
    const done = matches.filter(({ status }) => status === "done")
    const ended = done.filter(({ id }) => !known.current.has(id))
    known.current = new Set(done.map(({ id }) => id))
    if (ended.length === 0 || !isPlaying) return
    announce(ended.map((match) => describeResult(data, match)).join(" "))
  }, [data, matches, isPlaying, announce])
}

function describeResult({ players, machines }: TournamentData, match: MatchState): string {
  const [best] = [...match.scores].sort((a, b) => b.score - a.score)
  const machine = machines.find(({ id }) => id === match.machine)?.name ?? ""
  const player = players.find(({ id }) => id === best?.player)?.name ?? ""
  return words.tournament.won(machine, player, (best?.score ?? 0).toLocaleString("en-US"))
}
