/** Decodes the bytes of a text in the encodings and escapes that programs write. */

const UTF_16LE = new TextDecoder("utf-16le")
const UTF_16BE = new TextDecoder("utf-16be")
const UTF_8 = new TextDecoder()
const WINDOWS_1252 = new TextDecoder("windows-1252")

/** @returns the text in UTF-8, or in UTF-16 with its mark at the start; undefined for other bytes */
export function decodeUnicode(bytes: Uint8Array): string | undefined {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  const decoder = mark === 0xfffe ? UTF_16LE : mark === 0xfeff ? UTF_16BE : UTF_8
  const text = decoder.decode(bytes)
  return /[\0\ufffd]/.test(text) ? undefined : text
}

/** In bytes. To search 1 MB of a video in every encoding takes 6 s. */
const MAX_SIZE = 16_384

/** Characters that no text has. */
const NO_TEXT = /(?:\ufffd|(?!\s)\p{Cc})+/u

/** Shorter parts of pictures and sounds look like text by chance. */
const MIN_LENGTH = 4

/**
 * @returns the text and its plain form, or the bytes in every encoding that they may have. Of large files
 *   that are no text, it returns only the parts in UTF-8, or in UTF-16 with Latin letters.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeUnicode(bytes)
  if (text !== undefined) return decodeEscapes(text)
  const raw = UTF_8.decode(bytes)
  // In UTF-16, each second byte of a Latin letter is zero, also at an odd place.
  const texts = raw.includes("\0") ? [raw, raw.replaceAll("\0", "")] : [raw]
  if (texts.length > 1 && bytes.length > MAX_SIZE) {
    const parts = texts.flatMap((each) => each.split(NO_TEXT))
    return parts.filter((part) => part.length >= MIN_LENGTH).join("\n")
  }
  const wide = [UTF_16LE, UTF_16BE].map((decoder) => decoder.decode(bytes))
  return [...texts, decodeEscapes(WINDOWS_1252.decode(bytes)), ...wide].join("\n")
}

/** @returns the text and, if it is in RTF, has quoted-printable parts or XML entities, its plain text */
function decodeEscapes(text: string): string {
  if (/^\s*\{\\rtf/.test(text)) return `${text}\n${fromRtf(text)}`
  if (/quoted-printable/i.test(text)) return `${text}\n${fromQuotedPrintable(text)}`
  return text.includes("<!ENTITY") ? `${text}\n${replaceEntities(text)}` : text
}

/** Characters as numbers, signs for others, ends of lines, and the words and braces of the format. */
const RTF =
  /\\u(-?\d+) ?(?:\\'[\da-f]{2}|[^\\{}])?|\\'([\da-f]{2})|(\\(?:par|line|tab|cell|row)(?![a-z]) ?|\\[~\r\n])|\\[a-z]+-?\d* ?|\\[^a-z]|[{}\r\n]/gi

/** @see Rich Text Format Specification 1.9.1 */
function fromRtf(text: string): string {
  // A character stands for each number in old programs, unless the file has none. Then this adds one.
  const source = /\\uc0(?!\d)/.test(text) ? text.replace(/(\\u-?\d+) ?/g, "$1?") : text
  return source.replace(RTF, (_, code?: string, hex?: string, space?: string) => {
    if (space) return " "
    const character = code ?? (hex && Number.parseInt(hex, 16))
    return character ? String.fromCharCode(Number(character)) : ""
  })
}

/** @see RFC 2045, 6.7 */
function fromQuotedPrintable(text: string): string {
  return text.replace(/=[ \t]*\r?\n/g, "").replace(/(?:=[\da-f]{2})+/gi, (bytes) => {
    const part = Buffer.from(bytes.replaceAll("=", ""), "hex")
    return decodeUnicode(part) ?? part.toString("latin1")
  })
}

const ENTITY = /<!ENTITY\s+([^\s%]+)\s+(["'])(.*?)\2/gs

/** An entity may have others in its text, to this depth. */
const ENTITY_DEPTH = 4

/** @returns the text with the text of each entity that it declares in place of its name */
function replaceEntities(text: string): string {
  const entities = new Map([...text.matchAll(ENTITY)].map(([, name, , value]) => [name, value]))
  let replaced = text
  for (let depth = 0; depth < ENTITY_DEPTH; depth++) {
    replaced = replaced.replace(/&([^\s&;]+);/g, (all, name: string) => entities.get(name) ?? all)
  }
  return replaced
}
