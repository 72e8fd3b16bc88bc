/** Mistakes in the marks of texts. The positions are those in the file, not those in the text. */
import type { InvalidFile } from "./invalid-file"

const HREF = "a page like '/about/', or a URL that starts with https://, mailto: or tel:"

export const MARKS: readonly InvalidFile[] = [
  {
    mistake: "a link in a text runs a script",
    file: "about",
    from: "I build services.",
    to: "I build [services](javascript:x).",
    output: `content/about.yaml:4:24  bio[0]  [bad-address]
  A URL that starts with "javascript:" is not allowed here.
  Expected: ${HREF}.`,
  },
  {
    mistake: "a link in quotes has no scheme",
    file: "home",
    from: "Backend engineer.",
    to: "'It''s [my site](www.writer.dev).'",
    output: `content/home.yaml:2:24  lead  [bad-address]
  "www.writer.dev" is not a complete URL.
  Expected: ${HREF}.
  Hint: Did you mean "https://www.writer.dev"?`,
  },
  {
    mistake: "a link in a folded text has no address",
    file: "portfolio",
    from: "Scores, live.",
    to: ">-\n      Scores,\n      [live]() now.",
    output: `content/portfolio.yaml:9:12  projects[0].summary  [bad-link]
  The link has no address.
  Expected: an address in the parentheses, as in [my site](https://robin.example)`,
  },
  {
    mistake: "a link has no text",
    file: "errors",
    from: "No page lives here.",
    to: "No page lives here. [](/)",
    output: `content/errors.yaml:5:34  errors[0].message  [bad-link]
  The link has no text.
  Expected: words between the brackets, as in [my site](https://robin.example)`,
  },
  {
    mistake: "a link has a title",
    file: "showcase",
    from: "Each site deals cards.",
    to: `"Each [site](/about/ \\"About\\") deals cards."`,
    output: `content/showcase.yaml:4:16  body[0]  [bad-link]
  A link cannot have a title, because the site would not show it.
  Hint: Delete what follows the address.`,
  },
  {
    mistake: "a link in a text leads to a page that does not exist",
    file: "about",
    from: "Clear edges",
    to: "Clear edges of [work](/portfolio/#compnion)",
    output: `content/about.yaml:8:31  likes[0].items[0]  [unknown-page]
  The page /portfolio/ has no id "compnion".
  Expected: an id on that page.
  Hint: Did you mean "/portfolio/#companion"?`,
  },
  {
    mistake: "a link in a responsibility has no scheme",
    file: "work",
    from: "- Led a team.",
    to: "- text: Led a [team](team.dev/us).\n        tags: [lead]",
    output: `content/work.yaml:13:28  work[0].responsibilities[0].text  [bad-address]
  "team.dev/us" is not a complete URL.
  Expected: ${HREF}.
  Hint: Did you mean "https://team.dev/us"?`,
  },
  {
    mistake: "a link in the detail of an entry has no address",
    file: "resume",
    from: "endDate: 'Jun 2004'",
    to: "endDate: 'Jun 2004'\n          details: ['On [types]()']",
    output: `content/resume.yaml:20:31  sections[2].content.entries[0].details[0]  [bad-link]
  The link has no address.
  Expected: an address in the parentheses, as in [my site](https://robin.example)`,
  },
  {
    mistake: "a text has too many marks",
    file: "home",
    from: "Backend engineer.",
    to: `Engineer${" *a".repeat(1001)}`,
    output: `content/home.yaml:2:7  lead  [too-many-marks]
  The text has so many marks that the site shows them as they are.
  Expected: some hundred marks at most.`,
  },
]
