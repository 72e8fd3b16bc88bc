import { useEffect, useRef, useState } from "react"
import type { PickData } from "../../content/schemas/demos/pick"
import { useWords } from "../../hooks/use-words"
import type { Tallies } from "../stored-tallies"
import { say, useDemoWords } from "../write-demo-texts"
import type { LastPick } from "./card-standings"
import { dealGroup, rankCards, recordPick } from "./tallies"
import { useTallies } from "./use-tallies"

/** How long the picked card is celebrated before the next group is dealt, in milliseconds. */
const HOLD_DURATION = 400

/** The state of a game, and what the visitor can do in it. `announce` gets what is said of each change. */
export function useGame({ id, cards, group: size }: PickData, announce: (text: string) => void) {
  const { comma } = useWords()
  const words = useDemoWords()
  const names = cards.map(({ name }) => name)
  const [tallies, update] = useTallies(id, names)
  const [group, setGroup] = useState(() => dealGroup(names, size, Math.random))
  const [turn, setTurn] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const [last, setLast] = useState<LastPick>()
  const [erased, setErased] = useState<Tallies>()
  const [result, setResult] = useState("")
  const timer = useRef<number>()
  useEffect(() => () => clearTimeout(timer.current), [])

  const standingOf = (card: string, at: Tallies) =>
    rankCards(cards, at).find((line) => line.card === card)

  function pick(card: string) {
    if (isHeld) return
    const before = standingOf(card, tallies)
    const after = standingOf(
      card,
      update((latest) => recordPick(latest, card)),
    )
    if (!before || !after) return
    const said = say(
      after.isTied ? words.pickedTied : words.picked,
      { card, rank: after.rank, count: cards.length },
      words,
    )
    setLast({ card, climbed: before.rank - after.rank })
    setResult(said)
    setErased(undefined)
    setHeld(true)
    timer.current = window.setTimeout(() => {
      const others = names.filter((name) => name !== card)
      const next = dealGroup(others, size, Math.random)
      setGroup(next)
      setTurn(turn + 1)
      setHeld(false)
      announce(say(words.nextGroup, { result: said, cards: next.join(comma) }, words))
    }, HOLD_DURATION)
  }

  /** Deletes the visitor's picks, or brings back those that were deleted. */
  function startOverOrUndo() {
    if (isHeld) return
    const said = erased ? words.picksRestored : words.picksDeleted
    update(() => erased ?? {})
    setErased(erased ? undefined : tallies)
    setLast(undefined)
    setResult(said)
    announce(said)
  }

  const standings = rankCards(cards, tallies)
  return {
    group: group.flatMap((name) => standings.filter(({ card }) => card === name)),
    turn,
    /** The card that is celebrated. Meanwhile nothing can be picked. */
    held: isHeld ? last?.card : undefined,
    last,
    standings,
    result,
    canUndo: erased !== undefined,
    pick,
    startOverOrUndo,
  }
}
