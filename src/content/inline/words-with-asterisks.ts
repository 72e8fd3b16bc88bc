/** An extension of micromark: asterisks within a word or a path, as in `Kund*innen` and `2*3*4`, are text. */
import type { Options } from "mdast-util-from-markdown"

type Extension = NonNullable<NonNullable<Options["extensions"]>[number]>
type Construct = Extract<
  NonNullable<Extract<Extension, { text?: unknown }>["text"]>[number],
  { tokenize: unknown }
>
type Code = Parameters<ReturnType<Construct["tokenize"]>>[0]

const ASTERISK = 42

/** Scripts that put no space around a word, so that a mark stands between letters. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const characterOf = (code: Code) => (code === null || code < 0 ? "" : String.fromCharCode(code))

function isWithinWord(before: string, after: string): boolean {
  const isWord = [before, after].every((character) => /[\p{L}\p{M}\p{N}]/u.test(character))
  // In a path, they stand for folders and files.
  if (before === "/" && (after === "/" || after === ".")) return true
  return isWord && !UNSPACED.test(before + after)
}

/** CommonMark has this rule for underscores alone. It is tried before the marks. */
const asterisksWithinWord: Construct = {
  name: "asterisksWithinWord",
  tokenize(effects, ok, nok) {
    const before = characterOf(this.previous)
    const next = (code: Code) => {
      if (code === ASTERISK) {
        effects.consume(code)
        return next
      }
      effects.exit("data")
      return isWithinWord(before, characterOf(code)) ? ok(code) : nok(code)
    }
    return (code) => {
      effects.enter("data")
      return next(code)
    }
  },
}

export const wordsWithAsterisks: Extension = { text: { [ASTERISK]: asterisksWithinWord } }
