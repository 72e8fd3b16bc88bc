/** Files that are valid on their own but not together. */
import { LOOKS } from "../../schemas/paper-fields"
import { certificateWith, type InvalidFile } from "./invalid-file"

export const CROSS_FILE: readonly InvalidFile[] = [
  {
    mistake: "a role ends before it starts",
    file: "work",
    from: "'Mar 2023'",
    to: "'Mar 2018'",
    output: `content/work.yaml:11:18  work[0].roles[1].endDate  [end-before-start]
  The end (Mar 2018) is before the start (Oct 2019).
  Hint: Are the two dates swapped, or is one of them mistyped?`,
  },
  {
    mistake: "a role starts years in the future",
    file: "work",
    from: "'Apr 2023'",
    to: "'Apr 2032'",
    output: `content/work.yaml:6:20  work[0].roles[0].startDate  [implausible-date]
  "Apr 2032" is too far in the future.`,
  },
  {
    mistake: "a role starts in the distant past",
    file: "work",
    from: "'Jan 2018'",
    to: "'Jan 1818'",
    output: `content/work.yaml:18:20  work[1].roles[0].startDate  [implausible-date]
  "Jan 1818" is too far in the past.`,
  },
  {
    mistake: "there is no template of this name",
    file: "resume",
    from: "sections:",
    to: "template: standrad\nsections:",
    output: `content/resume.yaml:3:11  template  [unknown-template]
  There is no template "standrad".
  Expected: ${LOOKS.join(", ")}, or the name of a file in templates/, as in mine.typ.
  Hint: Did you mean "standard"?`,
  },
  {
    mistake: "an entry has a single date and a start",
    file: "resume",
    from: "          startDate: 'Sep 2000'",
    to: `          date: '2004'
          startDate: 'Sep 2000'`,
    output: `content/resume.yaml:18:11  sections[2].content.entries[0].date  [date-and-range]
  The entry has both "date" and "startDate".
  Expected: date alone, or startDate and endDate.
  Hint: Delete one of them.`,
  },
  {
    mistake: "a certificate expires before its date",
    ...certificateWith(`date: '2024-11-05'
          expires: '2024-11-04'`),
    output: `content/resume.yaml:19:20  sections[2].content.entries[0].expires  [end-before-start]
  The end (2024-11-04) is before the start (2024-11-05).
  Hint: Are the two dates swapped, or is one of them mistyped?`,
  },
  {
    mistake: "a day does not exist",
    file: "resume",
    from: `section: Education
    title: Education
    expandedByDefault: false
    content:
      entries:
        - title: B.S.
          startDate: 'Sep 2000'
          endDate: 'Jun 2004'`,
    to: `section: Talks
    title: Talks
    expandedByDefault: false
    content:
      entries:
        - title: Pinball
          date: '2023-02-29'`,
    output: `content/resume.yaml:18:17  sections[2].content.entries[0].date  [bad-date]
  "2023-02-29" is not a valid date: Feb 2023 has 28 days.
  Expected: a day, as in '2024-11-05', a month, as in 'Nov 2024', or a year, as in '2024'.`,
  },
  {
    mistake: "two roles share an id",
    file: "work",
    from: `      - title: Lead
        startDate: 'Apr 2023'
        endDate: ''
        skills: [kotlin]
      - title: Engineer
`,
    to: `      - id: engineer
        title: Lead
        startDate: 'Apr 2023'
        endDate: ''
      - id: engineer
        title: Engineer
`,
    output: `content/work.yaml:9:13  work[0].roles[1].id  [duplicate-id]
  Two roles have the id "engineer". See content/work.yaml:5:13.
  Hint: Choose another id.`,
  },
  {
    mistake: "two responsibilities share an id",
    file: "work",
    from: "      - Led a team.",
    to: `      - text: Led a team.
        id: led
      - text: Led two.
        id: led`,
    output: `content/work.yaml:16:13  work[0].responsibilities[1].id  [duplicate-id]
  Two responsibilities have the id "led". See content/work.yaml:14:13.
  Hint: Choose another id.`,
  },
  {
    mistake: "two entries share an id",
    file: "resume",
    from: "        - title: B.S.",
    to: `        - title: M.S.
          id: degree
        - title: B.S.
          id: degree`,
    output: `content/resume.yaml:20:15  sections[2].content.entries[1].id  [duplicate-id]
  Two entries have the id "degree". See content/resume.yaml:18:15.
  Hint: Choose another id.`,
  },
  {
    mistake: "a career break has the id of a company",
    file: "work",
    from: "  - id: null-island",
    to: `  - id: specimen
    break: Parental leave
    startDate: 'Jan 2017'
    endDate: 'Dec 2017'
  - id: null-island`,
    output: `content/work.yaml:14:9  work[1].id  [duplicate-address]
  /resume/#specimen is already the URL of another item. See content/work.yaml:2:9.
  Hint: Choose another id for one of them.`,
  },
  {
    mistake: "the portrait is too small",
    file: "owner",
    from: "contact:",
    to: `portrait:
  src: images/small.png
  alt: Ada, laughing.
contact:`,
    output: `content/owner.yaml:5:8  portrait.src  [small-picture]
  images/small.png is 300 pixels wide.
  Expected: at least 400 pixels, or 800 pixels to look sharp on every screen.`,
  },
  {
    mistake: "a skill is misspelled",
    file: "work",
    from: "[kotlin]",
    to: "[kotlni]",
    output: `content/work.yaml:8:18  work[0].roles[0].skills[0]  [unknown-skill]
  None of the skills has the id "kotlni".
  Hint: Did you mean "kotlin"?`,
  },
  {
    mistake: "a skill is named twice",
    file: "work",
    from: "[kotlin]",
    to: "[kotlin, kotlin]",
    output: `content/work.yaml:8:26  work[0].roles[0].skills[1]  [duplicate-id]
  "skills" names "kotlin" twice.
  Hint: Delete one.`,
  },
  {
    mistake: "two skills share an id",
    file: "skills",
    from: "id: scala",
    to: "id: kotlin",
    output: `content/skills.yaml:7:13  skills[0].skills[1].id  [duplicate-id]
  Two skills have the id "kotlin". See content/skills.yaml:5:13.
  Hint: Choose another id.
content/work.yaml:20:18  work[1].roles[0].skills[0]  [unknown-skill]
  None of the skills has the id "scala".
  Hint: Add it to skills.yaml, or remove it here.`,
  },
  {
    mistake: "a company has the id of a section",
    file: "work",
    from: "id: null-island",
    to: "id: education",
    output: `content/work.yaml:14:9  work[1].id  [duplicate-address]
  /resume/#education is already the URL of another item. See content/resume.yaml:12:14.
  Hint: Choose another id for one of them.`,
  },
  {
    mistake: "a section is listed twice",
    file: "resume",
    from: "section: Education",
    to: "section: Objective",
    output: `content/resume.yaml:12:14  sections[2].section  [duplicate-address]
  /resume/#objective is already the URL of another item. See content/resume.yaml:4:14.
  Hint: A résumé has this section once. Put both into one, or use Custom with an id.`,
  },
  {
    mistake: "two error pages share a status",
    file: "errors",
    from: "    message: No page lives here.",
    to: `    message: No page lives here.
  - status: 404
    reason: x
    message: y`,
    output: `content/errors.yaml:6:13  errors[1].status  [duplicate-address]
  /404.html is already the URL of Not Found. See content/errors.yaml:3:13.
  Hint: Choose another id for one of them.`,
  },
  {
    mistake: "there is no page for 404",
    file: "errors",
    from: "status: 404",
    to: "status: 403",
    output: `content/errors.yaml:2:1  errors  [missing-404]
  There is no error page for the status 404, which the site shows for every unknown URL.
  Expected: an entry with status: 404.`,
  },
  {
    mistake: "a button links to a missing page",
    file: "about",
    from: "/portfolio/",
    to: "/portfoilo/",
    output: `content/about.yaml:11:11  actions[0].href  [unknown-page]
  This site has no page "/portfoilo/".
  Expected: /, /about/, /portfolio/, /resume/ or /imprint/.
  Hint: Did you mean "/portfolio/"?`,
  },
  {
    mistake: "a button links to a missing id",
    file: "home",
    from: "/about/",
    to: "/resume/#eduction",
    output: `content/home.yaml:6:17  beforeShowcase[0].buttonHref  [unknown-page]
  The page /resume/ has no id "eduction".
  Expected: an id on that page.
  Hint: Did you mean "/resume/#education"?`,
  },
  {
    mistake: "a picture is missing",
    file: "showcase",
    from: "images/wide.png",
    to: "images/screenshot.png",
    output: `content/showcase.yaml:8:10  cards[0].src  [missing-picture]
  There is no file images/screenshot.png.
  Hint: Copy the file into the folder images, which is beside the YAML files.`,
  },
  {
    mistake: "a file is not a picture",
    file: "showcase",
    from: "images/wide.png",
    to: "images/notes.png",
    output: `content/showcase.yaml:8:10  cards[0].src  [not-a-picture]
  images/notes.png is not a picture, or it is damaged.
  Expected: a PNG, JPEG, WebP or AVIF picture.`,
  },
  {
    mistake: "a picture is too small",
    file: "showcase",
    from: "images/wide.png",
    to: "images/small.png",
    output: `content/showcase.yaml:8:10  cards[0].src  [small-picture]
  images/small.png is 300 pixels wide.
  Expected: at least 800 pixels, or 1200 pixels to look sharp on every screen.`,
  },
  {
    mistake: "the part of a picture for a phone is too small, and the text of both is empty words",
    file: "portfolio",
    from: "alt: A table of scores.",
    to: "alt: picture\n      phone: images/small.png",
    output: `content/portfolio.yaml:13:12  projects[0].image.alt  [weak-alt]
  Warning: "picture" does not describe the picture.
  Expected: one sentence for people who cannot see the picture.
content/portfolio.yaml:14:14  projects[0].image.phone  [small-picture]
  images/small.png is 300 pixels wide.
  Expected: at least 640 pixels, or 1000 pixels to look sharp on every screen.`,
  },
  {
    mistake: "a card enlarges the part of a picture that it shows",
    file: "showcase",
    from: "images/wide.png",
    to: "images/strip.png",
    output: `content/showcase.yaml:8:10  cards[0].src  [small-picture]
  images/strip.png is 400 pixels high.
  Expected: at least 500 pixels, or 1500 pixels to look sharp on every screen.
content/showcase.yaml:8:10  cards[0].src  [cropped-picture]
  Warning: A card cuts off 80% of images/strip.png (1600 × 400 pixels), on the left and on the right.
  Expected: a picture of 4 to 5, such as 1600 × 2000 pixels, of which the card shows all.
  Hint: Cut out the 320 × 400 pixels that matter.`,
  },
  {
    mistake: "no font has a character",
    file: "work",
    from: "Built an API.",
    to: "Built an API ➜ fast.",
    output: `content/work.yaml:22:22  work[1].responsibilities[0]  [missing-font]
  No font of the PDFs has the character "➜" (U+279C).
  Hint: Use another character, or add a font in src/fonts/fonts.ts.`,
  },
  {
    mistake: "no font has the letters of a script",
    file: "owner",
    from: "Backend engineer",
    to: "'ကျွန်ုပ်'",
    output: `content/owner.yaml:2:12  headline  [missing-font]
  No font of the PDFs has these 7 characters of the file: က ျ ွ န ် ု ပ
  Hint: Use another character, or add a font in src/fonts/fonts.ts.`,
  },
  {
    mistake: "a look of other programs",
    file: "resume",
    from: "sections:",
    to: "template: modern\nsections:",
    output: `content/resume.yaml:3:11  template  [unknown-template]
  There is no template "modern".
  Expected: standard, classic, technical, timeline, banner, or the name of a file in templates/, as in mine.typ.
  Hint: \`npm run looks\` shows the looks of the site.`,
  },
  {
    mistake: "a link has the first word of an id",
    file: "about",
    from: "/portfolio/",
    to: "/resume/#null",
    output: `content/about.yaml:11:11  actions[0].href  [unknown-page]
  The page /resume/ has no id "null".
  Expected: an id on that page.
  Hint: Did you mean "/resume/#null-island"?`,
  },
]
