import { quotedCommand } from "../lib/command"

/**
 * The codes of all errors, each with its description. docs/diagnostics.md lists them. A code is permanent:
 * it may be removed but never renamed, because people search for it and scripts filter by it.
 */
export const ERRORS = {
  // Files
  "missing-file": "A content file is missing.",
  "unknown-file": "The site does not use this file: its name or its folder is wrong.",
  "unreadable-file": "The file cannot be opened.",
  "file-too-large": "The file is too large.",
  "empty-file": "The file is empty or contains only comments.",
  "old-format": `The content has an older format. ${quotedCommand("upgrade")} writes the newer one.`,
  "new-format": "The content has a newer format than this version of the site reads.",
  encoding: "The file is not UTF-8, or contains control characters.",
  "more-errors": "The file has more errors than the ones shown.",
  "static-link": "A symbolic link in static/ does not lead to a file in static/.",
  "static-name": "A file in static/ has the name of a file that the build writes.",
  // YAML
  "tab-indent": "A tab is used for indentation in place of spaces.",
  indentation: "The indentation of a line matches no line above it.",
  "odd-space": "A special space is where YAML needs a normal one.",
  "missing-dash": "An item of a list has no dash.",
  "duplicate-key": "The same field appears twice in one place.",
  "open-quote": "A quote is not closed, or text follows the one at the end.",
  "open-bracket": "A bracket is opened but not closed, or closed but not opened.",
  "text-needs-quotes": "The text has a character with a meaning in YAML, so it needs quotes.",
  "bad-escape": "A backslash in double quotes starts an unknown escape sequence.",
  "several-documents": "A line of dashes or dots divides the file into two documents.",
  alias: "A YAML alias (*name) is not defined.",
  tag: "The file has what the content does not support: a tag (!name), a directive (%NAME) or very deep nesting.",
  "yaml-syntax": "The file is not valid YAML for another reason.",
  // Fields
  "unknown-field": "There is no field with this name at this place.",
  "missing-field": "A required field is missing.",
  "wrong-type": "A value has the wrong type, such as a number instead of text.",
  "no-value": "A field has no value.",
  "empty-text": "A text is empty or contains only spaces.",
  "unknown-choice": "The value is not one of the allowed values.",
  "too-few": "A list has too few items.",
  "too-many": "A list has too many items.",
  "out-of-range": "A number is too small or too large.",
  // Values
  "bad-date":
    "A date cannot be read in one way, has no year of four digits, or has a day where only a month may stand.",
  "bad-time": "A time is not written as 'HH:MM:SS'.",
  "bad-address": "A URL is not valid, or its scheme is not allowed.",
  "bad-id": "An id is not lowercase words joined by hyphens.",
  "bad-email": "An email address is not valid.",
  "bad-phone": "A phone number is not valid.",
  "bad-picture-path": "The path of a picture is not a path inside images/.",
  "bad-link": "A link in a text has no words or no address, has a title, or makes no link.",
  "too-many-marks": "A text has too many marks to read them.",
  "bad-color": "A color is not written as '#rrggbb'.",
  "bad-font": "A list of fonts has a wrong name or no kind of font at its end.",
  "bad-placeholder": "A text lacks a placeholder in braces, or has an unknown one.",
  "bad-value": "A value breaks another rule of its field.",
  // Cross-file rules
  "low-contrast": "A text has too little contrast with its background (less than 4.5:1).",
  "bad-font-file": "A file in fonts/ is no font that the site can use.",
  "bad-pdf-font": "PDFs cannot have the font: it is variable, or not in fonts/.",
  "bad-template": "A template of the PDF has a mistake.",
  "unknown-template": "There is no such look of the PDF.",
  "missing-font-package": "The package of a font is not installed or not complete.",
  "end-before-start": "An end date is before its start date.",
  "implausible-date": "A start is over a year ahead, or a date is before 1940.",
  "date-and-range": "An entry has a date, and a start or an end.",
  "unknown-skill": "A role names a skill that does not exist.",
  "duplicate-id": "An id is used twice.",
  "duplicate-address": "Two items have the same URL.",
  "unknown-id": "A demo names an id that it does not have.",
  "unknown-pick": "No item has the id or the tag that a variant names.",
  "unknown-language": "The content does not have this language.",
  "unused-objective": "A variant has an objective, but does not show it.",
  "unknown-page": "A link leads to a page, a file or an id that does not exist.",
  "missing-picture": "The file of a picture does not exist.",
  "not-a-picture": "The file is damaged, or no picture that the site can use.",
  "small-picture": "The picture is too small.",
  "missing-font": "No font of the PDFs has a character.",
  "private-value": "A text or a font contains contact data that owner.yaml hides there.",
  "missing-404": "errors.yaml has no page for 404.",
} as const

/** The codes of all warnings. */
export const WARNINGS = {
  "more-warnings": "The file has more warnings than the ones shown.",
  "soft-picture": "The picture is not sharp everywhere.",
  "unused-picture": "No file names a picture in images/.",
  "tall-picture": "The picture is too high for a screen.",
  "cropped-picture": "A card cuts off a part of the picture.",
  "unused-font": "No list of fonts names a font in fonts/.",
  "missing-style": "A font has no bold style.",
  "missing-letters": "A font lacks letters of the content.",
  "large-font": "A font is too large for a slow connection.",
  "no-font-license": "The fonts have no license.",
  "weak-alt": "The alternative text does not describe the picture.",
  "text-or-comment": "YAML reads a part of the text as a comment.",
  "joined-lines":
    "A line joins the text above it: its dash or colon is missing, or a text has a list or paragraphs.",
  "split-text": "A comma in a list within `[…]` splits a text that was probably one item.",
  "no-start": "An entry has not ended, but has no start, so it shows no dates.",
  "open-end": "A role or a career break has no endDate, so it counts as not ended.",
  "smart-quotes": "Typographic quotes around a text are a part of it.",
  "odd-text":
    "A text has what nobody types on purpose, such as HTML, or marks where its field takes none.",
  "unclosed-mark": "A text shows a sign that was probably meant as a mark.",
  "repeated-contact": "Two contact fields have the same value.",
  "odd-phone": "A phone number has too few or too many digits for its country.",
  "guessed-name": "Nobody can tell the family name from the name.",
  "no-own-author": "No author of a publication can be the owner.",
  order: "A company or role is listed above a newer one.",
  gap: "There are months without a job, a career break or education.",
  "distant-date": "A date is more than ten years in the future.",
  "future-start": "A job or a career break has not started.",
  "left-out": "A variant names a company, but shows nothing of it.",
  "no-responsibilities": "A company has no responsibilities.",
  "long-responsibility": "A responsibility takes over two lines in print.",
  "long-description": "Search engines cut off the page's description.",
  "empty-section": "A section or an optional file is empty.",
  "public-source": "A value is limited to some formats, but its source code is public.",
  "public-value": "Another field shows a limited value, or its visibleIn is a comment.",
  "other-contact": "A text has an email address that is not the owner's.",
  "english-interface": "The interface is English, the texts are not.",
  "stale-translation": "A text has changed since it was translated.",
  "other-number": "A translation has another number than its text, or lacks one.",
  "unknown-text": "A translation is about what the content does not have.",
  "stale-date":
    "`updated` in resume.yaml is older than the last change of the content, or in the future.",
  placeholder: "A text or date is still that of a new site, or says TODO or lorem ipsum.",
  "sample-identity": "An address is an example, or that of the owner's computer.",
  "unused-ok": "A comment such as `# ok: gap` names no warning that it can accept.",
} as const

/** About private data or other people's data, and about the report itself. */
const STAYING = ["public-source", "public-value", "other-contact", "more-warnings", "unused-ok"]

/** @returns whether the owner can accept a warning with this code, by a comment */
export const canStay = (code: string): boolean =>
  Object.hasOwn(WARNINGS, code) && !STAYING.includes(code)

/** The codes that no version gives any more, each with the code that replaces it. */
export const RETIRED = {
  "merge-key": "tag",
  "nested-too-deeply": "tag",
  "too-old-format": "old-format",
  "unknown-family": "unused-font",
} as const satisfies Record<string, DiagnosticCode>

export type DiagnosticCode = keyof typeof ERRORS | keyof typeof WARNINGS
