/** Content that is valid but probably not intended. */
import { entryWith, type InvalidFile } from "./invalid-file"

export const WARNINGS: readonly InvalidFile[] = [
  {
    mistake: "nobody can tell the family name from the name",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: Dr. Ada Maria Writer, PhD",
    output: `content/owner.yaml:1:7  name  [guessed-name]
  Warning: Address books take "Writer" as the family name, but this is a guess.
  Hint: Add a line below the name, with the part that is right, as in familyName: Writer`,
  },
  {
    mistake: "no author of a publication is the owner",
    ...entryWith("Publications", "authors: [B. Writer, C. Babbage]"),
    output: `content/resume.yaml:18:20  sections[2].content.entries[0].authors  [no-own-author]
  Warning: No author of this publication can be "Ada Writer", so no name is strong.
  Hint: If one of them is you, put two asterisks before the name and two after it.`,
  },
  {
    mistake: "a picture is not sharp on every screen",
    file: "showcase",
    from: "images/wide.png",
    to: "images/middling.png",
    output: `content/showcase.yaml:8:10  cards[0].src  [soft-picture]
  Warning: images/middling.png is 1000 pixels wide.
  Expected: at least 1200 pixels.`,
  },
  {
    mistake: "a picture is too tall",
    file: "portfolio",
    from: "images/wide.png",
    to: "images/tall.png",
    output: `content/portfolio.yaml:12:12  projects[0].image.src  [tall-picture]
  Warning: images/tall.png is 2.5 times as high as it is wide (1600 × 4000 pixels), so it does not fit on a screen.
  Expected: at most 1.5 times, that is 2400 pixels high.
  Hint: Cut off a part of the picture.`,
  },
  {
    mistake: "a card cuts off the sides of a picture, which is not sharp",
    file: "showcase",
    from: "images/wide.png",
    to: "images/banner.png",
    output: `content/showcase.yaml:8:10  cards[0].src  [soft-picture]
  Warning: images/banner.png is 600 pixels high.
  Expected: at least 1500 pixels.
content/showcase.yaml:8:10  cards[0].src  [cropped-picture]
  Warning: A card cuts off 70% of images/banner.png (1600 × 600 pixels), on the left and on the right.
  Expected: a picture of 4 to 5, such as 1600 × 2000 pixels, of which the card shows all.
  Hint: Cut out the 480 × 600 pixels that matter.`,
  },
  {
    mistake: "a card cuts off the top of a picture",
    file: "showcase",
    from: "images/wide.png",
    to: "images/tall.png",
    output: `content/showcase.yaml:8:10  cards[0].src  [cropped-picture]
  Warning: A card cuts off 50% of images/tall.png (1600 × 4000 pixels), at the top and at the bottom.
  Expected: a picture of 4 to 5, such as 1600 × 2000 pixels, of which the card shows all.
  Hint: Cut out the 1600 × 2000 pixels that matter.`,
  },
  {
    mistake: "the texts are Czech, and the interface is English",
    file: "website",
    from: "thanks: Thank you.\n",
    to: "thanks: Thank you.\nlanguage: cs\n",
    output: `content/about.yaml:1:8  title  [placeholder]
  Warning: "About" is a text of the new content.
  Hint: Replace it by your own, or delete what you do not need.
content/errors.yaml:4:13  errors[0].reason  [placeholder]
  Warning: "Not Found" is a text of the new content.
  Hint: Replace it by your own, or delete what you do not need.
content/resume.yaml:5:12  sections[0].title  [placeholder]
  Warning: "Objective" is a text of the new content.
  Hint: Replace it by your own, or delete what you do not need.
content/resume.yaml:13:12  sections[2].title  [placeholder]
  Warning: "Education" is a text of the new content.
  Hint: Replace it by your own, or delete what you do not need.
content/website.yaml:5:11  language  [english-interface]
  Warning: The texts are in the language "cs", but the words of the interface are English.
  Hint: Translate them in words. docs/rare-fields.md lists them.`,
  },
  {
    mistake: "an alternative text does not describe the picture",
    file: "showcase",
    from: "Three moths.",
    to: "wide",
    output: `content/showcase.yaml:9:10  cards[0].alt  [weak-alt]
  Warning: "wide" does not describe the picture.
  Expected: one sentence for people who cannot see the picture.`,
  },
  {
    mistake: "companies are not newest first",
    file: "work",
    from: `'Apr 2023'
        endDate: ''
        skills: [kotlin]
      - title: Engineer
        startDate: 'Oct 2019'
        endDate: 'Mar 2023'`,
    to: `'Apr 2013'
        endDate: 'Dec 2017'`,
    output: `content/work.yaml:11:14  work[1].company  [order]
  Warning: Null Island is newer than Specimen, which is listed above it.`,
  },
  {
    mistake: "roles are not newest first",
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
        startDate: 'Jan 2022'
        endDate: ''`,
    output: `content/work.yaml:9:20  work[0].roles[1].startDate  [order]
  Warning: "Engineer" is newer than "Lead", which is listed above it.`,
  },
  {
    mistake: "there are months between two jobs",
    file: "work",
    from: "'Sep 2019'",
    to: "'Mar 2019'",
    output: `content/work.yaml:3:14  work[0].company  [gap]
  Warning: There are 6 months between Null Island and Specimen without a job or education.
  Hint: If it was a career break, add it to work.yaml with break: and its dates. If it may stay, a comment on the line above says so: # ok: gap`,
  },
  {
    mistake: "there are months between two roles at one company",
    file: "work",
    from: "'Mar 2023'",
    to: "'Mar 2022'",
    output: `content/work.yaml:3:14  work[0].company  [gap]
  Warning: There are 12 months between two roles at Specimen without a job or education.
  Hint: If it was a career break, add it to work.yaml with break: and its dates. If it may stay, a comment on the line above says so: # ok: gap`,
  },
  {
    mistake: "a job starts next month",
    file: "work",
    from: "'Apr 2023'",
    to: "'Feb 2026'",
    output: `content/work.yaml:3:14  work[0].company  [gap]
  Warning: There are 34 months between two roles at Specimen without a job or education.
  Hint: If it was a career break, add it to work.yaml with break: and its dates. If it may stay, a comment on the line above says so: # ok: gap
content/work.yaml:6:20  work[0].roles[0].startDate  [future-start]
  Warning: "Feb 2026" is in the future, so the site shows the start alone.`,
  },
  {
    mistake: "an entry has not ended, and has no start",
    file: "resume",
    from: `          startDate: 'Sep 2000'
          endDate: 'Jun 2004'`,
    to: "          endDate: ''",
    output: `content/resume.yaml:18:20  sections[2].content.entries[0].endDate  [no-start]
  Warning: The entry has no start, so it shows no dates.
  Hint: Add startDate, as in startDate: 'Apr 2023', or delete endDate.`,
  },
  {
    mistake: "a graduation is decades ahead",
    file: "resume",
    from: "'Jun 2004'",
    to: "'Jun 2044'",
    output: `content/resume.yaml:19:20  sections[2].content.entries[0].endDate  [distant-date]
  Warning: "Jun 2044" is more than 10 years in the future.`,
  },
  {
    mistake: "a company has no responsibilities",
    file: "work",
    from: `    responsibilities:
      - Built an API.
`,
    to: "",
    output: `content/work.yaml:15:14  work[1].company  [no-responsibilities]
  Warning: Null Island has no responsibilities.
  Hint: If that may stay, a comment on the line above says so: # ok: no-responsibilities`,
  },
  {
    mistake: "a responsibility is long, without its marks",
    file: "work",
    from: "Built an API.",
    to: "Built an [*API*](https://api.example/v1). Built an API. Built an API. Built an API. Built an API. Built an API. Built an API. Built an API. Built an API. Built an API. Built an API. Built an API.",
    output: `content/work.yaml:22:9  work[1].responsibilities[0]  [long-responsibility]
  Warning: The responsibility has 167 characters. Two lines in print have 160.`,
  },
  {
    mistake: "a description is long",
    file: "home",
    from: "Services on the JVM.",
    to: "Services on the JVM. Services on the JVM. Services on the JVM. Services on the JVM. Services on the JVM. Services on the JVM. Services on the JVM. Services on the JVM.",
    output: `content/home.yaml:1:14  description  [long-description]
  Warning: The description has 167 characters. Search engines show about 155.`,
  },
  {
    mistake: "a section is empty",
    file: "resume",
    from: "      text: A role in Portland.",
    to: "      list: []",
    output: `content/resume.yaml:5:12  sections[0].title  [empty-section]
  Warning: The section "Objective" is empty, so the site does not show it.`,
  },
  {
    mistake: "a text of the new content is unchanged",
    file: "owner",
    from: "headline: Backend engineer",
    to: "headline: Your profession",
    output: `content/owner.yaml:2:11  headline  [placeholder]
  Warning: "Your profession" is a text of the new content.
  Hint: Replace it by your own, or delete what you do not need.`,
  },
  {
    mistake: "the sample's email address is unchanged",
    file: "owner",
    from: "ada@writer.dev",
    to: "ada@example.com",
    output: `content/owner.yaml:6:12  contact[0].value  [sample-identity]
  Warning: "ada@example.com" cannot exist: .example and example.com are reserved for examples.
  Hint: Put your own address into owner.yaml.`,
  },
  {
    mistake: "a phone number is private, but the repository is public",
    file: "owner",
    from: "value: +1 503-555-0142",
    to: "value: +1 503-555-0142\n    visibleIn: [print, pdf]",
    output: `content/owner.yaml:9:5  contact[1].visibleIn  [public-source]
  Warning: This value is limited to some formats, but sourceUrl says that the source code is public: everyone can read owner.yaml and its history there.
  Hint: If the repository is private, delete sourceUrl in website.yaml. Otherwise, delete the value and its history, or show it everywhere. A format in visibleIn is public too, except hand-out: everyone can read the source of /resume/ (print) and /resume.pdf (pdf).`,
  },
  {
    mistake: "a mark is not closed",
    file: "about",
    from: "I build services.",
    to: "I build **services, and it's fun.",
    output: `content/about.yaml:4:13  bio[0]  [unclosed-mark]
  Warning: The text shows "**": it is not closed, it is within a word, or it has a space or punctuation on its inner side.
  Hint: If no mark is meant, put a backslash before it: \\*\\*.`,
  },
  {
    mistake: "marks in a folded text have a space on their inner side",
    file: "about",
    from: "I build services.",
    to: ">-\n    I build\n    _many _ services.",
    output: `content/about.yaml:6:5  bio[0]  [unclosed-mark]
  Warning: The text shows "_": it is not closed, it is within a word, or it has a space or punctuation on its inner side.
  Hint: If no mark is meant, put a backslash before it: \\_.`,
  },
  {
    mistake: "a mark in double quotes is not closed",
    file: "about",
    from: "I build services.",
    to: '"I build `services."',
    output: `content/about.yaml:4:14  bio[0]  [unclosed-mark]
  Warning: The text shows "\`": it is not closed, it is within a word, or it has a space or punctuation on its inner side.
  Hint: If no mark is meant, put a backslash before it: \\\\\`.`,
  },
  {
    mistake: "a text is not finished",
    file: "about",
    from: "I build services.",
    to: "I build services (TODO).",
    output: `content/about.yaml:4:23  bio[0]  [placeholder]
  Warning: "TODO" says that the text is not finished.
  Hint: Replace it by your own, or delete what you do not need.`,
  },
  {
    mistake: "a text is lorem ipsum",
    file: "home",
    from: "Backend engineer.",
    to: "Lorem ipsum dolor sit amet.",
    output: `content/home.yaml:2:7  lead  [placeholder]
  Warning: "Lorem ipsum" says that the text is not finished.
  Hint: Replace it by your own, or delete what you do not need.`,
  },
  {
    mistake: "an assistant left a gap",
    file: "home",
    from: "Backend engineer.",
    to: "'Engineer at [Company name].'",
    output: `content/home.yaml:2:20  lead  [placeholder]
  Warning: "[Company name]" says that the text is not finished.
  Hint: Replace it by your own, or delete what you do not need.`,
  },
  {
    mistake: "the site is on the owner's computer",
    file: "website",
    from: "https://writer.dev",
    to: "http://localhost:8000",
    output: `content/website.yaml:1:9  origin  [sample-identity]
  Warning: "http://localhost:8000" is your own computer, which no visitor reaches.
  Hint: Put your own address into website.yaml.`,
  },
  {
    mistake: "an email address is there twice",
    file: "owner",
    from: "  - kind: phone",
    to: "  - kind: email\n    value: ADA@writer.dev\n  - kind: phone",
    output: `content/owner.yaml:8:12  contact[1].value  [repeated-contact]
  Warning: "ADA@writer.dev" is a contact twice. See content/owner.yaml:6:12.
  Hint: Delete one of the two.`,
  },
  {
    mistake: "a phone number is too short",
    file: "owner",
    from: "+1 503-555-0142",
    to: "+351 912 345",
    output: `content/owner.yaml:8:12  contact[1].value  [odd-phone]
  Warning: "+351 912 345" is too short for its country.
  Hint: Compare its digits with those of your phone.`,
  },
  {
    mistake: "a space is one of HTML",
    file: "home",
    from: "Backend engineer.",
    to: "Backend&nbsp;engineer.",
    output: `content/home.yaml:2:14  lead  [odd-text]
  Warning: The text shows "&nbsp;" as typed: the content takes no HTML.
  Hint: Type a space.`,
  },
]
