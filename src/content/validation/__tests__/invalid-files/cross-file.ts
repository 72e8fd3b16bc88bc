/** Files that are right by themselves and wrong together. */
import type { InvalidFile } from "./invalid-file"

export const CROSS_FILE: readonly InvalidFile[] = [
  {
    slip: "a role ends before it starts",
    file: "work",
    from: "'Mar 2023'",
    to: "'Mar 2018'",
    says: `content/work.yaml:11:18  work[0].roles[1].endDate  [end-before-start]
  It ends in Mar 2018, before it starts in Oct 2019.
  Hint: Are the two dates swapped?`,
  },
  {
    slip: "a year is mistyped, which tears a gap as well",
    file: "work",
    from: "'Sep 2019'",
    to: "'Sep 2009'",
    says: `content/work.yaml:19:18  work[1].roles[0].endDate  [end-before-start]
  It ends in Sep 2009, before it starts in Jan 2018.
  Hint: Are the two dates swapped?`,
  },
  {
    slip: "a role starts years ahead",
    file: "work",
    from: "'Apr 2023'",
    to: "'Apr 2032'",
    says: `content/work.yaml:6:20  work[0].roles[0].startDate  [implausible-date]
  "Apr 2032" is too far ahead to be right.`,
  },
  {
    slip: "a role starts long before anyone's birth",
    file: "work",
    from: "'Jan 2018'",
    to: "'Jan 1818'",
    says: `content/work.yaml:18:20  work[1].roles[0].startDate  [implausible-date]
  "Jan 1818" is too far in the past to be right.`,
  },
  {
    slip: "an older role has no end",
    file: "work",
    from: "'Mar 2023'",
    to: "''",
    says: `content/work.yaml:11:18  work[0].roles[1].endDate  [current-not-newest]
  "Engineer" has no end date, but "Lead" at Specimen (Apr 2023) is newer.
  Expected: the month in which it ended, as in 'Mar 2023'.
  Hint: Work beside the job, if it goes on, belongs to OtherExperience in resume.yaml.`,
  },
  {
    slip: "an older job has no end",
    file: "work",
    from: "'Sep 2019'",
    to: "''",
    says: `content/work.yaml:19:18  work[1].roles[0].endDate  [current-not-newest]
  "Engineer" has no end date, but "Lead" at Specimen (Apr 2023) is newer.
  Expected: the month in which it ended, as in 'Mar 2023'.
  Hint: Work beside the job, if it goes on, belongs to OtherExperience in resume.yaml.`,
  },
  {
    slip: "a skill is misspelled",
    file: "work",
    from: "[kotlin]",
    to: "[kotlni]",
    says: `content/work.yaml:8:18  work[0].roles[0].skills[0]  [unknown-skill]
  skills.yaml has no skill with the id "kotlni".
  Hint: Did you mean "kotlin"?`,
  },
  {
    slip: "a skill is unknown",
    file: "work",
    from: "[kotlin]",
    to: "[cobol]",
    says: `content/work.yaml:8:18  work[0].roles[0].skills[0]  [unknown-skill]
  skills.yaml has no skill with the id "cobol".
  Hint: Add it to skills.yaml, or take it out here.`,
  },
  {
    slip: "a skill is named twice",
    file: "work",
    from: "[kotlin]",
    to: "[kotlin, kotlin]",
    says: `content/work.yaml:8:26  work[0].roles[0].skills[1]  [duplicate-id]
  The role names the skill "kotlin" twice.
  Hint: Delete one.`,
  },
  {
    slip: "two skills share an id",
    file: "skills",
    from: "id: scala",
    to: "id: kotlin",
    says: `content/skills.yaml:7:13  skills[0].skills[1].id  [duplicate-id]
  The id "kotlin" already belongs to the skill Kotlin.
  Hint: Choose another id.
content/work.yaml:20:18  work[1].roles[0].skills[0]  [unknown-skill]
  skills.yaml has no skill with the id "scala".
  Hint: Add it to skills.yaml, or take it out here.`,
  },
  {
    slip: "two companies share an id",
    file: "work",
    from: "id: null-island",
    to: "id: specimen",
    says: `content/work.yaml:14:9  work[1].id  [duplicate-address]
  /resume/#specimen is already the address of Specimen.
  Hint: Choose another id for one of them.`,
  },
  {
    slip: "a company takes a section's address",
    file: "work",
    from: "id: null-island",
    to: "id: education",
    says: `content/work.yaml:14:9  work[1].id  [duplicate-address]
  /resume/#education is already the address of the section Education.
  Hint: Choose another id for one of them.`,
  },
  {
    slip: "a section stands twice",
    file: "resume",
    from: "section: Education",
    to: "section: Objective",
    says: `content/resume.yaml:12:14  sections[2].section  [duplicate-address]
  /resume/#objective is already the address of the section Objective.
  Hint: Choose another id for one of them.`,
  },
  {
    slip: "two error pages share a status",
    file: "errors",
    from: "    message: No page lives here.",
    to: `    message: No page lives here.
  - status: 404
    reason: x
    message: y`,
    says: `content/errors.yaml:6:13  errors[1].status  [duplicate-address]
  /404.html is already the address of Not Found.
  Hint: Choose another id for one of them.`,
  },
  {
    slip: "there is no page for 404",
    file: "errors",
    from: "status: 404",
    to: "status: 403",
    says: `content/errors.yaml:2:1  errors  [missing-404]
  There is no error page for 404, which every unknown address needs.
  Expected: an entry with status: 404.`,
  },
  {
    slip: "a button leads to no page",
    file: "about",
    from: "/portfolio/",
    to: "/portfoilo/",
    says: `content/about.yaml:11:11  actions[0].href  [unknown-page]
  This site has no page "/portfoilo/".
  Expected: /, /about/, /portfolio/ or /resume/.
  Hint: Did you mean "/portfolio/"?`,
  },
  {
    slip: "a button leads to no place on a page",
    file: "home",
    from: "/about/",
    to: "/resume/#eduction",
    says: `content/home.yaml:6:17  beforeShowcase[0].buttonHref  [unknown-page]
  The page /resume/ has no place "#eduction".
  Expected: a place it has.
  Hint: Did you mean "/resume/#education"?`,
  },
  {
    slip: "a picture is missing",
    file: "showcase",
    from: "images/wide.png",
    to: "images/wde.png",
    says: `content/showcase.yaml:8:10  cards[0].src  [missing-picture]
  There is no file content/images/wde.png.
  Hint: Did you mean "images/wide.png"?`,
  },
  {
    slip: "a picture is none",
    file: "showcase",
    from: "images/wide.png",
    to: "images/notes.png",
    says: `content/showcase.yaml:8:10  cards[0].src  [not-a-picture]
  content/images/notes.png is not a picture, or it is damaged.
  Expected: a PNG, JPEG, WebP or AVIF picture.`,
  },
  {
    slip: "a picture is too small",
    file: "showcase",
    from: "images/wide.png",
    to: "images/small.png",
    says: `content/showcase.yaml:8:10  cards[0].src  [small-picture]
  content/images/small.png is 300 pixels wide.
  Expected: at least 800 pixels; from 1600 on it looks sharp on every screen.`,
  },
]
