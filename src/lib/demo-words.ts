/**
 * The words of the demos in English. Scripts that a page loads at first must not import them. Those of
 * other languages come with the data of a demo.
 */
import type { PluralForms } from "./interface-words"

const TEXTS = {
  close: "Close",
  privacy: "Nothing leaves this browser.",
  startOver: "Start over",
  standings: "Standings",
  rank: "Rank",
  climbed: "up {ranks}",
  fell: "down {ranks}",
  tieMark: "T",
  tied: "tied",
  tieNote: "T\u00a0means tied.",

  pickHeading: "Pick your favorite",
  card: "Card",
  picks: "Picks",
  yours: "Yours",
  picked: "{card} picked: now rank {rank} of {count}",
  pickedTied: "{card} picked: now tied at rank {rank} of {count}",
  nextGroup: "{result}. Next: {cards}.",
  pickHint: "Click a card, or press a key from 1 to {count}.",
  pickMethod: "Each group is drawn at random, without the card picked last.",
  pickCrowd: "The crowd’s picks are part of this demo. Yours add to them.",
  picksDeleted: "Your picks are deleted",
  undo: "Undo",
  picksRestored: "Your picks are back",

  round: "Round {round} of {count}",
  startsSoon: "Starting soon",
  matches: "Matches",
  recording: "A recorded evening, replayed",
  finalResult: "Final result",
  tie: "Tie",
  path: "The way of an update",
  phone: "Organizer’s phone",
  database: "Database",
  page: "This page",
  pairings: "Pairings of round {round}",
  machineStatus: "{machine}: {status}",
  playerScore: "{player}, ball {ball}: {score}",
  updatedAt: "Updated {time}",
  nothing: "Nothing yet",
  waiting: "Next",
  live: "Live",
  done: "Done",
  machineBall: "{machine}, ball {ball}",
  ballScore: "ball {ball}: {score}",
  player: "Player",
  points: "Points",
  firsts: "1st",
  seconds: "2nd",
  tournamentMethod:
    "Match points: 7-5-3-1 among four players, 7-4-1 among three. Ties: more first places, then more second places.",
  play: "Play",
  pause: "Pause",
  playAgain: "Play again",
  faster: "4× as fast",
  time: "Time of the evening",
  won: "{machine} is done: {player} wins with {score}.",
} as const

/** The words whose form depends on the number {count}. */
const COUNTED = {
  cardPicks: { one: "{card}, {count} pick", other: "{card}, {count} picks" },
  total: {
    one: "{count} pick in all, {own} of them yours.",
    other: "{count} picks in all, {own} of them yours.",
  },
  totalWithoutOwn: {
    one: "{count} pick in all, none of them yours.",
    other: "{count} picks in all, none of them yours.",
  },
  champion: {
    one: "Champion: {player}, {count} point",
    other: "Champion: {player}, {count} points",
  },
  champions: {
    one: "Champions, tied: {players}, {count} point each",
    other: "Champions, tied: {players}, {count} points each",
  },
  updates: { one: "{count} update", other: "{count} updates" },
} as const

export type CountedDemoKey = keyof typeof COUNTED

/** The words of the demos in one language. */
export type DemoTexts = Readonly<
  Record<keyof typeof TEXTS, string> & Record<CountedDemoKey, string | PluralForms>
>

export type DemoWords = DemoTexts & {
  /** The language of numbers, times and plural forms. */
  readonly language: string
}

export const ENGLISH_DEMO_WORDS: DemoWords = { ...TEXTS, ...COUNTED, language: "en" }
