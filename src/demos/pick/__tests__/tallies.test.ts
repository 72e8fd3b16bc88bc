import fc from "fast-check"
import { Random } from "../../../../test/random"
import type { Tallies } from "../../stored-tallies"
import { dealGroup, rankCards, recordPick } from "../tallies"

const CARDS = Array.from({ length: 12 }, (_, index) => `card ${index + 1}`)

/** @returns cards with these names, each with as many picks of the crowd */
const withPicks = (picks: Readonly<Record<string, number>>) =>
  Object.entries(picks).map(([name, count]) => ({ name, src: `${name}.svg`, picks: count }))

/** @returns a function like `Math.random` that always returns the same numbers */
function seeded(seed: number): () => number {
  const random = new Random(seed)
  return () => random.next()
}

/** Plays `picks` groups. The visitor picks a card with a chance that is proportional to its strength. */
function play(picks: number, size: number, strength: (card: string) => number, seed: number) {
  const random = seeded(seed)
  let tallies: Tallies = {}
  for (let count = 0; count < picks; count++) {
    const group = dealGroup(CARDS, size, random)
    let rest = random() * group.reduce((sum, card) => sum + strength(card), 0)
    const picked = group.find((card) => {
      rest -= strength(card)
      return rest < 0
    })
    tallies = recordPick(tallies, picked ?? "")
  }
  return tallies
}

test.each([2, 3, 4, 6])("finds the order of strengths in 10000 picks from groups of %i", (size) => {
  const strength = (card: string) => 1.35 ** CARDS.indexOf(card)
  const cards = withPicks(Object.fromEntries(CARDS.map((card) => [card, 0])))
  const standings = rankCards(cards, play(10_000, size, strength, 7))
  expect(standings.map(({ card }) => card)).toEqual([...CARDS].reverse())
})

test("deals different cards of the demo, or all of them if there are fewer", () => {
  const groups = fc.record({
    count: fc.integer({ min: 2, max: 20 }),
    size: fc.integer({ min: 2, max: 6 }),
    seed: fc.nat(),
  })
  fc.assert(
    fc.property(groups, ({ count, size, seed }) => {
      const cards = CARDS.slice(0, count)
      const group = dealGroup(cards, size, seeded(seed))
      expect(new Set(group).size).toBe(Math.min(size, cards.length))
      expect(cards).toEqual(expect.arrayContaining(group))
    }),
  )
})

test("deals from all cards, so that one may come again in the next group", () => {
  const random = seeded(1)
  const [first = ""] = CARDS
  const groups = Array.from({ length: 1200 }, () => dealGroup(CARDS, 4, random))
  const next = groups.filter((_, index) => groups[index - 1]?.includes(first))
  const share = next.filter((group) => group.includes(first)).length / next.length
  // Four of twelve cards: a third, whether the card was in the last group or not.
  expect(share).toBeGreaterThan(0.26)
  expect(share).toBeLessThan(0.4)
})

test("deals different groups, and each card at each place", () => {
  const random = seeded(1)
  const groups = Array.from({ length: 400 }, () => dealGroup(CARDS, 4, random))
  expect(new Set(groups.map((group) => group.join())).size).toBeGreaterThan(350)
  for (const place of [0, 1, 2, 3]) {
    expect(new Set(groups.map((group) => group[place])).size).toBe(CARDS.length)
  }
})

test("adds the visitor's picks to those of the crowd", () => {
  const standings = rankCards(withPicks({ a: 5, b: 4 }), { b: 2 })
  expect(standings).toEqual([
    { card: "b", src: "b.svg", picks: 6, own: 2, rank: 1, isTied: false },
    { card: "a", src: "a.svg", picks: 5, own: 0, rank: 2, isTied: false },
  ])
})

test("gives equal cards the same rank, says that they are tied, and skips the ranks after it", () => {
  const standings = rankCards(withPicks({ a: 1, b: 3, c: 1, d: 0 }), {})
  expect(standings.map(({ card, rank, isTied }) => [card, rank, isTied])).toEqual([
    ["b", 1, false],
    ["a", 2, true],
    ["c", 2, true],
    ["d", 4, false],
  ])
})

test("counts a card with the name of a property of every object", () => {
  const tallies = recordPick({}, "constructor")
  expect(tallies).toEqual({ constructor: 1 })
  expect(rankCards(withPicks({ toString: 0 }), tallies)[0]?.picks).toBe(0)
})
