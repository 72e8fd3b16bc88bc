/**
 * The codes of all diagnostics, with their severity and description. docs/content.md lists them. A code
 * is permanent: it may be removed but never renamed, because people search for it and scripts filter by it.
 */
import { quotedCommand } from "./command"
export type Severity = "error" | "warning"

type CodeInfo = { severity: Severity; description: string }

const error = (description: string): CodeInfo => ({ severity: "error", description })

const warning = (description: string): CodeInfo => ({ severity: "warning", description })

export const DIAGNOSTIC_CODES = {
  // Files
  "missing-file": error("A content file is missing."),
  "unknown-file": error("The site does not use this file: its name or its folder is wrong."),
  "unreadable-file": error("The file cannot be opened."),
  "file-too-large": error("The file is too large."),
  "empty-file": error("The file is empty or contains only comments."),
  "old-format": warning(
    `The content has an older format. ${quotedCommand("upgrade")} writes the newer one.`,
  ),
  "too-old-format": error("The content has an older format than this version of the site reads."),
  "new-format": error("The content has a newer format than this version of the site reads."),
  encoding: error("The file is not UTF-8, or it contains invisible control characters."),
  "more-errors": error("The file has more errors than the ones shown."),

  "static-link": error("A symbolic link in static/ does not lead to a file in static/."),
  "static-name": error("A file in static/ has the name of a file that the build writes."),

  // YAML
  "tab-indent": error("A tab is used for indentation, but YAML requires spaces."),
  indentation: error("The indentation of a line matches no line above it."),
  "odd-space": error(
    "A no-break space or another special space is where YAML needs a normal space.",
  ),
  "missing-dash": error("An item of a list has no dash."),
  "duplicate-key": error("The same field appears twice in one place."),
  "open-quote": error("A quote is opened but not closed."),
  "open-bracket": error("A bracket is opened but not closed, or closed but not opened."),
  "text-needs-quotes": error(
    "A character in the text has a special meaning in YAML, so the text needs quotes.",
  ),
  "bad-escape": error("A backslash in double quotes starts an unknown escape sequence."),
  "several-documents": error("A line of three dashes starts a second YAML document."),
  alias: error("A YAML alias (*name) is not defined, refers to itself, or is used too often."),
  "merge-key": error("The file uses a merge key (<<), which YAML parsers read differently."),
  tag: error(
    "The file uses a YAML tag (!name) or a directive (%NAME), which the content does not support.",
  ),
  "nested-too-deeply": error("Lists or fields are nested too deeply."),
  "yaml-syntax": error("The file is not valid YAML for another reason."),

  // Fields
  "unknown-field": error("There is no field with this name at this place."),
  "missing-field": error("A required field is missing."),
  "wrong-type": error("A value has the wrong type, such as a number instead of text."),
  "no-value": error("A field has no value."),
  "empty-text": error("A text is empty or contains only spaces."),
  "unknown-choice": error("The value is not one of the allowed values."),
  "too-few": error("A list has too few items."),
  "too-many": error("A list has too many items."),
  "out-of-range": error("A number is too small or too large."),

  // Values
  "bad-date": error(
    "A date is not written as 'Mon YYYY', 'YYYY' or, where a day is allowed, 'YYYY-MM-DD'.",
  ),
  "bad-time": error("A time is not written as 'HH:MM:SS'."),
  "bad-address": error("A URL is not valid, or its scheme is not allowed."),
  "bad-id": error("An id is not lowercase words joined by hyphens."),
  "bad-email": error("An email address is not valid."),
  "bad-phone": error("A phone number is not valid."),
  "bad-picture-path": error("The path of a picture is not a path inside images/."),
  "bad-link": error("A link in a text has no words, no address, or a title."),
  "too-many-marks": error("A text has too many marks to read them."),
  "bad-color": error("A color is not written as '#rrggbb'."),
  "bad-font": error("A list of fonts has a wrong name, or no kind of font at its end."),
  "bad-placeholder": error("A text lacks a placeholder in braces, or it has an unknown one."),
  "bad-value": error("A value breaks another rule of its field."),

  // Cross-file rules
  "low-contrast": error("A color is too similar to another one for text to be readable."),
  "bad-font-file": error("A file in fonts/ is not a TTF or OTF file that the site can use."),
  "unknown-family": error("A list of fonts means a font in fonts/, but no file has the name."),
  "bad-pdf-font": error("The PDFs are to have a font that they cannot have."),
  "bad-template": error("A template of the PDF has a mistake."),
  "unknown-template": error(
    "The look of the PDF is neither one of the site nor a file in templates/.",
  ),
  "missing-font-package": error("The package of a font is not installed, or it is not complete."),
  "end-before-start": error("An end date is before its start date."),
  "implausible-date": error("A start is more than a year in the future, or a date is before 1940."),
  "date-and-range": error("An entry has a single date and also a start or an end."),
  "unknown-skill": error("A role names a skill that is not in skills.yaml."),
  "duplicate-id": error("An id is used twice."),
  "duplicate-address": error("Two items have the same URL."),
  "unknown-id": error("A demo names an id that it does not have."),
  "unknown-pick": error("A variant names an id or a tag that does not exist."),
  "unknown-language": error("A variant or a letter has a language that the content does not have."),
  "unused-objective": error("A variant has an objective but does not show the Objective section."),
  "unknown-page": error("A link leads to a page, a file or an id that does not exist."),
  "missing-picture": error("The file of a picture does not exist."),
  "not-a-picture": error("The file is damaged, or it is not a picture that the site can use."),
  "small-picture": error("The picture is too small."),
  "missing-font": error("No font of the PDFs has a character of the text."),
  "private-value": error(
    "A text or a font contains contact data that owner.yaml does not show in every format of it.",
  ),
  "missing-404": error("errors.yaml has no page for the status 404."),

  // Warnings
  "more-warnings": warning("The file has more warnings than the ones shown."),
  "soft-picture": warning("The picture is not sharp on high-density screens."),
  "tall-picture": warning("The picture is too high for its width, so it does not fit on a screen."),
  "cropped-picture": warning(
    "The picture has other proportions than a card, which cuts off a part of it.",
  ),
  "unused-font": warning("No list of fonts names a font in fonts/, so the site does not use it."),
  "missing-style": warning("A font has no file for its bold style, which headings need."),
  "missing-letters": warning("A font lacks letters of the content, so another font shows them."),
  "large-font": warning("A font is large, so visitors with a slow connection do not see it."),
  "no-font-license": warning("The folder fonts/ has no license of its fonts."),
  "weak-alt": warning("The alternative text does not describe the picture."),
  "text-or-comment": warning("YAML reads a part of the text as a comment."),
  "joined-lines": warning(
    "YAML joins a line to the text above it: its dash or its colon is missing.",
  ),
  "no-start": warning("An entry has not ended, but has no start, so it shows no dates."),
  "open-end": warning("A role or a career break has no endDate, so it counts as not ended."),
  "smart-quotes": warning("Typographic quotes around a text are a part of it."),
  "odd-text": warning(
    "A text has a character that comes from copied text, HTML, letters that were read in a wrong encoding, or marks that its field does not take.",
  ),
  "unclosed-mark": warning("A text shows a character that was probably meant as a mark."),
  "guessed-name": warning("Nobody can tell the family name from the name."),
  order: warning("A company or role that has ended is listed above a newer one."),
  gap: warning("There are months between two jobs without a job or a career break."),
  "distant-date": warning("A date is more than ten years in the future."),
  "future-start": warning("A job or a career break has not started."),
  "left-out": warning("A variant names a company, but nothing of it that the variant shows."),
  "no-responsibilities": warning("A company has no responsibilities."),
  "long-responsibility": warning("A responsibility takes more than two lines in print."),
  "long-description": warning("Search engines cut off the page's description."),
  "empty-section": warning("A section or an optional file is empty, so the site does not show it."),
  "public-source": warning(
    "A value is limited to some formats, but the source code, which contains it, is public.",
  ),
  "public-value": warning(
    "A value is limited to some formats, but another field shows it in other formats.",
  ),
  "other-contact": warning(
    "A text has an email address or a phone number that is not the owner's.",
  ),
  "english-interface": warning("The texts have another language, but the interface is English."),
  "stale-translation": warning("A text has changed since it was translated."),
  "unknown-text": warning("A translation is about something that the content does not have."),
  "stale-date": warning("The content has changed after the day that the résumé says."),
  placeholder: warning("A text or a date of the new content is still there."),
  "sample-identity": warning(
    "The content still has data of the sample owner, or no address of its own.",
  ),
} as const satisfies Record<string, CodeInfo>

export type DiagnosticCode = keyof typeof DIAGNOSTIC_CODES
