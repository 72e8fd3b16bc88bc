import { css, keyframes } from "@emotion/react"
import { useEffect, useMemo, useRef } from "react"
import { prefersReducedMotion } from "../../browser/prefers-reduced-motion"
import type { TournamentData } from "../../content/schemas/demos/tournament"
import { color, media, radius, shape, size, space, weight } from "../../styles/values"
import type { DemoProps } from "../demo"
import { formatTime, say, useDemoWords } from "../write-demo-texts"
import {
  describeChampions,
  describeDisplay,
  describeMessage,
  describeResult,
  machineOf,
  nameOf,
} from "./describe"
import { DotMatrix } from "./dot-matrix"
import { lastWritten, toArrivals, toProgress } from "./evening"
import { MatchList } from "./match-list"
import { PlayerStandings } from "./player-standings"
import { ReplayControls } from "./replay-controls"
import { type EveningState, toState } from "./state"
import { UpdatePath } from "./update-path"
import { SPEED, useReplay } from "./use-replay"

const headCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space.small}`,
  marginBlockEnd: space.small,
  fontSize: size.title,
  fontVariantNumeric: "tabular-nums",
})

const nameCss = css({ fontSize: size.title, fontWeight: weight.heading })

/** Always as large as the champion's line at the end, so that nothing below it moves. */
const statusCss = css({
  display: "grid",
  "& > *, &::after": { gridArea: "1 / 1" },
  "&::after": {
    content: "attr(data-last)",
    visibility: "hidden",
    fontWeight: weight.heading,
  },
})

const championCss = css({
  color: color.accent,
  fontSize: size.title,
  fontWeight: weight.heading,
  letterSpacing: 0,
})

const recordingCss = css({ fontSize: size.small, [media.wide]: { marginInlineStart: "auto" } })

const layoutCss = css({
  display: "grid",
  gap: space.gutter,
  alignItems: "start",
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 23rem" },
})

/** Of the display, of which `DotMatrix` draws the dots. */
const displayCss = css({
  marginBlockEnd: space.small,
  border: `${shape.focus} solid ${color.accent}`,
  borderRadius: radius.corner,
  padding: space.tiny,
  backgroundColor: "#0d0604",
  color: "#ffe9cf",
})

const flash = keyframes({ "50%": { opacity: 0 } })

/** The dots of the champion's name flash, no more than three times in a second. */
const celebrationCss = css({
  [media.motionSafe]: {
    "& svg > :is(path, text)": { animation: `${flash} 0.5s step-end 7` },
  },
})

const captionCss = css({
  display: "flex",
  justifyContent: "space-between",
  minBlockSize: "1.5em",
  fontSize: size.small,
  fontWeight: weight.strong,
})

export const width = "70rem"

/** A visitor who watches sees the champion after this time in seconds. */
const CHAMPION_AFTER = 25

/** Replays the end of a recorded evening as it arrived from the organizer's app. */
export function Demo({ data, announce }: DemoProps<TournamentData>) {
  const words = useDemoWords()
  const arrivals = useMemo(() => toArrivals(data), [data])
  const start = arrivals[0]?.shown ?? 0
  const end = arrivals.at(-1)?.shown ?? 0
  const first = Math.max(start, end - CHAMPION_AFTER * SPEED)
  const replay = useReplay({ start, end, first }, !prefersReducedMotion())
  const progress = toProgress(arrivals, replay.time)
  const { shown } = progress
  const state = useMemo(
    () =>
      toState(
        data,
        arrivals.slice(0, shown).map(({ message }) => message),
      ),
    [data, arrivals, shown],
  )
  const champions = describeChampions(data, state, words)
  const { last, longestSent } = useMemo(() => {
    const messages = arrivals.map(({ message }) => message)
    return {
      last: describeChampions(data, toState(data, messages), words),
      longestSent: messages
        .map((message) => describeMessage(data, message, words))
        .reduce((longest, each) => (each.length > longest.length ? each : longest), ""),
    }
  }, [data, arrivals, words])
  useResults(data, state, replay.isPlaying || replay.time >= end, announce)

  const { latest } = state
  const machine = machineOf(data, latest?.match)

  return (
    <>
      <div css={headCss}>
        <p css={nameCss}>{data.event}</p>
        <div css={statusCss} data-last={last}>
          {champions ? (
            <h3 css={championCss}>{champions}</h3>
          ) : (
            <p>
              {state.round
                ? say(words.round, { round: state.round, count: data.rounds.length }, words)
                : words.startsSoon}
            </p>
          )}
        </div>
        <p css={recordingCss}>{words.recording}</p>
      </div>
      <UpdatePath
        progress={progress}
        longestSent={longestSent}
        sent={describeMessage(data, lastWritten(arrivals, replay.time), words)}
        updatedAt={arrivals[shown - 1] && formatTime(arrivals[shown - 1]?.shown ?? 0, words)}
      />
      <div css={layoutCss}>
        <MatchList
          matches={state.matches}
          latest={latest}
          playerName={(id) => nameOf(data.players, id)}
          machineName={(id) => nameOf(data.machines, id)}
        />
        <div>
          <div css={[displayCss, champions && celebrationCss]}>
            <p css={captionCss}>
              <span>
                {champions ? words.finalResult : latest && nameOf(data.players, latest.player)}
              </span>
              <span>
                {!champions &&
                  latest &&
                  machine &&
                  say(
                    words.machineBall,
                    { machine: nameOf(data.machines, machine), ball: latest.ball },
                    words,
                  )}
              </span>
            </p>
            <DotMatrix text={describeDisplay(data, state, words)} />
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

/** Announces the winner of each match that ends while the evening is replayed, and then the champion. */
function useResults(
  data: TournamentData,
  state: EveningState,
  isPlaying: boolean,
  announce: (text: string) => void,
): void {
  const words = useDemoWords()
  const known = useRef<ReadonlySet<string>>()
  useEffect(() => {
    const done = state.matches.filter(({ status }) => status === "done")
    // What has ended before the demo is opened is no news.
    const ended = done.filter(({ id }) => known.current && !known.current.has(id))
    known.current = new Set(done.map(({ id }) => id))
    if (ended.length === 0 || !isPlaying) return
    const results = ended.map((match) => describeResult(data, match, words))
    announce([...results, describeChampions(data, state, words)].filter(Boolean).join(" "))
  }, [data, state, isPlaying, announce, words])
}
