/** Translations of valid content. A target follows the rules of each field in which its source stands. */
import { type folderOf, VALID_FILES } from "../../../../test/valid-content"

type TranslatedMistake = {
  mistake: string
  dictionary: string
  /** The changed files of the base. */
  base?: NonNullable<Parameters<typeof folderOf>[0]>
  output: string
}

const texts = (...entries: string[]) => `texts:\n${entries.map((each) => `  - ${each}\n`).join("")}`
const name = (entry: string) => `names:\n  - ${entry}\n`

const PRIVATE = VALID_FILES.owner.replace("0142\n", "0142\n    visibleIn: [hand-out]\n")

export const TRANSLATED: readonly TranslatedMistake[] = [
  {
    mistake: "a URL is no URL",
    dictionary: name("{ source: https://moths.dev, target: moths }"),
    output: `content/translations/de.yaml:2:42  names[0].target  [bad-address]
  "moths" is not a complete URL.
  Expected: a complete URL, as in 'https://robin.example/page'.`,
  },
  {
    mistake: "a picture has no path",
    dictionary: name("{ source: images/wide.png, target: wide.png }"),
    output: `content/translations/de.yaml:2:40  names[0].target  [bad-picture-path]
  "wide.png" does not start with images/.
  Expected: a path like 'images/picture.png'.
  Hint: Did you mean "images/wide.png"?`,
  },
  {
    mistake: "a picture does not exist",
    dictionary: name("{ source: images/wide.png, target: images/wied.png }"),
    output: `content/translations/de.yaml:2:40  names[0].target  [missing-picture]
  There is no file images/wied.png.
  Hint: Did you mean "images/wide.png"?`,
  },
  {
    mistake: "a link of this site leads nowhere",
    dictionary: name("{ source: /portfolio/, target: /portfolo/ }"),
    output: `content/translations/de.yaml:2:36  names[0].target  [unknown-page]
  This site has no page "/portfolo/".
  Expected: /, /about/, /portfolio/, /resume/ or /imprint/.
  Hint: Did you mean "/portfolio/"?`,
  },
  {
    mistake: "a mark is not closed",
    dictionary: texts("{ source: I build services., target: Ich baue **Dienste. }"),
    output: `content/translations/de.yaml:2:51  texts[0].target  [unclosed-mark]
  Warning: The text shows "**": it is not closed, it is within a word, or it has a space or punctuation on its inner side.
  Hint: If no mark is meant, put a backslash before it: \\*\\*. Between double quotes, write two.`,
  },
  {
    mistake: "one of two fields takes no marks",
    dictionary: texts("{ source: Who I am., target: Wer *ich* bin. }"),
    base: { about: VALID_FILES.about.replace("I build services.", "Who I am.") },
    output: `content/translations/de.yaml:2:38  texts[0].target  [odd-text]
  Warning: The text shows "*ich*" as it is: this field takes no marks.
  Hint: Write the words alone.`,
  },
  {
    mistake: "a description is too long",
    dictionary: texts(`{ source: Who I am., target: ${"Wer ich bin. ".repeat(13)}}`),
    output: `content/translations/de.yaml:2:34  texts[0].target  [long-description]
  Warning: The description has 168 characters. Search engines show about 155.`,
  },
  {
    mistake: "no font has a letter of a text in a PDF",
    dictionary: texts("{ source: Led a team., target: Führte ein ᚠ. }"),
    output: `content/translations/de.yaml:2:47  texts[0].target  [missing-font]
  No font of the PDFs has the character "ᚠ" (U+16A0).
  Hint: Use another character, or add a font in src/fonts/fonts.ts.`,
  },
  {
    mistake: "a private value is in a public text",
    dictionary: texts("{ source: Who I am., target: 503-555-0142 }"),
    base: { owner: PRIVATE },
    output: `content/owner.yaml:9:5  contact[1].visibleIn  [public-source]
  Warning: This value is limited to some formats, but sourceUrl says that the source code is public: everyone can read owner.yaml and its history there.
  Hint: If the repository is private, delete sourceUrl in website.yaml. Otherwise, delete the value and its history, or show it everywhere. A format in visibleIn is public too, except hand-out: everyone can read the source of /resume/ (print) and /resume.pdf (pdf).
content/translations/de.yaml:2:38  texts[0].target  [private-value]
  The text contains the value of owner.yaml contact[1] (phone), which may appear only in hand-out. See content/owner.yaml:9:16.
  Hint: Remove it from this text. If everyone may read it, delete its visibleIn: in owner.yaml.`,
  },
  {
    mistake: "an email address has no domain",
    dictionary: name("{ source: ada@writer.dev, target: ada }"),
    output: `content/translations/de.yaml:2:39  names[0].target  [bad-email]
  "ada" is not an email address.
  Expected: an address like 'robin@example.com'.`,
  },
  {
    mistake: "a text has changed",
    dictionary: texts("{ source: I build a service for you., target: Ich baue. }"),
    base: { about: VALID_FILES.about.replace("I build services.", "I build services for you.") },
    output: `content/translations/de.yaml:2:5  texts[0]  [stale-translation]
  Warning: The text has changed since it was translated: it is now "I build services for you.". See content/about.yaml:4:5.
  Hint: \`npm run translate -- de\` marks it. Then change the translation, or say that it still holds.`,
  },
  {
    mistake: "a number is another one",
    dictionary: texts("{ source: Cut costs by 40%, target: Senkte die Kosten um 14 % }"),
    base: { work: VALID_FILES.work.replace("Led a team.", "Cut costs by 40%") },
    output: `content/translations/de.yaml:2:41  texts[0].target  [other-number]
  Warning: The text says "40%", but its translation "14 %".
  Hint: Correct one of them. If both are right, a comment on the line above says so: # ok: other-number`,
  },
  {
    mistake: "a number is lost",
    dictionary: texts("{ source: Led 48 people, target: Leitete Leute }"),
    base: { work: VALID_FILES.work.replace("Led a team.", "Led 48 people") },
    output: `content/translations/de.yaml:2:38  texts[0].target  [other-number]
  Warning: The text says "48", but its translation has no such number.
  Hint: Correct one of them. If both are right, a comment on the line above says so: # ok: other-number`,
  },
  {
    mistake: "a grade has the same points of others, but another scale may have others",
    dictionary: texts("{ source: 17/20, target: 17/30 }", "{ source: 3.9/4.0, target: '1,2' }"),
    base: {
      resume: VALID_FILES.resume.replace(
        "- title: B.S.",
        "- { title: M.S., grade: 3.9/4.0 }\n        - title: B.S.\n          grade: 17/20",
      ),
    },
    output: `content/translations/de.yaml:2:30  texts[0].target  [other-number]
  Warning: The text says "20", but its translation "30".
  Hint: Correct one of them. If both are right, a comment on the line above says so: # ok: other-number`,
  },
  {
    mistake: "the content does not have a text",
    dictionary: texts("{ source: Something., target: Etwas. }"),
    output: `content/translations/de.yaml:2:5  texts[0]  [unknown-text]
  Warning: The content has no text "Something.".
  Hint: \`npm run translate -- de\` removes it.`,
  },
  {
    mistake: "a source has a word more than the text",
    dictionary: texts("{ source: Engineer light, target: Etwas. }"),
    output: `content/translations/de.yaml:2:5  texts[0]  [unknown-text]
  Warning: The content has no text "Engineer light".
  Hint: Did you mean "Engineer"? If not, \`npm run translate -- de\` removes it.`,
  },
  {
    mistake: "a source lacks the last words of the text",
    dictionary: texts("{ source: I build, target: Etwas. }"),
    output: `content/translations/de.yaml:2:5  texts[0]  [unknown-text]
  Warning: The content has no text "I build".
  Hint: Did you mean "I build services."? If not, \`npm run translate -- de\` removes it.`,
  },
  {
    mistake: "a target has another name",
    dictionary: texts("{ source: Engineer, translation: Etwas. }"),
    output: `content/translations/de.yaml:2:25  texts[0].translation  [unknown-field]
  Unknown field "translation"; the required field "target" is missing.
  Expected: target: 'Führte zwei Teams.' (The text in this language, or '' for now)
  Hint: Here it is "target".`,
  },
  {
    mistake: "a source has two targets",
    dictionary: texts("{ source: Engineer, target: A }", "{ source: Engineer, target: B }"),
    output: `content/translations/de.yaml:3:5  texts[1]  [unknown-text]
  Warning: Another entry translates "Engineer".
  Hint: Write at: work.work.roles.title, for example, or delete one of them.`,
  },
  {
    mistake: "a place does not have the text",
    dictionary: texts("{ source: Engineer, target: A, at: skills.name }"),
    output: `content/translations/de.yaml:2:5  texts[0]  [unknown-text]
  Warning: "Engineer" does not stand at "skills.name".
  Hint: Write at: work.work.roles.title, for example, or delete one of them.`,
  },
  {
    mistake: "a name is among the texts",
    dictionary: texts("{ source: Specimen, target: Muster }"),
    output: `content/translations/de.yaml:2:5  texts[0]  [unknown-text]
  Warning: "Specimen" is no text of the content, but one of its names.
  Hint: Move the entry to names.`,
  },
  {
    mistake: "a name has no target",
    dictionary: name("{ source: Specimen, target: '' }"),
    output: `content/translations/de.yaml:2:33  names[0].target  [empty-text]
  The text is empty.`,
  },
]
