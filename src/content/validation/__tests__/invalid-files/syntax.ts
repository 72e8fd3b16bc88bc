/** YAML syntax mistakes. */
import type { InvalidFile } from "./invalid-file"

const UNSUPPORTED = `The content supports fields, lists, texts and simple aliases of YAML, but not this: a directive (%), a tag (!), a merge key (<<), an alias inside an anchor, more than 100 aliases, or very deep nesting.
  Hint: Use plain fields, lists and texts instead.`

export const SYNTAX: readonly InvalidFile[] = [
  {
    mistake: "a tab indents a line",
    file: "about",
    from: "  - I build",
    to: "\t- I build",
    output: `content/about.yaml:4:1  [tab-indent]
  A tab is used for indentation, but YAML requires spaces.
  Hint: Indent with spaces, two for each level.`,
  },
  {
    mistake: "a line is indented too little",
    file: "owner",
    from: "    value: ada",
    to: " value: ada",
    output: `content/owner.yaml:6:2  [indentation]
  The indentation of this line matches no line above it.
  Hint: Should it start in column 1, as "contact:", or in column 5, as "kind:"?`,
  },
  {
    mistake: "a line is indented too far",
    file: "owner",
    from: "    value: ada",
    to: "      value: ada",
    output: `content/owner.yaml:6:7  [indentation]
  The indentation of this line matches no line above it.
  Hint: Should it start in column 5, as "kind:", or in column 1, as "contact:"?`,
  },
  {
    mistake: "a field is written twice",
    file: "owner",
    from: "location: Portland, OR",
    to: `location: Portland, OR
name: Eve`,
    output: `content/owner.yaml:4:1  [duplicate-key]
  The field "name" appears a second time.
  Hint: Keep this one or the one in line 1.`,
  },
  {
    mistake: "the dash of a list item is missing",
    file: "owner",
    from: "  - kind: phone",
    to: "    kind: phone",
    output: `content/owner.yaml:7:5  [missing-dash]
  A new item of the list starts here without a dash, because "kind" and "value" appear a second time.
  Hint: Write with 2 spaces before it: - kind: phone`,
  },
  {
    mistake: "a single quote is not closed",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: 'Ada Writer",
    output: `content/owner.yaml:1:7  [open-quote]
  This quote is not closed on the same line.
  Hint: Write name: 'Ada Writer'`,
  },
  {
    mistake: "an apostrophe ends a quoted text",
    file: "about",
    from: "I build services.",
    to: "'I'm building services.'",
    output: `content/about.yaml:4:8  [open-quote]
  The second ' ends the text, but more text follows on the line.
  Hint: Write - 'I''m building services.'`,
  },
  {
    mistake: "double quotes are inside double quotes",
    file: "website",
    from: "Thank you.",
    to: `"Say "thanks" to all"`,
    output: `content/website.yaml:4:15  [open-quote]
  The second " ends the text, but more text follows on the line.
  Hint: Write thanks: 'Say "thanks" to all'`,
  },
  {
    mistake: "a text starts with a quoted word",
    file: "website",
    from: "Thank you.",
    to: `"Thanks" to all`,
    output: `content/website.yaml:4:18  [open-quote]
  The second " ends the text, but more text follows on the line.
  Hint: Write thanks: '"Thanks" to all'`,
  },
  {
    mistake: "a backslash starts no escape sequence",
    file: "website",
    from: "Thank you.",
    to: `"C:\\path"`,
    output: `content/website.yaml:4:12  [bad-escape]
  "\\p" is not a valid escape sequence in double quotes.
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
    output: `content/work.yaml:8:17  [open-bracket]
  This "[" is not closed, or a comma between its items is missing.
  Hint: Close it with ] on the same line. Text that contains a bracket needs quotes.`,
  },
  {
    mistake: "a closing bracket has no opening bracket",
    file: "work",
    from: "[kotlin]",
    to: "[kotlin]]",
    output: `content/work.yaml:8:25  [open-bracket]
  There is no "[" that this "]" closes.
  Hint: Delete it, or correct the bracket that it should close.`,
  },
  {
    mistake: "a brace is not closed",
    file: "about",
    from: `  - text: Portfolio
    href: /portfolio/`,
    to: "  - { text: Portfolio, href: /portfolio/",
    output: `content/about.yaml:10:5  [open-bracket]
  This "{" is not closed, or a comma between its items is missing.
  Hint: Close it with } on the same line. Text that contains a bracket needs quotes.`,
  },
  {
    mistake: "a text contains a colon",
    file: "about",
    from: "title: About",
    to: "title: About: me",
    output: `content/about.yaml:1:8  [text-needs-quotes]
  Text without quotes cannot contain a colon followed by a space.
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
  Text without quotes cannot contain a colon followed by a space.
  Hint: Write - 'I build: services: fast.'`,
  },
  {
    mistake: "a text starts with an at sign",
    file: "website",
    from: "Thank you.",
    to: "@ada says thanks",
    output: `content/website.yaml:4:9  [text-needs-quotes]
  Text without quotes cannot start with "@".
  Hint: Write thanks: '@ada says thanks'`,
  },
  {
    mistake: "a text starts with an ampersand",
    file: "website",
    from: "Thank you.",
    to: "& thanks",
    output: `content/website.yaml:4:9  [text-needs-quotes]
  Text without quotes cannot start with "&".
  Hint: Write thanks: '& thanks'`,
  },
  {
    mistake: "a text starts with an asterisk",
    file: "website",
    from: "Thank you.",
    to: "*Thanks* to all",
    output: `content/website.yaml:4:9  [text-needs-quotes]
  Text without quotes cannot start with "*".
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
  A list cannot start on the line of its field.
  Hint: Put each item on its own line. Write thanks: '- thanks' if the dash is part of the text.`,
  },
  {
    mistake: "a text starts with a bracket",
    file: "website",
    from: "Thank you.",
    to: "[Thanks] to all",
    output: `content/website.yaml:4:9  [text-needs-quotes]
  Text without quotes cannot start with "[".
  Hint: Write thanks: '[Thanks] to all'`,
  },
  {
    mistake: "a text contains a hash",
    file: "website",
    from: "Thank you.",
    to: "Ranked #1 in thanks",
    output: `content/website.yaml:4:16  thanks  [text-or-comment]
  Warning: YAML reads "#1 in thanks" as a comment, so the text ends before it.
  Hint: Write thanks: 'Ranked #1 in thanks', or put a space after # if it is a comment.`,
  },
  {
    mistake: "a colon has no space after it",
    file: "website",
    from: "thanks: Thank",
    to: "thanks:Thank",
    output: `content/website.yaml:4:1  [yaml-syntax]
  There is no space after the colon of "thanks".
  Hint: Write thanks: Thank you.`,
  },
  {
    mistake: "a colon is missing",
    file: "website",
    from: "thanks: Thank",
    to: "thanks Thank",
    output: `content/website.yaml:4:1  [yaml-syntax]
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
  Three dashes start a second YAML document, but a content file has only one.
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
]
