/** The state of a match. */
export type MatchStatus = "live" | "done" | "next"

/** One match of the round; a player who has not started has no score. */
export interface Match {
  number: number
  machine: string
  status: MatchStatus
  players: readonly { name: string; score?: number }[]
}

/** The pairings of the round on screen. Event, machines and players are invented. */
export const MATCHES: readonly Match[] = [
  {
    number: 25,
    machine: "Copper Kraken",
    status: "live",
    players: [
      { name: "M. Proof", score: 48_213_700 },
      { name: "B. Fixture", score: 36_540_090 },
      { name: "K. Trial", score: 17_082_440 },
      { name: "T. Mock", score: 9_418_220 },
    ],
  },
  {
    number: 26,
    machine: "Velvet Rocket",
    status: "live",
    players: [
      { name: "E. Outline", score: 612_400 },
      { name: "H. Blank", score: 588_950 },
    ],
  },
  {
    number: 27,
    machine: "Lava Lounge",
    status: "done",
    players: [
      { name: "A. Sample", score: 41_882_310 },
      { name: "R. Draft", score: 28_104_660 },
      { name: "L. Dummy", score: 12_990_050 },
    ],
  },
  {
    number: 28,
    machine: "Night Ferry",
    status: "done",
    players: [
      { name: "J. Specimen", score: 1_204_500 },
      { name: "C. Stub", score: 988_130 },
    ],
  },
  {
    number: 29,
    machine: "Disco Glacier",
    status: "live",
    players: [
      { name: "P. Sketch", score: 5_730_200 },
      { name: "V. Pattern", score: 4_911_060 },
      { name: "N. Model", score: 3_062_780 },
      { name: "G. Replica", score: 870_340 },
    ],
  },
  {
    number: 30,
    machine: "Owl Express",
    status: "next",
    players: [{ name: "S. Swatch" }, { name: "D. Tester" }],
  },
  {
    number: 31,
    machine: "Paper Tigers",
    status: "next",
    players: [{ name: "O. Example" }, { name: "W. Filler" }, { name: "F. Pilot" }],
  },
]

/** The standings after the finished matches, best first; `move` is the change in rank. */
export const STANDINGS: readonly { name: string; points: number; move: number }[] = [
  { name: "A. Sample", points: 27, move: 1 },
  { name: "M. Proof", points: 25, move: -1 },
  { name: "J. Specimen", points: 24, move: 2 },
  { name: "P. Sketch", points: 22, move: 0 },
  { name: "B. Fixture", points: 21, move: -2 },
  { name: "R. Draft", points: 19, move: 0 },
  { name: "S. Swatch", points: 18, move: 1 },
  { name: "E. Outline", points: 16, move: -1 },
]
