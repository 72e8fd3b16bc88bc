import { css } from "@emotion/react"
import { useEffect, useRef, useState } from "react"
import { Button } from "../../components/button"
import type { PickData } from "../../content/schemas/demos/pick"
import { media, size, space, weight } from "../../styles/theme"
import type { DemoProps } from "../demo"
import { words } from "../words"
import { CardStandings } from "./card-standings"
import { PickCard } from "./pick-card"
import { dealGroup, recordPick, toStandings } from "./tallies"
import { useTallies } from "./use-tallies"

const layoutCss = css({
  display: "grid",
  gap: space.large,
  alignItems: "start",
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) 24rem" },
})

const headingCss = css({ fontSize: size.title, fontWeight: weight.body, letterSpacing: 0 })

/** Always as high as one line, so that the cards do not move when the first pick is made. */
const resultCss = css({
  minBlockSize: "1.5em",
  marginBlockEnd: space.small,
  fontWeight: weight.strong,
})

const groupCss = (columns: number) =>
  css({
    display: "grid",
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: space.small,
    [media.small]: { gap: space.medium },
  })

const smallCss = css({ marginBlock: space.small, fontSize: size.small })

const startOverCss = css({ marginBlockStart: space.small })

/** Only where there is probably a keyboard. */
const keysCss = css({ display: "none", [media.canHover]: { display: "block" } })

/** Two rows of two or three cards; three cards are one row. */
const columnsOf = (size: number) => (size === 2 || size === 4 ? 2 : 3)

export const width = "64rem"

/** Deals a group of cards, records the pick, and deals the next. A table shows the standings. */
export function Demo({ data, announce }: DemoProps<PickData>) {
  const text = words.pick
  const names = data.cards.map(({ name }) => name)
  const [tallies, update] = useTallies(data.id, names)
  const [group, setGroup] = useState(() => dealGroup(names, data.group, Math.random))
  const [result, setResult] = useState("")
  const [turn, setTurn] = useState(0)
  const standings = toStandings(names, tallies, data.group)

  function deal(said: string) {
    const next = dealGroup(names, data.group, Math.random)
    setGroup(next)
    setTurn(turn + 1)
    setResult(said)
    announce(`${said}. ${text.nextGroup(next)}`)
  }

  function pick(card: string) {
    const changed = update((latest) => recordPick(latest, group, card))
    const line = toStandings(names, changed, data.group).find((each) => each.card === card)
    deal(text.picked(card, line?.rank ?? names.length, names.length))
  }

  function startOver() {
    update(() => ({}))
    deal(text.startedOver)
  }

  usePickKeys((index) => {
    const card = group[index]
    if (card) pick(card)
  })

  return (
    <div css={layoutCss}>
      <div>
        <h3 css={headingCss}>{text.heading}</h3>
        <p css={resultCss}>{result}</p>
        <ul css={groupCss(columnsOf(data.group))}>
          {group.map((name, index) => (
            // The button stays when its card changes, so that it keeps the focus.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
            <li key={index}>
              <PickCard
                name={name}
                src={data.cards.find((card) => card.name === name)?.src ?? ""}
                number={index + 1}
                turn={turn}
                onPick={() => pick(name)}
              />
            </li>
          ))}
        </ul>
        <p css={[smallCss, keysCss]}>{text.hint(data.group)}</p>
        <p css={smallCss}>{text.method}</p>
      </div>
      <div>
        <CardStandings standings={standings} cards={data.cards} />
        <Button variant="quiet" css={startOverCss} onClick={startOver}>
          {words.startOver}
        </Button>
      </div>
    </div>
  )
}

/** Calls back with the index of a card when the visitor presses its number. */
function usePickKeys(onPick: (index: number) => void): void {
  const latest = useRef(onPick)
  useEffect(() => {
    latest.current = onPick
  })
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
      if (/^[1-9]$/.test(event.key)) latest.current(Number(event.key) - 1)
    }
    document.addEventListener("keydown", handleKey)
    return () => document.removeEventListener("keydown", handleKey)
  }, [])
}
