/** Mistakes in the theme, the language and the words of website.yaml. */
import type { InvalidFile } from "./invalid-file"

/** The last line of the valid file. */
const LAST = "thanks: Thank you.\n"

const mistake = (mistake: string, added: string, output: string): InvalidFile => ({
  mistake,
  file: "website",
  from: LAST,
  to: `${LAST}${added}\n`,
  output,
})

const theme = (title: string, lines: string, output: string) =>
  mistake(title, `theme:\n  ${lines.replaceAll("\n", "\n  ")}`, output)

const words = (title: string, line: string, output: string) =>
  mistake(title, `words:\n  ${line}`, output)

export const THEME: readonly InvalidFile[] = [
  theme(
    "a color is not in quotes",
    "accent: #ff7a45",
    `content/website.yaml:6:3  theme.accent  [no-value]
  "accent" has no value.
  Expected: accent: '#ff7a45' (The color of buttons, labels and lines, in quotes)
  Hint: Text after # is a comment. Write accent: '#ff7a45'`,
  ),
  theme(
    "a color has no hash",
    "accent: ff7a45",
    `content/website.yaml:6:11  theme.accent  [bad-color]
  "ff7a45" is not a color.
  Expected: a # and six hexadecimal digits in quotes, as in '#ff7a45'.
  Hint: Write accent: '#ff7a45'`,
  ),
  theme(
    "a color is written with rgb()",
    "accent: rgb(255, 122, 69)",
    `content/website.yaml:6:11  theme.accent  [bad-color]
  "rgb(255, 122, 69)" is not a color.
  Expected: a # and six hexadecimal digits in quotes, as in '#ff7a45'.
  Hint: Write accent: '#ff7a45'`,
  ),
  theme(
    "the setting has another name",
    "setting: quiet",
    `content/website.yaml:6:12  theme.setting  [unknown-choice]
  "quiet" is not a valid value of "setting".
  Expected: poster or plain.`,
  ),
  theme(
    "the accent color is too dark",
    "accent: '#b3361b'",
    `content/website.yaml:6:11  theme.accent  [low-contrast]
  The contrast of the accent color with the glow at the right is 2.36:1.
  Expected: at least 4.5:1, so that everybody can read the text.
  Hint: The nearest color that is readable: accent: '#cd7b69'`,
  ),
  theme(
    "the background is too bright",
    "background:\n  rightGlow: '#8a3a44'",
    `content/website.yaml:7:16  theme.background.rightGlow  [low-contrast]
  The contrast of muted text with the glow at the right is 2.71:1.
  Expected: at least 4.5:1, so that everybody can read the text.
  Hint: The nearest color that is readable: rightGlow: '#522329'`,
  ),
  theme(
    "a radius is too large",
    "radius: 64",
    `content/website.yaml:6:11  theme.radius  [out-of-range]
  "radius" must be at most 32.`,
  ),
  theme(
    "a radius has a unit",
    "radius: 12px",
    `content/website.yaml:6:11  theme.radius  [wrong-type]
  "radius" is text, not a whole number.
  Hint: Write radius: 12`,
  ),
  theme(
    "a font package is not installed",
    "fonts:\n  text: '@fontsource/lore, serif'",
    `content/website.yaml:7:11  theme.fonts.text  [missing-font-package]
  The font package "@fontsource/lore" is not installed.
  Hint: Did you mean "@fontsource/lora"? Or run: npm install --save-exact @fontsource/lore`,
  ),
  theme(
    "a font package is not complete",
    "fonts:\n  text: '@fontsource/damaged, serif'",
    `content/website.yaml:7:11  theme.fonts.text  [missing-font-package]
  The package "@fontsource/damaged" has no files that this site can use.
  Hint: Choose another font of https://fontsource.org.`,
  ),
  theme(
    "a package is not one of Fontsource",
    "fonts:\n  text: '@fonts/lora, serif'",
    `content/website.yaml:7:11  theme.fonts.text  [bad-font]
  "@fonts/lora" is not the name of a package of Fontsource.
  Expected: names separated by commas, as in 'Georgia, serif' or '@fontsource/lora, serif'.`,
  ),
  theme(
    "a list of fonts has no kind of font",
    "fonts:\n  headings: Georgia",
    `content/website.yaml:7:15  theme.fonts.headings  [bad-font]
  The last name is not a kind of font, which is needed if no other font has a letter.
  Expected: serif, sans-serif, monospace, system-ui, ui-serif, ui-sans-serif, ui-monospace or ui-rounded.
  Hint: Write headings: 'Georgia, sans-serif'`,
  ),
  theme(
    "a font has quotes of its own",
    `fonts:\n  text: "'Helvetica Neue', serif"`,
    `content/website.yaml:7:11  theme.fonts.text  [bad-font]
  Names of fonts have no quotes of their own here.
  Expected: names separated by commas, as in 'Georgia, serif' or '@fontsource/lora, serif'.
  Hint: Write text: 'Helvetica Neue, serif'`,
  ),
  theme(
    "a font has CSS in its name",
    "fonts:\n  text: 'Georgia; color, serif'",
    `content/website.yaml:7:11  theme.fonts.text  [bad-font]
  "Georgia; color" is not the name of a font.
  Expected: names separated by commas, as in 'Georgia, serif' or '@fontsource/lora, serif'.`,
  ),
  words(
    "a word does not exist",
    "downloadPDF: Save",
    `content/website.yaml:6:3  words.downloadPDF  [unknown-field]
  Unknown field "downloadPDF".
  Hint: Did you mean "downloadPdf"?`,
  ),
  words(
    "a word is empty",
    "downloadPdf: ''",
    `content/website.yaml:6:16  words.downloadPdf  [empty-text]
  The text is empty.
  Hint: Delete the line if there is none.`,
  ),
  words(
    "a word has no placeholder",
    "severalRoles: '{name}: {count} Rollen'",
    `content/website.yaml:6:17  words.severalRoles  [bad-placeholder]
  The text does not contain {duration}.
  Expected: a text with {name}, {count} and {duration}, as in "{name}: {count} roles, {duration}".`,
  ),
  words(
    "a word has an unknown placeholder",
    "clear: 'Clear {name}'",
    `content/website.yaml:6:10  words.clear  [bad-placeholder]
  The placeholder {name} does not exist here.
  Expected: a text without braces.`,
  ),
  words(
    "a plural category does not exist",
    "years: { one: '{count} Jahr', man: '{count} Jahre', other: '{count} Jahre' }",
    `content/website.yaml:6:33  words.years.man  [unknown-field]
  Unknown field "man".
  Hint: Did you mean "many"?`,
  ),
  words(
    "no plural category exists",
    "years: { singular: '{count} Jahr', plural: '{count} Jahre' }",
    `content/website.yaml:6:10  words.years.other  [missing-field]
  The field "other" is missing.
  Expected: other: '{count} yr' (For every other number)
content/website.yaml:6:12  words.years.singular  [unknown-field]
  Unknown field "singular".
  Expected: zero, one, two, few, many or other.
  Hint: Which of these is meant? If none is, delete the field.
content/website.yaml:6:38  words.years.plural  [unknown-field]
  Unknown field "plural".
  Expected: zero, one, two, few, many or other.
  Hint: Which of these is meant? If none is, delete the field.`,
  ),
  words(
    "the other numbers have no form",
    "years: { one: ein Jahr, few: '{count} Jahre' }",
    `content/website.yaml:6:10  words.years.other  [missing-field]
  The field "other" is missing.
  Expected: other: '{count} yr' (For every other number)`,
  ),
  words(
    "a plural form has no number",
    "years: { one: ein Jahr, other: Jahre }",
    `content/website.yaml:6:34  words.years.other  [bad-placeholder]
  The text does not contain {count}.
  Expected: a text with {count}, as in "{count} yr".`,
  ),
  words(
    "a word without a number has plural forms",
    "clear: { one: Weg, other: Alle weg }",
    `content/website.yaml:6:10  words.clear  [wrong-type]
  "clear" is a group of fields, not text.`,
  ),
  words(
    "the text of the button of a banner is replaced",
    "clickHere: Tap here",
    `content/website.yaml:6:3  words.clickHere  [unknown-field]
  Unknown field "clickHere".
  Expected: skipToContent, mainMenu, languages, newTab, navigatedTo, viewSource, activateMetalMode, deactivateMetalMode, metalModeOn, metalModeOff, home, tryAgain, partFailed, pictureFailed, pageLoading, pageLoadsSlowly, reloadPage, pageDataError, pageDataFailed, scriptFailed, scriptTooSlow, stillUnreachable, carousel, slide, slidePosition, previousSlide, nextSlide, showSlide, openDemo, demoLoading, demoFailed, yourFavorite, yearsOfWork, nowAt, downloadPdf, forOnlineForms, expandAll, collapseAll, otherFormats, moreFormats, updated, updatedAtEnd, version, pdf, pdfInOneColumn, docx, json, text, markdown, vcard, selectSkills, openCompanies, clear, uses, moreRoles, oneRole, severalRoles, together, inEither, present, fromDate, years, months, about, address, email, phone, website, profile, workExperience, inAllRoles, grade, thesis, courses, keywords, expires or credential.
  Hint: Which of these is meant? If none is, delete the field.`,
  ),
]
