import { css } from "@emotion/react"
import type { KeyboardEvent } from "react"
import { Button } from "../../components/button"
import type { PickData } from "../../content/schemas/demos/pick"
import { media, size, space, weight } from "../../styles/values"
import type { DemoProps } from "../demo"
import { say, useDemoWords } from "../write-demo-texts"
import { CardStandings } from "./card-standings"
import { PickCard } from "./pick-card"
import { Score } from "./score"
import { useGame } from "./use-game"

const layoutCss = css({
  display: "grid",
  gap: space.large,
  alignItems: "start",
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 24rem" },
})

/** On a desktop, it is as high as the dialog leaves room, and stays in view beside a long table. */
const stageCss = css({
  [media.wide]: {
    position: "sticky",
    insetBlockStart: "5.5rem",
    display: "grid",
    gridTemplateRows: "auto auto 1fr auto",
    minBlockSize: "min(100dvh - 12.75rem, 50rem)",
  },
})

const headingCss = css({ fontSize: size.title, fontWeight: weight.body, letterSpacing: 0 })

/** Always as high as its longest text, so that the cards do not move. */
const resultCss = css({
  minBlockSize: "3em",
  [media.small]: { minBlockSize: "1.5em" },
  marginBlockEnd: space.small,
  fontWeight: weight.strong,
})

const groupCss = (columns: number) =>
  css({
    display: "grid",
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: space.small,
    [media.small]: { gap: space.medium },
    [media.wide]: {
      gridAutoRows: "1fr",
      // A card is at most 4:5, in the middle of its room.
      "& > *": { display: "grid", alignItems: "center", containerType: "inline-size" },
      "& button": { maxBlockSize: "125cqi" },
    },
  })

const startOverCss = css({ marginBlockStart: space.small })

/** Only where there is probably a keyboard. */
const keysCss = css({
  display: "none",
  marginBlockStart: space.small,
  fontSize: size.label,
  [media.canHover]: { display: "block" },
})

/** Two rows of two or three cards; three cards are one row. */
const columnsOf = (size: number) => (size === 2 || size === 4 ? 2 : 3)

export const width = "90rem"

/** Deals a group of cards, records the pick, and deals the next. A table shows the standings. */
export function Demo({ data, announce }: DemoProps<PickData>) {
  const words = useDemoWords()
  const { group, turn, held, last, standings, result, canUndo, pick, startOverOrUndo } = useGame(
    data,
    announce,
  )
  const most = standings[0]?.picks ?? 0
  const hasPicked = standings.some(({ own }) => own > 0)

  function handleKey({ key, altKey, ctrlKey, metaKey, repeat }: KeyboardEvent) {
    const standing = group[Number(key) - 1]
    if (standing && !altKey && !ctrlKey && !metaKey && !repeat) pick(standing.card)
  }

  return (
    <div css={layoutCss}>
      <div css={stageCss}>
        <h3 css={headingCss}>{words.pickHeading}</h3>
        <p css={resultCss}>{result}</p>
        {/* Only while a card has the focus: voice control types digits, too (WCAG 2.1.4). */}
        <ul css={groupCss(columnsOf(data.group))} onKeyDown={handleKey}>
          {group.map((standing, index) => (
            // The button stays when its card changes, so that it keeps the focus.
            <li key={index}>
              <PickCard
                standing={standing}
                score={<Score kind={data.score} picks={standing.picks} most={most} />}
                number={index + 1}
                turn={turn}
                outcome={held === undefined ? undefined : held === standing.card ? "won" : "lost"}
                onPick={() => pick(standing.card)}
              />
            </li>
          ))}
        </ul>
        <p css={keysCss}>{say(words.pickHint, { count: data.group }, words)}</p>
      </div>
      <div>
        <CardStandings standings={standings} score={data.score} last={last} />
        <Button
          variant="quiet"
          css={startOverCss}
          aria-disabled={!hasPicked && !canUndo}
          onClick={({ detail }) => (hasPicked || canUndo) && detail < 2 && startOverOrUndo()}
        >
          {canUndo ? words.undo : words.startOver}
        </Button>
      </div>
    </div>
  )
}
