import {
  contentFile,
  list,
  object,
  pageDescription,
  richTexts,
  slug,
  some,
  texts,
  title,
} from "./shared-fields"

const section = object("LegalSection", {
  title: title("The section's heading.", "Contact").optional(),
  lines: texts("Lines that stand one below the other, such as an address.", [
    "Robin Sample",
    "1 Sample Street",
  ]),
  paragraphs: richTexts("Paragraphs, one per line.", ["This site sets no cookies."]),
})

const page = object("LegalPage", {
  id: slug("The address of the page: imprint gives /imprint/.", "imprint"),
  title: title("The heading of the page, and the text of its link in the footer.", "Imprint"),
  description: pageDescription(),
  sections: some(section, "The parts of the page, each with a heading or without one."),
})

/** content/legal.yaml: pages of text, to which the footer links. */
export const legalSchema = contentFile(
  "Legal",
  "Pages of text that a law may ask for, such as an imprint and a privacy policy. The footer links to them. The file is optional.",
  {
    pages: list(page, "The pages, in the order of the footer.").meta({ isRare: true }),
  },
)
