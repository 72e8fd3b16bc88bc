/** What is not wrong, but most likely not meant. */
import type { InvalidFile } from "./invalid-file"

export const WARNINGS: readonly InvalidFile[] = [
  {
    slip: "a picture is soft",
    file: "showcase",
    from: "images/wide.png",
    to: "images/middling.png",
    says: `content/showcase.yaml:8:10  cards[0].src  [soft-picture]
  Advice: content/images/middling.png is 1000 pixels wide.
  Expected: at least 1600 pixels.`,
  },
  {
    slip: "an alternative text says nothing",
    file: "showcase",
    from: "Three moths.",
    to: "wide",
    says: `content/showcase.yaml:9:10  cards[0].alt  [weak-alt]
  Advice: "wide" does not tell what the picture shows.
  Expected: one sentence for those who cannot see it.`,
  },
  {
    slip: "companies are not newest first",
    file: "work",
    from: `'Apr 2023'
        endDate: ''
        skills: [kotlin]
      - title: Engineer
        startDate: 'Oct 2019'
        endDate: 'Mar 2023'`,
    to: `'Apr 2013'
        endDate: 'Dec 2017'`,
    says: `content/work.yaml:11:14  work[1].company  [order]
  Advice: Null Island is newer than Specimen, which stands above it.`,
  },
  {
    slip: "a role is not newest first",
    file: "work",
    from: `'Apr 2023'
        endDate: ''
        skills: [kotlin]
      - title: Engineer
        startDate: 'Oct 2019'
        endDate: 'Mar 2023'`,
    to: `'Oct 2019'
        endDate: 'Dec 2021'
      - title: Engineer
        startDate: 'Jan 2022'`,
    says: `content/work.yaml:9:20  work[0].roles[1].startDate  [order]
  Advice: "Engineer" is newer than "Lead", which stands above it.`,
  },
  {
    slip: "months lie between two jobs",
    file: "work",
    from: "'Sep 2019'",
    to: "'Mar 2019'",
    says: `content/work.yaml:3:14  work[0].company  [gap]
  Advice: 6 months lie between Null Island and Specimen.`,
  },
  {
    slip: "two jobs overlap",
    file: "work",
    from: "'Sep 2019'",
    to: "'Dec 2019'",
    says: `content/work.yaml:3:14  work[0].company  [overlap]
  Advice: Specimen begins before Null Island ends.`,
  },
  {
    slip: "a company has no responsibilities",
    file: "work",
    from: `    responsibilities:
      - Built an API.
`,
    to: "",
    says: `content/work.yaml:15:14  work[1].company  [no-responsibilities]
  Advice: Null Island has no responsibilities.`,
  },
  {
    slip: "a responsibility is long",
    file: "work",
    from: "Built an API.",
    to: "Built an API. Built an API. Built an API. Built an API. Built an API. Built an API. Built an API. Built an API. Built an API. Built an API. Built an API. Built an API.",
    says: `content/work.yaml:22:9  work[1].responsibilities[0]  [long-responsibility]
  Advice: The responsibility has 167 characters; 160 fill two lines in print.`,
  },
  {
    slip: "a description is long",
    file: "home",
    from: "Services on the JVM.",
    to: "Services on the JVM. Services on the JVM. Services on the JVM. Services on the JVM. Services on the JVM. Services on the JVM. Services on the JVM. Services on the JVM.",
    says: `content/home.yaml:1:14  description  [long-description]
  Advice: The description has 167 characters; search engines show about 155.`,
  },
  {
    slip: "a section is empty",
    file: "resume",
    from: "      text: A role in Portland.",
    to: "      list: []",
    says: `content/resume.yaml:5:12  sections[0].title  [empty-section]
  Advice: The section "Objective" has nothing to show, so it is left out.`,
  },
  {
    slip: "the sample's address is still there",
    file: "owner",
    from: "ada@writer.dev",
    to: "ada@example.com",
    says: `content/owner.yaml:6:12  contact[0].value  [sample-identity]
  Advice: This is still the sample owner's site.
  Hint: Make content/owner.yaml your own.`,
  },
]
