/** What the YAML parser complains of, by its codes, in words for the owner. */
import { type Document, isScalar, type YAMLError } from "yaml"
import { type Located, located, needsQuotes, nodeWhere } from "./diagnostic-at"
import { firstOnLine, lineRange } from "./lines"
import { openBracket, openQuote } from "./open-signs"
import { misplaced, stray, tabInIndent } from "./stray-lines"
import { quote } from "./words"

/** Errors that do not make the parser lose its way: the rest of the file is still understood. */
const HARMLESS = new Set(["DUPLICATE_KEY", "BAD_DQ_ESCAPE", "BAD_SCALAR_START"])

/** More than this in one file are not read by anyone; mending the first shows the rest. */
const MOST = 20

/**
 * One slip often makes the parser stumble many times, so of the errors that throw it off its way
 * only the first is told.
 */
export function describeSyntaxErrors(text: string, document: Document.Parsed): Located[] {
  const inOrder = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0])
  const lost = inOrder.find(({ code }) => !HARMLESS.has(code))
  const understood = lost ? inOrder.slice(0, inOrder.indexOf(lost) + 1) : inOrder
  return understood.slice(0, MOST).map((error) => describe(text, document, error))
}

/** @returns whether the rest of the file can be trusted to mean what it says */
export function isUnderstood(document: Document.Parsed): boolean {
  return document.errors.every(({ code }) => HARMLESS.has(code))
}

function describe(text: string, document: Document.Parsed, { code, pos }: YAMLError): Located {
  const at = Math.min(pos[0], text.length)
  const tab = tabInIndent(text, at)
  if (tab !== undefined) return tab
  switch (code) {
    case "DUPLICATE_KEY":
      return duplicateKey(document, at)
    case "BAD_DQ_ESCAPE":
      return located([at, at + 2], {
        code: "bad-escape",
        message: `In double quotes, ${quote(text.slice(at, at + 2))} means nothing.`,
        hint: "Double the backslash, or put the text in single quotes.",
      })
    case "BAD_SCALAR_START":
    case "BAD_ALIAS":
      return needsQuotes(text, at, `Text cannot start with ${quote(text.charAt(at))}.`)
    case "MULTIPLE_DOCS":
      return located([at, at + 3], {
        code: "several-documents",
        message: "A line of three dashes starts a second document, and a content file has one.",
        hint: "Delete the line.",
      })
    case "RESOURCE_EXHAUSTION":
      return located([at, at + 1], {
        code: "nested-too-deeply",
        message: "Fields and lists lie too deep in each other here.",
      })
    case "BLOCK_AS_IMPLICIT_KEY":
      if (/^[^\s-].*:(\s|$)/.test(text.slice(at, lineRange(text, at)[1]))) {
        const start = startOfText(text, at)
        return needsQuotes(text, start, "A colon and a space inside a text end it.")
      }
      return misplaced(text, firstOnLine(text, lineRange(text, at)[1] + 1))
    case "NON_STRING_KEY":
      return located([at, at + 1], {
        code: "yaml-syntax",
        message: "The name of a field is a single word.",
        hint: "Delete the ? or the bracket before it.",
      })
    default:
      return openQuote(text, document, at) ?? openBracket(text, document, at) ?? stray(text, at)
  }
}

/** The names of fields are single words, so 'I build: a: b' is a text from its first letter on. */
function startOfText(text: string, at: number): number {
  const first = firstOnLine(text, at)
  const dash = text.slice(first, at).match(/^(?:- +)+/)?.[0].length ?? 0
  return /^\S+:\s+$/.test(text.slice(first + dash, at)) ? at : first + dash
}

function duplicateKey(document: Document.Parsed, at: number): Located {
  const key = nodeWhere(document, (node, [start]) => isScalar(node) && start === at)
  const name = isScalar(key) ? String(key.value) : ""
  return located(key?.range ? [key.range[0], key.range[1]] : [at, at + 1], {
    code: "duplicate-key",
    message: `The field ${quote(name)} is written a second time.`,
    hint: "Keep one of the two, or start a new list item with a dash.",
  })
}
