/** Likely mistakes that are hard to see: missing dashes and colons, typographic characters, guessed types. */
import { entryWith, type InvalidFile } from "./invalid-file"

/** Likely mistakes that give valid YAML, so that they only get a warning. */
export const LIKELY_MISTAKES: readonly InvalidFile[] = [
  {
    mistake: "a comma in a list in brackets splits an amount",
    file: "work",
    from: "    responsibilities:\n      - Led a team.",
    to: "    responsibilities: [Cut the time to 1,5 or 2,5 hours]",
    output: `content/work.yaml:12:24  work[0].responsibilities[0]  [split-text]
  Warning: A comma splits this text into items of its list: "Cut the time to 1,5 or 2,5 hours".
  Hint: If they are items, put each on a line of its own, after a dash. Otherwise, write responsibilities: ['Cut the time to 1,5 or 2,5 hours']`,
  },
  {
    mistake: "a path in double quotes has a tab",
    file: "work",
    from: "- Led a team.",
    to: String.raw`- "Cleaned C:\temp and C:\new."`,
    output: String.raw`content/work.yaml:13:9  work[0].responsibilities[0]  [odd-text]
  Warning: In double quotes, YAML reads a backslash and a letter as one character, such as a tab.
  Hint: Write - 'Cleaned C:\temp and C:\new.'`,
  },
  {
    mistake: "a comma in a list in brackets splits a sentence",
    file: "work",
    from: "    responsibilities:\n      - Led a team.",
    to: "    responsibilities: [Built an API., 'Led it', Coached on Saturdays, and kept the books, and more, Led a team of four]",
    output: `content/work.yaml:12:49  work[0].responsibilities[2]  [split-text]
  Warning: A comma splits this text into items of its list: "Coached on Saturdays, and kept the books, and more".
  Hint: If they are items, put each on a line of its own, after a dash. Otherwise, write responsibilities: [Built an API., 'Led it', 'Coached on Saturdays, and kept the books, and more', Led a team of four]`,
  },
  {
    mistake: "a comma in a list in brackets splits a name, but no keywords and no short items",
    ...entryWith(
      "Publications",
      "details: [Pinball, chess, go]\n          keywords: [Trees of all kinds, graphs]\n          authors: [Okonkwo-Lindqvist, A. B., A. Writer]",
    ),
    output: `content/resume.yaml:20:21  sections[2].content.entries[0].authors[0]  [split-text]
  Warning: A comma splits this text into items of its list: "Okonkwo-Lindqvist, A. B.".
  Hint: If they are items, put each on a line of its own, after a dash. Otherwise, write authors: ['Okonkwo-Lindqvist, A. B.', A. Writer]`,
  },
  {
    mistake: "a role has no endDate",
    file: "work",
    from: `        startDate: 'Jan 2018'
        endDate: 'Sep 2019'
`,
    to: `        startDate: 'Jan 2018'
`,
    output: `content/work.yaml:18:20  work[1].roles[0].endDate  [open-end]
  Warning: "Engineer" has no endDate, so it counts as not ended.
  Hint: Add endDate: '' if it has not ended, or its end, as in endDate: 'Mar 2023'.`,
  },
  {
    mistake: "a career break in braces has no endDate",
    file: "work",
    from: "  - id: null-island",
    to: `  - { id: leave, break: Parental leave, startDate: '2017' }
  - id: null-island`,
    output: `content/work.yaml:14:52  work[1].endDate  [open-end]
  Warning: "Parental leave" has no endDate, so it counts as not ended.
  Hint: Add endDate: '' if it has not ended, or its end, as in endDate: 'Mar 2023'.`,
  },
  {
    mistake: "the endDate of a role has no colon, at the end of the file",
    file: "work",
    from: `    roles:
      - title: Engineer
        startDate: 'Jan 2018'
        endDate: 'Sep 2019'
        skills: [scala]
    responsibilities:
      - Built an API.
`,
    to: `    summary: Built an API.
    roles:
      - startDate: 'Jan 2018'
        title: Engineer
          endDate 'Sep 2019'
`,
    output: `content/work.yaml:20:11  work[1].roles[0].endDate  [joined-lines]
  Warning: The field "endDate" has no colon, so its line joins the text above it.
  Hint: Write with 8 spaces before it: endDate: 'Sep 2019'`,
  },
  {
    mistake: "a list item without a dash joins the one before",
    file: "about",
    from: "      - Clear edges",
    to: `      - Clear edges
        Small services`,
    output: `content/about.yaml:9:9  likes[0].items[0]  [joined-lines]
  Warning: This line joins the text above it: "…Clear edges Small services".
  Hint: If it continues the text above, put the whole text in quotes. If it is a new item, write with 6 spaces before it: - Small services`,
  },
  {
    mistake: "several list items without a dash join the first",
    file: "about",
    from: "      - Clear edges",
    to: `      - Clear edges
        Small services
        Types`,
    output: `content/about.yaml:9:9  likes[0].items[0]  [joined-lines]
  Warning: This line joins the text above it: "…Clear edges Small services". Line 10 does too.
  Hint: If it continues the text above, put the whole text in quotes. If it is a new item, write with 6 spaces before it: - Small services`,
  },
  {
    mistake: "a sentence on its own line joins a long list item",
    file: "work",
    from: "      - Led a team.",
    to: `      - Led a team of nine engineers who design, build and run the account platform.
        Built an API.`,
    output: `content/work.yaml:14:9  work[0].responsibilities[0]  [joined-lines]
  Warning: This line joins the text above it: "…the account platform. Built an API.".
  Hint: If it continues the text above, put the whole text in quotes. If it is a new item, write with 6 spaces before it: - Built an API.`,
  },
  {
    mistake: "a dash is indented too far, so its item joins the one before",
    file: "work",
    from: "      - Led a team.",
    to: `      - Led a team.
        - Built an API.`,
    output: `content/work.yaml:14:9  work[0].responsibilities[0]  [joined-lines]
  Warning: This line joins the text above it: "…Led a team. - Built an API.".
  Hint: If it continues the text above, put the whole text in quotes. If it is a new item, write with 6 spaces before it: - Built an API.`,
  },
  {
    mistake: "a list item without a dash joins one whose dash has a line of its own",
    file: "work",
    from: "      - Led a team.",
    to: `      -
        Led a team.
        Built an API.`,
    output: `content/work.yaml:15:9  work[0].responsibilities[0]  [joined-lines]
  Warning: This line joins the text above it: "…Led a team. Built an API.".
  Hint: If it continues the text above, put the whole text in quotes. If it is a new item, write with 6 spaces before it: - Built an API.`,
  },
  {
    mistake: "a plain text has a list of bullets",
    file: "portfolio",
    from: "    summary: Scores, live.",
    to: `    summary: Scores, live.
      • and statuses`,
    output: `content/portfolio.yaml:8:7  projects[0].summary  [joined-lines]
  Warning: This line joins the text above it: "…Scores, live. • and statuses".
  Hint: If it is no list, put the whole text in quotes. If it is one, put each item on its own line, after a dash and a space.`,
  },
  {
    mistake: "an optional field without a colon joins the text before",
    file: "owner",
    from: "headline: Backend engineer",
    to: `headline: Backend engineer
  availability 'or remote'`,
    output: `content/owner.yaml:3:3  availability  [joined-lines]
  Warning: The field "availability" has no colon, so its line joins the text above it.
  Hint: Write with no spaces before it: availability: 'or remote'`,
  },
  {
    mistake: "the second line of a text contains a hash",
    file: "about",
    from: "      - Clear edges",
    to: `      - Clear edges of services that are
        ranked #1 by all who use them`,
    output: `content/about.yaml:9:16  likes[0].items[0]  [text-or-comment]
  Warning: YAML reads "#1 by all who use them" as a comment, so the text ends before it.
  Hint: Write in place of lines 8 to 9: - 'Clear edges of services that are ranked #1 by all who use them', or put two spaces before # and one after it if it is a comment.`,
  },
  {
    mistake: "a text contains a hash before a number",
    file: "owner",
    from: "headline: Backend engineer",
    to: "headline: The # 1 engineer",
    output: `content/owner.yaml:2:15  headline  [text-or-comment]
  Warning: YAML reads "# 1 engineer" as a comment, so the text ends before it.
  Hint: Write headline: 'The # 1 engineer', or put two spaces before # and one after it if it is a comment.`,
  },
  {
    mistake: "a text with a hash has a comment too",
    file: "owner",
    from: "headline: Backend engineer",
    to: "headline: The #1 engineer   # for now",
    output: `content/owner.yaml:2:15  headline  [text-or-comment]
  Warning: YAML reads "#1 engineer" as a comment, so the text ends before it.
  Hint: Write headline: 'The #1 engineer', or put two spaces before # and one after it if it is a comment.`,
  },
  {
    mistake: "the formats of contact items are comments, but not those of an item that is one",
    file: "owner",
    from: "    value: ada@writer.dev\n  - kind: phone\n    value: +1 503-555-0142\n",
    to: `    value: ada@writer.dev # visibleIn: [hand-out]
  - kind: phone
    # Only on paper
    # ok: public-value
    # visibleIn:
    #  - hand-out
    value: +1 503-555-0142
  # - kind: phone
  #   value: '1'
  #   visibleIn: [hand-out]
`,
    output: `content/owner.yaml:6:27  [public-value]
  Warning: YAML reads "# visibleIn:" as a comment, so every format shows the value of the item.
  Hint: Delete the # before each line of it, or the lines.
content/owner.yaml:9:5  [unused-ok]
  Warning: "public-value" is about private data or other people's data, so no comment accepts it.
  Hint: Delete the comment.
content/owner.yaml:10:5  [public-value]
  Warning: YAML reads "# visibleIn:" as a comment, so every format shows the value of the item.
  Hint: Delete the # before each line of it, or the lines.`,
  },
  {
    mistake: "a text is in double typographic quotes",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: “Ada Writer”",
    output: `content/owner.yaml:1:7  name  [smart-quotes]
  Warning: The quotes “ and ” are a part of this text, because they are not straight.
  Hint: To show them, write name: '“Ada Writer”'. Otherwise, write name: 'Ada Writer'`,
  },
]

/** Likely mistakes that stop the build. */
export const FATAL_MISTAKES: readonly InvalidFile[] = [
  {
    mistake: "the day of the last change is written in words",
    file: "resume",
    from: "'2026-11-21'",
    to: "'Nov 21, 2026'",
    output: `content/resume.yaml:20:10  updated  [bad-date]
  "Nov 21, 2026" is not a valid date.
  Expected: a day, as in '2024-11-05'.
  Hint: Write updated: '2026-11-21'`,
  },
  {
    mistake: "the day of the last change does not exist",
    file: "resume",
    from: "'2026-11-21'",
    to: "'Feb 30 2026'",
    output: `content/resume.yaml:20:10  updated  [bad-date]
  "Feb 30 2026" is not a valid date: Feb 2026 has 28 days.
  Expected: a day, as in '2024-11-05'.`,
  },
  {
    mistake: "the fields of a role are indented too little",
    file: "work",
    from: `        startDate: 'Jan 2018'
        endDate: 'Sep 2019'
        skills: [scala]`,
    to: `    startDate: 'Jan 2018'
    endDate: 'Sep 2019'
    skills: [scala]`,
    output: `content/work.yaml:18:5  work[1].startDate  [unknown-field]
  Unknown field "startDate".
  Expected: id, company, location, url, summary, roles, responsibilities or tags.
  Hint: "startDate" belongs inside "roles": indent it further.
content/work.yaml:19:5  work[1].endDate  [unknown-field]
  Unknown field "endDate".
  Expected: id, company, location, url, summary, roles, responsibilities or tags.
  Hint: "endDate" belongs inside "roles": indent it further.
content/work.yaml:20:5  work[1].skills  [unknown-field]
  Unknown field "skills".
  Expected: id, company, location, url, summary, roles, responsibilities or tags.
  Hint: "skills" belongs inside "roles": indent it further.`,
  },
  {
    mistake: "a list of words has no brackets",
    file: "work",
    from: "skills: [kotlin]",
    to: "skills: kotlin, scala",
    output: `content/work.yaml:8:17  work[0].roles[0].skills  [wrong-type]
  "skills" is text, not a list.
  Expected: a list, with each item on its own line after a dash.
  Hint: Write skills: [kotlin, scala]`,
  },
  {
    mistake: "a list of words is in braces",
    file: "work",
    from: "skills: [kotlin]",
    to: "skills: {kotlin, scala}",
    output: `content/work.yaml:8:17  work[0].roles[0].skills  [wrong-type]
  "skills" is a group of fields, not a list.
  Expected: a list, with each item on its own line after a dash.
  Hint: Use [ and ] in place of { and }.`,
  },
  {
    mistake: "a list opens with one bracket and closes with another",
    file: "work",
    from: "skills: [kotlin]",
    to: "skills: [kotlin, scala}",
    output: `content/work.yaml:8:31  [open-bracket]
  A bracket is opened but not closed, or closed but not opened.
  Hint: Write skills: [kotlin, scala]`,
  },
  {
    mistake: "semicolons are between skills in brackets",
    file: "work",
    from: "skills: [kotlin]",
    to: "skills: [kotlin; scala]",
    output: `content/work.yaml:8:18  work[0].roles[0].skills[0]  [unknown-skill]
  None of the skills has the id "kotlin; scala".
  Hint: Put a comma or a new line with a dash between the ids kotlin and scala.`,
  },
  {
    mistake: "an item of a list of texts has a dash too many",
    file: "work",
    from: "- Led a team.",
    to: "- - Led a team of four",
    output: `content/work.yaml:13:9  work[0].responsibilities[0]  [wrong-type]
  An item of "responsibilities" is a list, not text.
  Hint: Write - Led a team of four`,
  },
  {
    mistake: "a comma between skills is missing",
    file: "work",
    from: "skills: [kotlin]",
    to: "skills: [kotlin scala]",
    output: `content/work.yaml:8:18  work[0].roles[0].skills[0]  [unknown-skill]
  None of the skills has the id "kotlin scala".
  Hint: Put a comma or a new line with a dash between the ids kotlin and scala.`,
  },
  {
    mistake: "a list is a block of text",
    file: "about",
    from: `    items:
`,
    to: `    items: |
`,
    output: `content/about.yaml:7:12  likes[0].items  [wrong-type]
  "items" is text, not a list.
  Expected: a list, with each item on its own line after a dash.
  Hint: Delete the | after the colon.`,
  },
  {
    mistake: "an item of a list is empty",
    file: "about",
    from: "      - Clear edges",
    to: `      - Clear edges
      -`,
    output: `content/about.yaml:9:8  likes[0].items[1]  [no-value]
  An item of "items" has no value.
  Hint: Add a value after the dash, or delete the line.`,
  },
  {
    mistake: "a comment starts with slashes",
    file: "owner",
    from: "headline: Backend engineer",
    to: "// headline: Backend engineer",
    output: `content/owner.yaml:2:1  ["// headline"]  [unknown-field]
  Unknown field "// headline"; the required field "headline" is missing.
  Expected: headline: 'Senior backend engineer' (The owner's profession in a few words. The home page shows its lead in place of it)
  Hint: A comment starts with # and a space.`,
  },
  {
    mistake: "a section has another name",
    file: "resume",
    from: "section: Education",
    to: "section: Hobbies",
    output: `content/resume.yaml:12:14  sections[2].section  [unknown-choice]
  "Hobbies" is not a valid value of "section".
  Expected: Objective, TechnicalSkills, AdditionalSkills, WorkExperience, OtherExperience, Education, AchievementsAndAwards, Projects, Certificates, Publications, Talks, Languages, Volunteering, Interests, References or Custom.
  Hint: Did you mean "Interests"?`,
  },
  {
    mistake: "two fields are on one line",
    file: "work",
    from: `        startDate: 'Jan 2018'
        endDate`,
    to: "        startDate: 'Jan 2018', endDate",
    output: `content/work.yaml:18:32  [yaml-syntax]
  "endDate" is a second field on this line.
  Hint: Put it on its own line. If it is a part of the text, put the whole text in single quotes.`,
  },
  {
    mistake: "a comma follows a text in quotes",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: 'Ada Writer',",
    output: `content/owner.yaml:1:19  [open-quote]
  A quote is not closed, or more text follows the one that ends the text.
  Hint: Write name: 'Ada Writer'`,
  },
  {
    mistake: "a text has an apostrophe after a backslash",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: 'Ada\\'s Writer'",
    output: `content/owner.yaml:1:11  [open-quote]
  A quote is not closed, or more text follows the one that ends the text.
  Hint: Write name: 'Ada''s Writer'`,
  },
  {
    mistake: "a text starts with an ampersand",
    file: "owner",
    from: "headline: Backend engineer",
    to: "headline: &Co engineer",
    output: `content/owner.yaml:2:11  [text-needs-quotes]
  YAML reads "&Co" as an anchor (a name for a value), and not as text.
  Hint: Write headline: '&Co engineer'`,
  },
  {
    mistake: "the first line of a file is indented",
    file: "website",
    from: "origin:",
    to: "  origin:",
    output: `content/website.yaml:1:3  [indentation]
  The indentation of a line matches no line above it.
  Hint: Should it start in column 1?`,
  },
  {
    mistake: "the file has a merge conflict",
    file: "owner",
    from: "name: Ada Writer",
    to: `<<<<<<< HEAD
name: Ada Writer
=======
name: Ada
>>>>>>> main`,
    output: `content/owner.yaml:1:1  [yaml-syntax]
  This line is a mark of a chat, or of a merge conflict in Git.
  Hint: Delete lines 1, 3 and 5, and what else is no part of the file.`,
  },
  {
    mistake: "three dots end the file too early",
    file: "owner",
    from: "location:",
    to: `...
location:`,
    output: `content/owner.yaml:3:1  [several-documents]
  A line of three dashes starts a second YAML document, or three dots end the document too early.
  Hint: It stands for something that was left out: put that in its place, or delete the line.`,
  },
  {
    mistake: "a URL has no colon",
    file: "website",
    from: "origin: https://writer.dev",
    to: "origin: https//writer.dev",
    output: `content/website.yaml:1:9  origin  [bad-address]
  "https//writer.dev" is not a complete URL.
  Expected: a complete URL, as in 'https://robin.example/page'.
  Hint: Write origin: 'https://writer.dev'`,
  },
  {
    mistake: "a text and a text with a colon have no dash",
    file: "about",
    from: "      - Clear edges",
    to: `      - Clear edges
        Small services
        Types: all of them`,
    output: `content/about.yaml:9:9  [missing-dash]
  An item of a list has no dash.
  Hint: If it is a new item, put a dash and a space before it. If it continues the text above, put it on the line above.`,
  },
  {
    mistake: "a text with a colon has a bullet",
    file: "about",
    from: "      - Clear edges",
    to: `      - Clear edges
      • Types: all of them`,
    output: `content/about.yaml:9:7  [missing-dash]
  An item of a list has no dash.
  Hint: Write - 'Types: all of them'`,
  },
  {
    mistake: "the dash of a company after a career break is missing",
    file: "work",
    from: "  - id: null-island",
    to: `  - id: leave
    break: Leave
    startDate: '2018'
    endDate: '2018'
    id: null-island`,
    output: `content/work.yaml:18:5  [missing-dash]
  An item of a list has no dash.
  Hint: Write with 2 spaces before it: - id: null-island`,
  },
  {
    mistake: "the dash of a company is deleted with its spaces",
    file: "work",
    from: "  - id: null-island",
    to: "  id: null-island",
    output: `content/work.yaml:14:3  [missing-dash]
  An item of a list has no dash.
  Hint: Write - id: null-island`,
  },
  {
    mistake: "the dash of a text is missing",
    file: "work",
    from: "      - Led a team.",
    to: `      - Led a team.
      Built an API.`,
    output: `content/work.yaml:14:7  [missing-dash]
  An item of a list has no dash.
  Hint: If it is a new item, put a dash and a space before it. If it continues the text above, put it on the line above.`,
  },
  {
    mistake: "the dash of the first text is missing",
    file: "work",
    from: "      - Led a team.",
    to: `      Led a team.
      - Built an API.`,
    output: `content/work.yaml:13:7  work[0].responsibilities  [wrong-type]
  "responsibilities" is text, not a list.
  Expected: a list, with each item on its own line after a dash.
  Hint: Put a dash and a space before each item. Write - Led a team.`,
  },
  {
    mistake: "a dash has no space after it",
    file: "work",
    from: "  - id: null-island",
    to: "  -id: null-island",
    output: `content/work.yaml:14:4  [missing-dash]
  An item of a list has no dash.
  Hint: Write - id: null-island`,
  },
  {
    mistake: "list items start with asterisks",
    file: "about",
    from: "      - Clear edges",
    to: `      * Clear edges
      * Types`,
    output: `content/about.yaml:8:7  [missing-dash]
  An item of a list has no dash.
  Hint: Write - Clear edges`,
  },
  {
    mistake: "a dash is indented too little",
    file: "about",
    from: "      - Clear edges",
    to: `      - Clear edges
    - Types`,
    output: `content/about.yaml:9:5  [indentation]
  The indentation of a line matches no line above it.
  Hint: Should it start in column 7?`,
  },
  {
    mistake: "an item with all its lines is indented too far",
    file: "owner",
    from: `  - kind: phone
    value`,
    to: `    - kind: phone
      value`,
    output: `content/owner.yaml:7:5  [indentation]
  The indentation of a line matches no line above it.
  Hint: Should it start in column 3?`,
  },
  {
    mistake: "a field without a colon is indented too far",
    file: "work",
    from: "        startDate: 'Jan 2018'",
    to: "          startDate 'Jan 2018'",
    output: `content/work.yaml:18:11  work[1].roles[0].startDate  [missing-field]
  The field "startDate" has no colon, so its line joins the text above it.
  Expected: startDate: 'Apr 2023' (The first month, or its year)
  Hint: Write with 8 spaces before it: startDate: 'Jan 2018'`,
  },
  {
    mistake: "a list has no colon after its name",
    file: "work",
    from: `    roles:
      - title: Lead`,
    to: `    roles
      - title: Lead`,
    output: `content/work.yaml:4:9  [yaml-syntax]
  The field "roles" has no colon.
  Hint: Write roles:`,
  },
  {
    mistake: "an unknown list has no colon after its name",
    file: "work",
    from: `    roles:
      - title: Lead`,
    to: `    positions
      - title: Lead`,
    output: `content/work.yaml:4:5  [yaml-syntax]
  This line has no field name: a name, a colon, a space and a value.
  Hint: Delete it if it is here by mistake. If it continues the text above, indent it further than the field of that text.`,
  },
  {
    mistake: "a text with a hash continues in the next line",
    file: "about",
    from: "      - Clear edges",
    to: `      - Ranked #1 in
        clear edges`,
    output: `content/about.yaml:8:16  [text-needs-quotes]
  A character in the text has a special meaning in YAML, so the text needs quotes.
  Hint: Put the whole text in single quotes, and double each ' inside it.`,
  },
  {
    mistake: "a hash cuts a list in brackets",
    file: "work",
    from: "skills: [kotlin]",
    to: "skills: [C #1, kotlin]",
    output: `content/work.yaml:8:20  [text-needs-quotes]
  A character in the text has a special meaning in YAML, so the text needs quotes.
  Hint: Put the whole text in single quotes, and double each ' inside it.`,
  },
  {
    mistake: "a line is indented with no-break spaces",
    file: "work",
    from: "        startDate: 'Jan 2018'",
    to: "    \u00a0\u00a0\u00a0\u00a0startDate: 'Jan 2018'",
    output: `content/work.yaml:18:5  [odd-space]
  This character is a no-break space (U+00A0), which YAML does not read as a space.
  Hint: Delete the special spaces in this line, and type normal ones. They come from copied text, or from Option+Space on a Mac.`,
  },
  {
    mistake: "a no-break space follows a colon",
    file: "owner",
    from: "name: Ada",
    to: "name:\u00a0Ada",
    output: `content/owner.yaml:1:6  [odd-space]
  This character is a no-break space (U+00A0), which YAML does not read as a space.
  Hint: Delete the special spaces in this line, and type normal ones. They come from copied text, or from Option+Space on a Mac.`,
  },
  {
    mistake: "a no-break space follows a value in quotes",
    file: "work",
    from: "'Jan 2018'",
    to: "'Jan 2018'\u00a0",
    output: `content/work.yaml:18:30  [odd-space]
  This character is a no-break space (U+00A0), which YAML does not read as a space.
  Hint: Delete the special spaces in this line, and type normal ones. They come from copied text, or from Option+Space on a Mac.`,
  },
  {
    mistake: "many lines have wide spaces",
    file: "owner",
    from: `  - kind: phone
    value`,
    to: `\u3000\u3000- kind: phone
\u3000\u3000value`,
    output: `content/owner.yaml:7:1  [odd-space]
  This character is a wide space (U+3000), which YAML does not read as a space.
  Hint: Delete the special spaces in lines 7 and 8, and type normal ones. They come from copied text, or from Option+Space on a Mac.`,
  },
  {
    mistake: "a date is in typographic quotes",
    file: "work",
    from: "'Jan 2018'",
    to: "‘Jan 2018’",
    output: `content/work.yaml:18:20  work[1].roles[0].startDate  [bad-date]
  "‘Jan 2018’" is not valid: the quotes ‘ and ’ are not straight, so they are a part of it.
  Hint: Write startDate: 'Jan 2018'`,
  },
  {
    mistake: "a choice is in typographic quotes",
    file: "owner",
    from: "kind: phone",
    to: "kind: “phone”",
    output: `content/owner.yaml:7:11  contact[1].kind  [unknown-choice]
  "“phone”" is not valid: the quotes “ and ” are not straight, so they are a part of it.
  Hint: Write - kind: 'phone'`,
  },
  {
    mistake: "a date has a no-break space",
    file: "work",
    from: "'Jan 2018'",
    to: "'Jan\u00a02018'",
    output: `content/work.yaml:18:20  work[1].roles[0].startDate  [bad-date]
  "Jan<U+00A0>2018" is not valid: it has a no-break space (U+00A0) in place of a normal space.
  Hint: Write startDate: 'Jan 2018'`,
  },
  {
    mistake: "a straight quote is closed by a typographic one",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: 'Ada Writer’",
    output: `content/owner.yaml:1:18  [open-quote]
  A quote is not closed, or more text follows the one that ends the text.
  Hint: Write name: 'Ada Writer'`,
  },
  {
    mistake: "a postal code starts with a zero",
    file: "owner",
    from: "location: Portland, OR",
    to: `location: Portland, OR
address: { postalCode: 01234, city: Agawam }`,
    output: `content/owner.yaml:4:24  address.postalCode  [wrong-type]
  "postalCode" is the number 1234, not text: YAML reads "01234" as 1234.
  Hint: Write address: { postalCode: '01234', city: Agawam }`,
  },
  {
    mistake: "two words of a text are quoted",
    file: "about",
    from: "      - Clear edges",
    to: "      - 'Clear' and 'soft' edges",
    output: `content/about.yaml:8:10  [open-quote]
  A quote is not closed, or more text follows the one that ends the text.
  Hint: Write - '''Clear'' and ''soft'' edges'`,
  },
  {
    mistake: "a plural in quotes has an apostrophe",
    file: "about",
    from: "      - Clear edges",
    to: "      - 'The services' edges' # clear",
    output: `content/about.yaml:8:23  [open-quote]
  A quote is not closed, or more text follows the one that ends the text.
  Hint: Write - 'The services'' edges'`,
  },
  {
    mistake: "a quote is not closed in a list in brackets",
    file: "work",
    from: "skills: [kotlin]",
    to: "skills: ['kotlin, scala]",
    output: `content/work.yaml:8:18  [open-quote]
  A quote is not closed, or more text follows the one that ends the text.
  Hint: Close it with ' at the end of the text.`,
  },
]
