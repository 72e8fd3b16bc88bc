/** Demos with a mistake. */
import type { InvalidFile } from "./invalid-file"

const COLORS = `colors: { background: '#000000', surface: '#111111', text: '#ffffff', accent: '#ffaa00', onAccent: '#000000' }`

/** A card's demo, with a mistake. */
const pick = (change: (demo: string) => string) => ({
  file: "showcase" as const,
  from: "    alt: Three moths.\n",
  to: `    alt: Three moths.
${change(`    demo:
      id: moths
      kind: pick
      group: 2
      ${COLORS}
      cards:
        - { name: One, src: images/one.svg }
        - { name: Two, src: images/two.svg }
        - { name: Three, src: images/two.svg }
`)}`,
})

/** A project's demo, with a mistake. */
const tournament = (change: (demo: string) => string) => ({
  file: "portfolio" as const,
  from: "      alt: A table of scores.\n",
  to: `      alt: A table of scores.
${change(`    demo:
      id: evening
      kind: tournament
      event: Open
      ${COLORS}
      players: [ { id: ada, name: Ada }, { id: bob, name: Bob }, { id: cyd, name: Cyd } ]
      machines: [ { id: kraken, name: Kraken } ]
      rounds:
        - at: '19:00:00'
          matches:
            - { id: one, machine: kraken, players: [ ada, bob ] }
      events:
        - { at: '19:01:00', match: one, player: ada, ball: 1, score: 100 }
`)}`,
})

export const DEMOS: readonly InvalidFile[] = [
  {
    mistake: "two cards of a demo have the same name",
    ...pick((demo) => demo.replace("name: Three", "name: One")),
    output: `content/showcase.yaml:18:19  cards[0].demo.cards[2].name  [duplicate-id]
  Two cards have the name "One". See content/showcase.yaml:16:19.
  Hint: Choose another name.`,
  },
  {
    mistake: "a group has all cards of a demo",
    ...pick((demo) => demo.replace("group: 2", "group: 3")),
    output: `content/showcase.yaml:13:14  cards[0].demo.group  [out-of-range]
  A group has 3 cards, and the demo has 3.
  Expected: at most 2.`,
  },
  {
    mistake: "a demo keeps its score in an unknown way",
    ...pick((demo) => demo.replace("group: 2", "group: 2\n      score: moon")),
    output: `content/showcase.yaml:14:14  cards[0].demo.score  [unknown-choice]
  "moon" is not a valid value of "score".
  Expected: number, moons, flips or tides.
  Hint: Did you mean "moons"?`,
  },
  {
    mistake: "others have picked a card less than never",
    ...pick((demo) => demo.replace("images/one.svg", "images/one.svg, picks: -1")),
    output: `content/showcase.yaml:16:52  cards[0].demo.cards[0].picks  [out-of-range]
  "picks" must be at least 0.`,
  },
  {
    mistake: "a card of a demo is a photo",
    ...pick((demo) => demo.replace("images/one.svg", "images/wide.png")),
    output: `content/showcase.yaml:16:29  cards[0].demo.cards[0].src  [bad-picture-path]
  "images/wide.png" does not end in .svg.
  Expected: a path like 'images/drawing.svg'.`,
  },
  {
    mistake: "the drawing of a card does not exist",
    ...pick((demo) => demo.replace("images/one.svg", "images/tow.svg")),
    output: `content/showcase.yaml:16:29  cards[0].demo.cards[0].src  [missing-picture]
  There is no file images/tow.svg.
  Hint: Did you mean "images/two.svg"?`,
  },
  {
    mistake: "a file with the name of a drawing is none",
    ...pick((demo) => demo.replace("images/one.svg", "images/broken.svg")),
    output: `content/showcase.yaml:16:29  cards[0].demo.cards[0].src  [not-a-picture]
  images/broken.svg is not a picture, or it is damaged.
  Expected: an SVG file.`,
  },
  {
    mistake: "the text of a demo cannot be read",
    ...pick((demo) => demo.replace("text: '#ffffff'", "text: '#333333'")),
    output: `content/showcase.yaml:14:66  cards[0].demo.colors.text  [low-contrast]
  "text" has a contrast of 1.7 to 1 to "background".
  Expected: at least 4.5 to 1.
content/showcase.yaml:14:66  cards[0].demo.colors.text  [low-contrast]
  "text" has a contrast of 1.5 to 1 to "surface".
  Expected: at least 4.5 to 1.`,
  },
  {
    mistake: "a color has a name",
    ...pick((demo) => demo.replace("'#ffaa00'", "orange")),
    output: `content/showcase.yaml:14:85  cards[0].demo.colors.accent  [bad-color]
  "orange" is not a color.
  Expected: a # and six hexadecimal digits in quotes, as in '#ff7a45'.
  Hint: Write colors: { background: '#000000', surface: '#111111', text: '#ffffff', accent: '#ffa500', onAccent: '#000000' }`,
  },
  {
    mistake: "a demo has the id of the showcase",
    ...pick((demo) => demo.replace("id: moths", "id: showcase")),
    output: `content/showcase.yaml:11:11  cards[0].demo.id  [duplicate-address]
  /#showcase is already the URL of another item. See content/showcase.yaml:1:1.
  Hint: Choose another id for one of them.`,
  },
  {
    mistake: "there is no such kind of demo",
    ...pick((demo) => demo.replace("kind: pick", "kind: vote")),
    output: `content/showcase.yaml:12:13  cards[0].demo.kind  [unknown-choice]
  "vote" is not a valid value of "kind".
  Expected: pick or tournament.`,
  },
  {
    mistake: "an event names a player of another match",
    ...tournament((demo) => demo.replace("player: ada", "player: cyd")),
    output: `content/portfolio.yaml:26:49  projects[0].demo.events[0].player  [unknown-id]
  The match "one" has no player "cyd".
  Expected: ada or bob.`,
  },
  {
    mistake: "an event names an unknown match",
    ...tournament((demo) => demo.replace("match: one", "match: on")),
    output: `content/portfolio.yaml:26:36  projects[0].demo.events[0].match  [unknown-id]
  None of the matches has the id "on".
  Expected: one.
  Hint: Did you mean "one"?`,
  },
  {
    mistake: "a match is on an unknown machine",
    ...tournament((demo) => demo.replace("machine: kraken", "machine: cracken")),
    output: `content/portfolio.yaml:24:35  projects[0].demo.rounds[0].matches[0].machine  [unknown-id]
  None of the machines has the id "cracken".
  Expected: kraken.
  Hint: Did you mean "kraken"?`,
  },
  {
    mistake: "an event has no seconds",
    ...tournament((demo) => demo.replace("'19:01:00'", "'19:01'")),
    output: `content/portfolio.yaml:26:17  projects[0].demo.events[0].at  [bad-time]
  "19:01" is not a valid time.
  Expected: hours, minutes and seconds, as in '19:04:30'.
  Hint: Write - { at: '19:01:00', match: one, player: ada, ball: 1, score: 100 }`,
  },
]
