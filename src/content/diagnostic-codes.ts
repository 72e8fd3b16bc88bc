/**
 * The codes of all diagnostics, with their severity and description. docs/content.md lists them. A code
 * is permanent: it may be removed but never renamed, because people search for it and scripts filter by it.
 */

export type Severity = "error" | "warning"

type CodeInfo = { severity: Severity; description: string }

const error = (description: string): CodeInfo => ({ severity: "error", description })

const warning = (description: string): CodeInfo => ({ severity: "warning", description })

export const DIAGNOSTIC_CODES = {
  // Files
  "missing-file": error("A content file is not there."),
  "unknown-file": error(
    "Nothing reads this file: its name or its place is not one the site knows.",
  ),
  "unreadable-file": error("The file cannot be opened."),
  "file-too-large": error("The file is far larger than any content."),
  "empty-file": error("The file holds nothing, or only comments."),
  encoding: error("The file is not UTF-8, or holds characters that cannot be seen."),

  // YAML
  "tab-indent": error("A tab stands where YAML wants spaces."),
  indentation: error("A line is indented in a way that fits nothing above it."),
  "duplicate-key": error("The same field is written twice in one place."),
  "open-quote": error("A quote is opened and never closed."),
  "open-bracket": error("A bracket is opened and never closed, or the other way round."),
  "text-needs-quotes": error("YAML gives a character in the text a meaning; quotes make it text."),
  "bad-escape": error("A backslash in double quotes is followed by something unknown."),
  "several-documents": error("A line of three dashes splits the file in two."),
  alias: error("An alias (*name) leads nowhere, into itself, or is used too often."),
  "merge-key": error("A merge key (<<) is used; the two YAML readers differ on it."),
  tag: error("A tag (!name) or a directive (%NAME) is used; the content needs none."),
  "nested-too-deeply": error("Lists or fields lie far deeper in each other than any content does."),
  "yaml-syntax": error("The file is not YAML for another reason."),
  "readers-disagree": error("The two YAML readers of the site read this value differently."),

  // Fields
  "unknown-field": error("No field of this name belongs here."),
  "missing-field": error("A field that must be there is not."),
  "wrong-type": error("A value is of the wrong kind, such as a number where text belongs."),
  "no-value": error("A field is written down, but its value is not."),
  "empty-text": error("A text is empty or only spaces."),
  "unknown-choice": error("The value is not one of the few that are allowed."),
  "too-few": error("A list has fewer items than it needs."),
  "too-many": error("A list has more items than it takes."),
  "out-of-range": error("A number is smaller or larger than allowed."),

  // Values
  "bad-date": error("A date is not written as 'Mon YYYY'."),
  "bad-address": error("An address is not one, or is of a kind that is not allowed."),
  "bad-id": error("An id is not lowercase words joined by hyphens."),
  "bad-email": error("An email address is not one."),
  "bad-phone": error("A phone number is not one."),
  "bad-picture-path": error("A picture is not written as a path below images/."),
  "bad-value": error("A value breaks a rule of its field."),

  // Cross-file rules
  "end-before-start": error("Something ends before it starts."),
  "implausible-date": error("A date is a year or more ahead, or before 1940."),
  "current-not-newest": error("A job has no end date although a newer one has begun."),
  "unknown-skill": error("A role names a skill that skills.yaml does not have."),
  "duplicate-id": error("Two things share one id."),
  "duplicate-address": error("Two things share one address on the same page."),
  "unknown-pick": error("A variant names an id or a tag that nothing has."),
  "unused-objective": error("A variant words an Objective that it does not show."),
  "unknown-page": error("A button leads to a page or a place this site does not have."),
  "missing-picture": error("The picture's file is not there."),
  "not-a-picture": error("The file is not a picture the site can use, or is damaged."),
  "small-picture": error("The picture is too small to look right on any screen."),
  "missing-404": error("errors.yaml has no page for 404."),

  // Warnings
  "soft-picture": warning("The picture will look soft on sharp screens."),
  "weak-alt": warning("The alternative text says nothing about the picture."),
  "text-or-comment": warning("Part of a line counts as a comment although it looks like text."),
  order: warning("Companies or roles are not listed newest first."),
  gap: warning("There are months between two jobs."),
  overlap: warning("Two jobs overlap."),
  "no-responsibilities": warning("A company has no responsibilities."),
  "long-responsibility": warning("A responsibility takes more than two lines in print."),
  "long-description": warning("A search engine will cut the page's description."),
  "empty-section": warning("A section has nothing to show, so it is left out."),
  "sample-identity": warning("The content is still the sample owner's."),
} as const satisfies Record<string, CodeInfo>

export type DiagnosticCode = keyof typeof DIAGNOSTIC_CODES
