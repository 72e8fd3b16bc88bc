/** YAML syntax mistakes. */
import type { InvalidFile } from "./invalid-file"

const UNSUPPORTED = `The content supports fields, lists, texts and simple aliases of YAML, but not this: a directive (%), a tag (!), a merge key (<<), an alias inside an anchor, more than 100 aliases, or very deep nesting.
  Hint: Use plain fields, lists and texts instead.`

export const SYNTAX: readonly InvalidFile[] = [
  {
    mistake: "a bullet sign is before a text in quotes",
    file: "work",
    from: "      - Led a team.",
    to: "      - Led a team.\n      • 'Moved: the ledger'",
    output: `content/work.yaml:14:7  [missing-dash]
  An item of a list has no dash.
  Hint: Write - 'Moved: the ledger'`,
  },
  {
    mistake: "a text has two quotes at both ends",
    file: "home",
    from: "lead: Backend engineer.",
    to: "lead: ''I know it's late''",
    output: `content/home.yaml:2:8  [open-quote]
  A quote is not closed, or more text follows the one that ends the text.
  Hint: Write lead: 'I know it''s late'`,
  },
  {
    mistake: "a text has three quotes at its start",
    file: "home",
    from: "lead: Backend engineer.",
    to: "lead: '''I turn this",
    output: `content/home.yaml:2:7  [open-quote]
  A quote is not closed, or more text follows the one that ends the text.
  Hint: Begin it with one ', if no ' is to be shown. Close it with ' at the end of the text.`,
  },
  {
    mistake: "a tab indents a line",
    file: "about",
    from: "  - I build",
    to: "\t- I build",
    output: `content/about.yaml:4:1  [tab-indent]
  A tab is used for indentation, but YAML requires spaces.
  Hint: Indent it with 2 spaces in place of tabs.`,
  },
  {
    mistake: "two tabs indent a field that has one place",
    file: "work",
    from: "        startDate: 'Apr 2023'",
    to: "\t\tstartDate: 'Apr 2023'",
    output: `content/work.yaml:6:1  [tab-indent]
  A tab is used for indentation, but YAML requires spaces.
  Hint: Indent it with 8 spaces in place of tabs.`,
  },
  {
    mistake: "a tab indents a field, and several places can have it",
    file: "work",
    from: "        skills: [scala]\n",
    to: "        skills: [scala]\n\t\tlocation: Berlin\n",
    output: `content/work.yaml:21:1  [tab-indent]
  A tab is used for indentation, but YAML requires spaces.
  Hint: Indent it with 4 or 8 spaces in place of tabs.`,
  },
  {
    mistake: "a line is indented too little",
    file: "owner",
    from: "    value: ada",
    to: " value: ada",
    output: `content/owner.yaml:6:2  [indentation]
  The indentation of a line matches no line above it.
  Hint: Should it start in column 5?`,
  },
  {
    mistake: "a line is indented too far",
    file: "owner",
    from: "    value: ada",
    to: "      value: ada",
    output: `content/owner.yaml:6:7  [indentation]
  The indentation of a line matches no line above it.
  Hint: Should it start in column 5?`,
  },
  {
    mistake: "a field is written twice",
    file: "owner",
    from: "location: Portland, OR",
    to: `location: Portland, OR
name: Eve`,
    output: `content/owner.yaml:4:1  [duplicate-key]
  The same field appears twice in one place.
  Hint: Keep this one or the one in line 1.`,
  },
  {
    mistake: "the dash of a list item is missing",
    file: "owner",
    from: "  - kind: phone",
    to: "    kind: phone",
    output: `content/owner.yaml:7:5  [missing-dash]
  An item of a list has no dash.
  Hint: Write with 2 spaces before it: - kind: phone`,
  },
  {
    mistake: "a single quote is not closed",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: 'Ada Writer",
    output: `content/owner.yaml:1:17  [open-quote]
  A quote is not closed, or more text follows the one that ends the text.
  Hint: Write name: 'Ada Writer'`,
  },
  {
    mistake: "an apostrophe ends a quoted text",
    file: "about",
    from: "I build services.",
    to: "'I'm building services.'",
    output: `content/about.yaml:4:8  [open-quote]
  A quote is not closed, or more text follows the one that ends the text.
  Hint: Write - 'I''m building services.'`,
  },
  {
    mistake: "double quotes are inside double quotes",
    file: "website",
    from: "Thank you.",
    to: `"Say "thanks" to all"`,
    output: `content/website.yaml:4:9  [open-quote]
  A quote is not closed, or more text follows the one that ends the text.
  Hint: Write thanks: 'Say "thanks" to all'`,
  },
  {
    mistake: "a text starts with a quoted word",
    file: "website",
    from: "Thank you.",
    to: `"Thanks" to all`,
    output: `content/website.yaml:4:9  [open-quote]
  A quote is not closed, or more text follows the one that ends the text.
  Hint: Write thanks: '"Thanks" to all'`,
  },
  {
    mistake: "a backslash starts no escape sequence",
    file: "website",
    from: "Thank you.",
    to: `"C:\\path"`,
    output: `content/website.yaml:4:12  [bad-escape]
  A backslash in double quotes starts an unknown escape sequence.
  Hint: Double the backslash, or put the text in single quotes.`,
  },
  {
    mistake: "an escape sequence stands for a control character",
    file: "owner",
    from: "name: Ada Writer",
    to: 'name: "Ada\\u0000 Writer"',
    output: `content/owner.yaml:1:11  [encoding]
  "\\u0000" stands for a character that a text cannot have (U+0000).
  Hint: Delete it.`,
  },
  {
    mistake: "an escape sequence stands for a carriage return",
    file: "errors",
    from: "No page lives here.",
    to: '"No\\t\\r page"',
    output: `content/errors.yaml:5:19  [encoding]
  "\\r" stands for a character that a text cannot have (U+000D).
  Hint: Delete it.`,
  },
  {
    mistake: "a bracket is not closed",
    file: "work",
    from: "[kotlin]",
    to: "[kotlin",
    output: `content/work.yaml:8:23  [open-bracket]
  A bracket is opened but not closed, or closed but not opened.
  Hint: Write skills: [kotlin]`,
  },
  {
    mistake: "a closing bracket has no opening bracket",
    file: "work",
    from: "[kotlin]",
    to: "[kotlin]]",
    output: `content/work.yaml:8:25  [open-bracket]
  A bracket is opened but not closed, or closed but not opened.
  Hint: Write skills: [kotlin]`,
  },
  {
    mistake: "a brace is not closed",
    file: "about",
    from: `  - text: Portfolio
    href: /portfolio/`,
    to: "  - { text: Portfolio, href: /portfolio/",
    output: `content/about.yaml:10:40  [open-bracket]
  A bracket is opened but not closed, or closed but not opened.
  Hint: Write - { text: Portfolio, href: /portfolio/}`,
  },
  {
    mistake: "a text contains a colon",
    file: "about",
    from: "title: About",
    to: "title: About: me",
    output: `content/about.yaml:1:8  [text-needs-quotes]
  A character in the text has a special meaning in YAML, so the text needs quotes.
  Hint: Write title: 'About: me'`,
  },
  {
    mistake: "a list item contains a colon",
    file: "about",
    from: "- I build services.",
    to: "- I build: services.",
    output: `content/about.yaml:4:5  bio[0]  [wrong-type]
  An item of "bio" is a group of fields, not text.
  Hint: Write - 'I build: services.'`,
  },
  {
    mistake: "a list item contains two colons",
    file: "about",
    from: "- I build services.",
    to: "- I build: services: fast.",
    output: `content/about.yaml:4:5  [text-needs-quotes]
  A character in the text has a special meaning in YAML, so the text needs quotes.
  Hint: Write - 'I build: services: fast.'`,
  },
  {
    mistake: "a text starts with an at sign",
    file: "website",
    from: "Thank you.",
    to: "@ada says thanks",
    output: `content/website.yaml:4:9  [text-needs-quotes]
  A character in the text has a special meaning in YAML, so the text needs quotes.
  Hint: Write thanks: '@ada says thanks'`,
  },
  {
    mistake: "a text starts with an ampersand",
    file: "website",
    from: "Thank you.",
    to: "& thanks",
    output: `content/website.yaml:4:9  [text-needs-quotes]
  A character in the text has a special meaning in YAML, so the text needs quotes.
  Hint: Write thanks: '& thanks'`,
  },
  {
    mistake: "a text starts with an asterisk",
    file: "website",
    from: "Thank you.",
    to: "*Thanks* to all",
    output: `content/website.yaml:4:9  [text-needs-quotes]
  A character in the text has a special meaning in YAML, so the text needs quotes.
  Hint: Write thanks: '*Thanks* to all'`,
  },
  {
    mistake: "a text is between asterisks",
    file: "website",
    from: "Thank you.",
    to: "*Thanks*",
    output: `content/website.yaml:4:9  [alias]
  YAML reads "*Thanks*" as an alias (the name of another value), and not as text.
  Hint: Write thanks: '*Thanks*'`,
  },
  {
    mistake: "a text starts with an exclamation mark",
    file: "website",
    from: "Thank you.",
    to: "!Thanks to all",
    output: `content/website.yaml:4:9  [tag]
  YAML reads "!Thanks" as a tag (a type of a value), and not as text.
  Hint: Write thanks: '!Thanks to all'`,
  },
  {
    mistake: "a text starts with a hash",
    file: "website",
    from: "Thank you.",
    to: "#thanks",
    output: `content/website.yaml:4:1  thanks  [no-value]
  "thanks" has no value.
  Expected: thanks: 'Thank you for visiting.' (The line in the footer that thanks the visitor)
  Hint: Text after # is a comment. Write thanks: '#thanks'`,
  },
  {
    mistake: "a text starts with a dash",
    file: "website",
    from: "Thank you.",
    to: "- thanks",
    output: `content/website.yaml:4:9  [yaml-syntax]
  A list cannot start on the line of its field: each item has its own line.
  Hint: Write thanks: '- thanks' if the dash is part of the text.`,
  },
  {
    mistake: "a text starts with a bracket",
    file: "website",
    from: "Thank you.",
    to: "[Thanks] to all",
    output: `content/website.yaml:4:9  [text-needs-quotes]
  A character in the text has a special meaning in YAML, so the text needs quotes.
  Hint: Write thanks: '[Thanks] to all'`,
  },
  {
    mistake: "a text has a bracket that nothing closes",
    file: "website",
    from: "Thank you.",
    to: "[Thanks to all, and you",
    output: `content/website.yaml:4:9  [text-needs-quotes]
  A character in the text has a special meaning in YAML, so the text needs quotes.
  Hint: Write thanks: '[Thanks to all, and you'`,
  },
  {
    mistake: "an item that is a text has a brace that nothing closes",
    file: "about",
    from: "I build services.",
    to: "{I build services",
    output: `content/about.yaml:4:5  [text-needs-quotes]
  A character in the text has a special meaning in YAML, so the text needs quotes.
  Hint: Write - '{I build services'`,
  },
  {
    mistake: "a text contains a hash",
    file: "website",
    from: "Thank you.",
    to: "Ranked #1 in thanks",
    output: `content/website.yaml:4:16  thanks  [text-or-comment]
  Warning: YAML reads "#1 in thanks" as a comment, so the text ends before it.
  Hint: Write thanks: 'Ranked #1 in thanks', or put two spaces before # and one after it if it is a comment.`,
  },
  {
    mistake: "a colon has no space after it",
    file: "website",
    from: "thanks: Thank",
    to: "thanks:Thank",
    output: `content/website.yaml:4:8  [yaml-syntax]
  The field "thanks" has no space after its colon.
  Hint: Write thanks: Thank you.`,
  },
  {
    mistake: "a colon is missing",
    file: "website",
    from: "thanks: Thank",
    to: "thanks Thank",
    output: `content/website.yaml:4:7  [yaml-syntax]
  The field "thanks" has no colon.
  Hint: Write thanks: Thank you.`,
  },
  {
    mistake: "a line of three dashes splits the file",
    file: "website",
    from: "thanks:",
    to: `---
thanks:`,
    output: `content/website.yaml:4:1  [several-documents]
  A line of three dashes starts a second YAML document, or three dots end the document too early.
  Hint: Delete the line.`,
  },
  {
    mistake: "the file starts with a directive",
    file: "website",
    from: "origin:",
    to: `%YAML 1.1
---
origin:`,
    output: `content/website.yaml:1:1  [tag]
  ${UNSUPPORTED}`,
  },
  {
    mistake: "an alias is inside the value that it repeats",
    file: "work",
    from: "[kotlin]",
    to: "&all [kotlin, *all]",
    output: `content/work.yaml:8:31  [tag]
  ${UNSUPPORTED}`,
  },
  {
    mistake: "a merge key is used",
    file: "owner",
    from: "  - kind: phone",
    to: `  - <<: {label: x}
    kind: phone`,
    output: `content/owner.yaml:7:5  [tag]
  ${UNSUPPORTED}`,
  },
  {
    mistake: "a list is used as the name of a field",
    file: "website",
    from: "thanks:",
    to: `? [a, b]
: c
thanks:`,
    output: `content/website.yaml:4:3  [yaml-syntax]
  A field name must be a single word.
  Hint: Delete the ? or the bracket before it.`,
  },
  {
    mistake: "a second list of the same name adds a job",
    file: "work",
    from: "      - Built an API.\n",
    to: "      - Built an API.\nwork:\n  - id: new\n    company: New\n    roles:\n      - title: Dev\n        startDate: 'Jan 2026'\n",
    output: `content/work.yaml:23:1  [duplicate-key]
  The same field appears twice in one place.
  Hint: Delete line 23 alone: its items then join the list of line 1.`,
  },
  {
    mistake: "a second list has other fields before it",
    file: "work",
    from: "      - Led a team.\n",
    to: "      - Led a team.\n    tags:\n      - jvm\n    responsibilities:\n      - Did.\n",
    output: `content/work.yaml:16:5  [duplicate-key]
  The same field appears twice in one place.
  Hint: Move what is in this one into the one in line 12, and delete this line.`,
  },
  {
    mistake: "a second list in brackets",
    file: "work",
    from: "        skills: [kotlin]\n",
    to: "        skills: [kotlin]\n        skills: [scala]\n",
    output: `content/work.yaml:9:9  [duplicate-key]
  The same field appears twice in one place.
  Hint: Move what is in this one into the one in line 8, and delete this line.`,
  },
  {
    mistake: "a comment begins with two slashes",
    file: "work",
    from: "work:\n",
    to: "work:\n  // newest first\n",
    output: `content/work.yaml:2:3  [yaml-syntax]
  A comment begins with # and a space.
  Hint: Write # newest first`,
  },
  {
    mistake: "a comment is one of HTML",
    file: "work",
    from: "work:\n",
    to: "<!-- newest first -->\nwork:\n",
    output: `content/work.yaml:1:1  [yaml-syntax]
  A comment begins with # and a space.
  Hint: Write # newest first`,
  },
  {
    mistake: "a comment is one of HTML, with another below it",
    file: "work",
    from: "work:\n",
    to: "<!-- newest first -->\n# The jobs\nwork:\n",
    output: `content/work.yaml:1:1  [yaml-syntax]
  A comment begins with # and a space.
  Hint: Write # newest first`,
  },
  {
    mistake: "an item is written as in JSON, and at the column of its list",
    file: "skills",
    from: "      - id: scala",
    to: '    { "id": "redis", "name": "Redis" },\n      - id: scala',
    output: `content/skills.yaml:7:5  [missing-dash]
  An item of a list has no dash.
  Hint: Write with 6 spaces before it: - { id: redis, name: Redis }`,
  },
  {
    mistake: "an item is written as in JSON, at the end and at the start of the line",
    file: "skills",
    from: "        name: Scala\n",
    to: '        name: Scala\n{ "id": "redis", "name": "Redis" },\n',
    output: `content/skills.yaml:9:1  [missing-dash]
  An item of a list has no dash.
  Hint: Write with 6 spaces before it: - { id: redis, name: Redis }`,
  },
  {
    mistake: "an item is written as in JSON",
    file: "skills",
    from: "      - id: scala",
    to: '      { "id": "redis", "name": "Redis" },\n      - id: scala',
    output: `content/skills.yaml:7:7  [missing-dash]
  An item of a list has no dash.
  Hint: Write - { id: redis, name: Redis }`,
  },
  {
    mistake: "a letter stands alone in the last line",
    file: "home",
    from: "    buttonHref: /about/\n",
    to: "    buttonHref: /about/\nx\n",
    output: `content/home.yaml:7:1  [yaml-syntax]
  This line has no field name: a name, a colon, a space and a value.
  Hint: Delete it if it is here by mistake. If it continues the text above, indent it further than the field of that text.`,
  },
  {
    mistake: "three dots stand for items that are left out",
    file: "work",
    from: "  - id: null-island",
    to: "  ...\n  - id: null-island",
    output: `content/work.yaml:14:3  [yaml-syntax]
  This line has no field name: a name, a colon, a space and a value.
  Hint: It stands for something that was left out: put that in its place, or delete the line.`,
  },
  {
    mistake: "the first line of an item is a comment",
    file: "work",
    from: "  - id: null-island",
    to: "  # - id: null-island",
    output: `content/work.yaml:15:5  [duplicate-key]
  The same field appears twice in one place.
  Hint: Line 14 begins an item, and is a comment. Delete its #, or put one before each line of the item.`,
  },
]
