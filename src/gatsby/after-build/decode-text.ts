/**
 * @returns the text in UTF-8, in UTF-16 with its mark at the start, or else in Windows-1252; undefined if the bytes
 *   are no text, because they have a zero
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  if (mark === 0xfffe) return new TextDecoder("utf-16le").decode(bytes)
  if (mark === 0xfeff) return new TextDecoder("utf-16be").decode(bytes)
  if (bytes.includes(0)) return undefined
  const text = new TextDecoder().decode(bytes)
  return text.includes("\ufffd") ? new TextDecoder("windows-1252").decode(bytes) : text
}
