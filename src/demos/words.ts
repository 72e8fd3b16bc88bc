/** The words of the demos' interface. */

const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ")
const SUFFIXES = { one: "st", two: "nd", few: "rd", other: "th" } as const
const rules = new Intl.PluralRules("en", { type: "ordinal" })

/** An ordinal number in English: a word up to twelfth, then as in '21st'. */
export function toOrdinal(count: number): string {
  const suffix = SUFFIXES[rules.select(count) as keyof typeof SUFFIXES]
  return ORDINALS[count - 1] ?? `${count}${suffix}`
}

/** A number in English, as in '1,234,500'. */
export const formatNumber = (value: number): string => value.toLocaleString("en")

export const words = {
  open: "Try it here",
  loading: "Loading …",
  close: "Close",
  failed: "The demo could not be loaded. Check the connection and try again.",
  privacy: "Nothing leaves this browser.",
  startOver: "Start over",
  standings: "Standings",
  rank: "Rank",

  pick: {
    heading: "Pick your favorite",
    card: "Card",
    picks: "Picks",
    cardName: (card: string, picks: number) => `${card}, ${formatNumber(picks)} picks`,
    yours: "Yours",
    total: (picks: number, own: number) =>
      `${formatNumber(picks)} picks in all, ${own === 0 ? "none" : own} of them yours.`,
    tie: "T",
    tied: "tied",
    climbed: (ranks: number) => `up ${ranks}`,
    plusOne: "+1",
    picked: (card: string, rank: number, isTied: boolean, count: number) =>
      `${card} picked: now ${isTied ? "tied " : ""}${toOrdinal(rank)} of ${count}`,
    nextGroup: (cards: readonly string[]) => `Next: ${cards.join(", ")}.`,
    hint: (size: number) => `Click a card, or press a key from 1 to ${size}.`,
    method:
      "Each group is drawn at random from all cards. Your picks add to those of everybody else. T\u00a0means tied.",
    startedOver: "Your picks are deleted",
    undo: "Undo",
    restored: "Your picks are back",
  },

  tournament: {
    round: (round: number, count: number) => `Round ${round} of ${count}`,
    soon: "Starting soon",
    matches: "Matches",
    recording: "A recorded evening, replayed",
    champion: (players: string, points: string) => `Champion: ${players}, ${points} points`,
    champions: (players: string, points: string) =>
      `Champions, tied: ${players}, ${points} points each`,
    end: "Final result",
    tie: "Tie",
    path: "The way of an update",
    phone: "Organizer’s phone",
    database: "Database",
    page: "This page",
    pairings: (round: number) => `Pairings of round ${round}`,
    statusOf: (machine: string, status: string) => `${machine}: ${status}`,
    scoreOf: (player: string, ball: number, score: string) => `${player}, ball ${ball}: ${score}`,
    updates: (count: number) => (count === 1 ? "1 update" : `${count} updates`),
    updatedAt: (time: string) => `Updated ${time}`,
    nothing: "Nothing yet",
    status: { waiting: "Next", live: "Live", done: "Done" },
    ball: (ball: number) => `ball ${ball}`,
    player: "Player",
    points: "Points",
    firsts: "1st",
    seconds: "2nd",
    move: (move: number) => (move > 0 ? `up ${move}` : `down ${-move}`),
    method:
      "Match points: 7-5-3-1 among four players, 7-4-1 among three. Ties: more first places, then more second places.",
    play: "Play",
    pause: "Pause",
    again: "Play again",
    faster: "4× as fast",
    time: "Time of the evening",
    won: (machine: string, player: string, score: string) =>
      `${machine} is done: ${player} wins with ${score}.`,
  },
} as const
