/** Writes a letter with the letterhead of the résumé, as PDF and as a Word document. */
import { parseInline } from "../../content/inline/parse-inline"
import type { Letter } from "../../content/schemas/letters"
import type { Inline } from "../../lib/inline-text"
import { withCompleteUrls } from "../model/complete-urls"
import { formatLetterDate } from "../model/date-forms"
import type { ResumeModel } from "../model/model"
import { toOutline } from "../model/outline"
import type { Paragraph } from "./docx/paragraphs"
import { writeDocx } from "./docx/write-docx"
import { toLetterhead } from "./to-docx"
import { toTypstInput } from "./to-typst-input"
import type { TypstInput } from "./typst-input"

/** @returns the input of a template, with the letter instead of the sections */
export function toLetterTypstInput(model: ResumeModel, letter: Letter): TypstInput {
  const { to, greeting, closing, date, template = model.template } = letter
  return {
    ...toTypstInput({ ...withLetter(model, letter), template, sections: [] }, "designed"),
    letter: {
      to,
      greeting,
      closing,
      date: formatLetterDate(date, model.language),
      paragraphs: toParagraphs(model, letter),
    },
  }
}

/** @returns the bytes of a .docx file */
export function toLetterDocx(model: ResumeModel, letter: Letter): Uint8Array {
  const text = (each: Inline): Paragraph => ({ style: "BodyText", text: each })
  const [first = "", ...rest] = letter.to
  return writeDocx(withLetter(model, letter), [
    ...toLetterhead(toOutline(model), model.language),
    text(formatLetterDate(letter.date, model.language)),
    text(first),
    ...rest.map((line): Paragraph => ({ style: "Normal", text: line })),
    text(letter.greeting),
    ...toParagraphs(model, letter).map(text),
    text(letter.closing),
    text(model.owner.name),
  ])
}

/** @returns the model with the title, the description and the day of the letter */
function withLetter(model: ResumeModel, { to, date }: Letter): ResumeModel {
  return { ...model, title: "Letter", description: `Letter to ${to.join(", ")}`, updated: date }
}

function toParagraphs({ rootUrl, languagePath }: ResumeModel, { paragraphs }: Letter): Inline[] {
  return paragraphs.map((paragraph) =>
    withCompleteUrls(parseInline(paragraph), rootUrl, languagePath),
  )
}
