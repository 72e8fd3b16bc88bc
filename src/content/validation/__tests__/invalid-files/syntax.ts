/** Slips that make a file something else than the YAML its writer meant. */
import type { InvalidFile } from "./invalid-file"

export const SYNTAX: readonly InvalidFile[] = [
  {
    slip: "a tab indents a line",
    file: "about",
    from: "  - I build",
    to: "\t- I build",
    says: `content/about.yaml:4:1  [tab-indent]
  A tab stands where YAML wants spaces.
  Hint: Indent with spaces, two for each level.`,
  },
  {
    slip: "a tab after spaces indents a line",
    file: "owner",
    from: "  - kind: email",
    to: "  \t- kind: email",
    says: `content/owner.yaml:5:3  [tab-indent]
  A tab stands where YAML wants spaces.
  Hint: Indent with spaces, two for each level.`,
  },
  {
    slip: "a tab indents the second field of an item",
    file: "owner",
    from: "    value: ada",
    to: "\tvalue: ada",
    says: `content/owner.yaml:6:1  [tab-indent]
  A tab stands where YAML wants spaces.
  Hint: Indent with spaces, two for each level.`,
  },
  {
    slip: "a line is indented too little",
    file: "owner",
    from: "    value: ada",
    to: " value: ada",
    says: `content/owner.yaml:6:2  [indentation]
  Line 6 is indented so that it fits nothing above it.
  Hint: Give it as many spaces as the line it stands beside; two more lead inside that line.`,
  },
  {
    slip: "a line is indented too far",
    file: "owner",
    from: "    value: ada",
    to: "      value: ada",
    says: `content/owner.yaml:6:7  [indentation]
  Line 6 is indented so that it fits nothing above it.
  Hint: Give it as many spaces as the line it stands beside; two more lead inside that line.`,
  },
  {
    slip: "a list item is indented too far",
    file: "owner",
    from: "  - kind: phone",
    to: "    - kind: phone",
    says: `content/owner.yaml:8:5  [indentation]
  Line 8 is indented so that it fits nothing above it.
  Hint: Give it as many spaces as the line it stands beside; two more lead inside that line.`,
  },
  {
    slip: "a field is indented under a text",
    file: "website",
    from: "thanks: Thank",
    to: "  thanks: Thank",
    says: `content/website.yaml:4:3  [indentation]
  Line 4 is indented so that it fits nothing above it.
  Hint: Give it as many spaces as the line it stands beside; two more lead inside that line.`,
  },
  {
    slip: "a field is written twice",
    file: "owner",
    from: "location: Portland, OR",
    to: `location: Portland, OR
name: Eve`,
    says: `content/owner.yaml:4:1  [duplicate-key]
  The field "name" is written a second time.
  Hint: Keep one of the two, or start a new list item with a dash.`,
  },
  {
    slip: "a dash is forgotten between two items",
    file: "owner",
    from: "  - kind: phone",
    to: "    kind: phone",
    says: `content/owner.yaml:7:5  [duplicate-key]
  The field "kind" is written a second time.
  Hint: Keep one of the two, or start a new list item with a dash.
content/owner.yaml:8:5  [duplicate-key]
  The field "value" is written a second time.
  Hint: Keep one of the two, or start a new list item with a dash.`,
  },
  {
    slip: "a single quote is not closed",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: 'Ada Writer",
    says: `content/owner.yaml:1:7  [open-quote]
  The quote that opens here is not closed on its line.
  Hint: Close it with ' at the end of the text.`,
  },
  {
    slip: "a double quote is not closed",
    file: "owner",
    from: "name: Ada Writer",
    to: `name: "Ada Writer`,
    says: `content/owner.yaml:1:7  [open-quote]
  The quote that opens here is not closed on its line.
  Hint: Close it with " at the end of the text.`,
  },
  {
    slip: "an apostrophe ends a quoted text",
    file: "about",
    from: "I build services.",
    to: "'I'm building services.'",
    says: `content/about.yaml:4:8  [open-quote]
  The text ends at the second ', and more follows on the line.
  Hint: Write - 'I''m building services.'`,
  },
  {
    slip: "double quotes stand in double quotes",
    file: "website",
    from: "Thank you.",
    to: `"Say "thanks" to all"`,
    says: `content/website.yaml:4:15  [open-quote]
  The text ends at the second ", and more follows on the line.
  Hint: Write thanks: 'Say "thanks" to all'`,
  },
  {
    slip: "a text starts with a quoted word",
    file: "website",
    from: "Thank you.",
    to: `"Thanks" to all`,
    says: `content/website.yaml:4:18  [open-quote]
  The text ends at the second ", and more follows on the line.
  Hint: Write thanks: 'Thanks" to all'`,
  },
  {
    slip: "a backslash means nothing",
    file: "website",
    from: "Thank you.",
    to: `"C:\\path"`,
    says: `content/website.yaml:4:12  [bad-escape]
  In double quotes, "\\p" means nothing.
  Hint: Double the backslash, or put the text in single quotes.`,
  },
  {
    slip: "a bracket is not closed",
    file: "work",
    from: "[kotlin]",
    to: "[kotlin",
    says: `content/work.yaml:8:17  [open-bracket]
  The "[" that opens here is not closed, or a comma is missing in it.
  Hint: Close it with ] on the same line; text with a bracket in it needs quotes.`,
  },
  {
    slip: "a bracket closes nothing",
    file: "work",
    from: "[kotlin]",
    to: "[kotlin]]",
    says: `content/work.yaml:8:25  [open-bracket]
  "]" closes nothing here.
  Hint: Delete it, or open it before.`,
  },
  {
    slip: "a brace is not closed",
    file: "about",
    from: `  - text: Portfolio
    href: /portfolio/`,
    to: "  - { text: Portfolio, href: /portfolio/",
    says: `content/about.yaml:10:5  [open-bracket]
  The "{" that opens here is not closed, or a comma is missing in it.
  Hint: Close it with } on the same line; text with a bracket in it needs quotes.`,
  },
  {
    slip: "a colon splits a text",
    file: "about",
    from: "title: About",
    to: "title: About: me",
    says: `content/about.yaml:1:8  [text-needs-quotes]
  A colon and a space inside a text end it.
  Hint: Write title: 'About: me'`,
  },
  {
    slip: "a colon splits a list item",
    file: "about",
    from: "- I build services.",
    to: "- I build: services.",
    says: `content/about.yaml:4:5  bio[0]  [wrong-type]
  An item of "bio" is a group of fields, not text.
  Hint: Write - 'I build: services.'`,
  },
  {
    slip: "two colons split a list item",
    file: "about",
    from: "- I build services.",
    to: "- I build: services: fast.",
    says: `content/about.yaml:4:5  [text-needs-quotes]
  A colon and a space inside a text end it.
  Hint: Write - 'I build: services: fast.'`,
  },
  {
    slip: "a text starts with an at sign",
    file: "website",
    from: "Thank you.",
    to: "@ada says thanks",
    says: `content/website.yaml:4:9  [text-needs-quotes]
  Text cannot start with "@".
  Hint: Write thanks: '@ada says thanks'`,
  },
  {
    slip: "a text starts with a backtick",
    file: "website",
    from: "Thank you.",
    to: "`thanks`",
    says: `content/website.yaml:4:9  [text-needs-quotes]
  Text cannot start with "\`".
  Hint: Write thanks: '\`thanks\`'`,
  },
  {
    slip: "a text starts with a percent sign",
    file: "website",
    from: "Thank you.",
    to: "%100 thanks",
    says: `content/website.yaml:4:9  [text-needs-quotes]
  Text cannot start with "%".
  Hint: Write thanks: '%100 thanks'`,
  },
  {
    slip: "a text starts with an ampersand",
    file: "website",
    from: "Thank you.",
    to: "& thanks",
    says: `content/website.yaml:4:9  [text-needs-quotes]
  Text cannot start with "&".
  Hint: Write thanks: '& thanks'`,
  },
  {
    slip: "a text starts with an asterisk",
    file: "website",
    from: "Thank you.",
    to: "*Thanks* to all",
    says: `content/website.yaml:4:9  [text-needs-quotes]
  Text cannot start with "*".
  Hint: Write thanks: '*Thanks* to all'`,
  },
  {
    slip: "a text is all in asterisks",
    file: "website",
    from: "Thank you.",
    to: "*Thanks*",
    says: `content/website.yaml:4:9  [alias]
  "*Thanks*" is an alias, and no value before it is named &Thanks*.
  Hint: If it is text, put it in quotes. Write thanks: '*Thanks*'`,
  },
  {
    slip: "a text starts with an exclamation mark",
    file: "website",
    from: "Thank you.",
    to: "!Thanks to all",
    says: `content/website.yaml:4:9  [tag]
  A word after ! is a tag in YAML, and the content needs none.
  Hint: Write thanks: '!Thanks to all'`,
  },
  {
    slip: "a text starts with a greater-than sign",
    file: "website",
    from: "Thank you.",
    to: "> thanks",
    says: `content/website.yaml:4:9  [text-needs-quotes]
  Text cannot start with ">".
  Hint: Write thanks: '> thanks'`,
  },
  {
    slip: "a text starts with a hash",
    file: "website",
    from: "Thank you.",
    to: "#thanks",
    says: `content/website.yaml:4:1  thanks  [no-value]
  "thanks" has no value.
  Expected: thanks: 'Thank you for visiting.' (The line in the footer that thanks the visitor)
  Hint: After # comes a comment. Write thanks: '#thanks'`,
  },
  {
    slip: "a text starts with a dash",
    file: "website",
    from: "Thank you.",
    to: "- thanks",
    says: `content/website.yaml:4:9  [yaml-syntax]
  A list cannot start on the line of its field.
  Hint: Put each item on a line of its own. Write thanks: '- thanks' if the dash is text.`,
  },
  {
    slip: "a text starts with a bracket",
    file: "website",
    from: "Thank you.",
    to: "[Thanks] to all",
    says: `content/website.yaml:4:9  [text-needs-quotes]
  Text cannot start with "[".
  Hint: Write thanks: '[Thanks] to all'`,
  },
  {
    slip: "a text holds a hash",
    file: "website",
    from: "Thank you.",
    to: "Ranked #1 in thanks",
    says: `content/website.yaml:4:16  [text-or-comment]
  Advice: The text ends before "#1 in thanks", which is a comment to YAML.
  Hint: Write thanks: 'Ranked #1 in thanks', or put a space after # if it is a comment.`,
  },
  {
    slip: "a colon has no space after it",
    file: "website",
    from: "thanks: Thank",
    to: "thanks:Thank",
    says: `content/website.yaml:4:1  [yaml-syntax]
  This line has no field: a name, a colon and a space come first.
  Hint: Write thanks: Thank you.`,
  },
  {
    slip: "a colon is forgotten",
    file: "website",
    from: "thanks: Thank",
    to: "thanks Thank",
    says: `content/website.yaml:4:1  [yaml-syntax]
  This line has no field: a name, a colon and a space come first.
  Hint: If it goes on with the text above, indent it further than that text's field.`,
  },
  {
    slip: "a line of three dashes splits the file",
    file: "website",
    from: "thanks:",
    to: `---
thanks:`,
    says: `content/website.yaml:4:1  [several-documents]
  A line of three dashes starts a second document, and a content file has one.
  Hint: Delete the line.`,
  },
  {
    slip: "a directive stands at the head",
    file: "website",
    from: "origin:",
    to: `%YAML 1.1
---
origin:`,
    says: `content/website.yaml:1:1  [tag]
  A line that starts with % speaks to YAML itself; the content needs none.
  Hint: Delete the line.`,
  },
  {
    slip: "a value carries a tag",
    file: "website",
    from: "Thank you.",
    to: "!!str 12",
    says: `content/website.yaml:4:9  [tag]
  A word after ! is a tag in YAML, and the content needs none.
  Hint: Write thanks: '!!str 12'`,
  },
  {
    slip: "an alias stands inside the value it repeats",
    file: "work",
    from: "[kotlin]",
    to: "&all [kotlin, *all]",
    says: `content/work.yaml:8:31  [alias]
  An alias stands inside a value that is itself named with &.
  Hint: Write it out: such values can grow without end.`,
  },
  {
    slip: "a merge key is used",
    file: "owner",
    from: "  - kind: phone",
    to: `  - <<: {label: x}
    kind: phone`,
    says: `content/owner.yaml:7:5  [merge-key]
  Merge keys (<<) are not read the same by every YAML reader.
  Hint: Write the fields out.`,
  },
  {
    slip: "a list is used as the name of a field",
    file: "website",
    from: "thanks:",
    to: `? [a, b]
: c
thanks:`,
    says: `content/website.yaml:4:3  [yaml-syntax]
  The name of a field is a single word.
  Hint: Delete the ? or the bracket before it.`,
  },
  {
    slip: "a date has no quotes",
    file: "work",
    from: "'Apr 2023'",
    to: "2023-04-01",
    says: `content/work.yaml:6:20  work[0].roles[0].startDate  [wrong-type]
  "startDate" is a date to YAML, not text.
  Hint: Write startDate: 'Apr 2023'`,
  },
  {
    slip: "a number is binary to one reader only",
    file: "website",
    from: "Thank you.",
    to: "0b11",
    says: `content/website.yaml:4:9  thanks  [readers-disagree]
  Two YAML readers take this value differently.
  Expected: a value that needs no guessing: text in quotes.
  Hint: Write thanks: '0b11'`,
  },
]
