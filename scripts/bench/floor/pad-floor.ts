/** The floor and a page's sizes in; a hand-written file that costs a host as many bytes out. */
import { createHash } from "node:crypto"

export type Sizes = { raw: number; compressed: number }

/**
 * Pads with a comment of letters that do not compress, then of spaces that do.
 * @param compress returns how many bytes a host would send
 * @returns the file, exactly as long as asked, and compressed as near to it as the letters allow
 * @throws when the file is larger already
 */
export function padFloor(html: string, sizes: Sizes, compress: (html: string) => number): string {
  const room = sizes.raw - Buffer.byteLength(html) - "<!---->\n".length
  const pad = (letters: number) =>
    `${html}<!--${randomLetters(letters)}${" ".repeat(room - letters)}-->\n`
  if (room < 0 || compress(pad(0)) > sizes.compressed) {
    throw new Error("The hand-written file is larger than the page it is to be padded to.")
  }
  let [few, many] = [0, room]
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2)
    if (compress(pad(middle)) > sizes.compressed) many = middle
    else few = middle
  }
  return pad(few)
}

/** The same letters each time, in no order that a compressor could find. */
function randomLetters(count: number): string {
  const blocks = Array.from({ length: Math.ceil(count / 43) }, (_, index) =>
    createHash("sha256").update(String(index)).digest("base64url"),
  )
  return blocks.join("").replaceAll("--", "__").slice(0, count)
}
