/** Where bare addresses begin and end, where GitHub's rule takes too much or too little. */
import type { Link, PhrasingContent } from "mdast"
import { UNSPACED } from "./words-with-asterisks"

/**
 * Punctuation, signs and invisible characters outside ASCII, but not emoji. Letters outside ASCII are a part of
 * addresses, and so are the joiners within words.
 */
const MARK =
  /(?![\p{ASCII}\u200c\u200d])(?:[\p{P}\p{Sm}\p{Sc}\p{Sk}\p{Cf}]|(?!\p{Extended_Pictographic})\p{So})/u

/** The name of a host up to what ends it, as in `https://a.example's`. */
const ENDED_HOST = /^(?:https?:\/\/|www\.)[^/?#]*?(?=['"&=+;,!*()])/i

/** What GitHub's rule leaves out at the end of an address. */
const LAST = /[?!.,:*_~'"]+$/

/**
 * @param parse parses what follows the address
 * @returns the link up to the mark, and the rest as it is by itself; the link alone if it has no mark
 */
export function endAddress(
  link: Link,
  parse: (text: string) => PhrasingContent[],
): PhrasingContent[] {
  const [label] = link.children
  const written = label?.type === "text" ? label.value : ""
  const ends = [written.search(MARK), ENDED_HOST.exec(written)?.[0].length ?? -1].filter(
    (at) => at >= 0,
  )
  if (ends.length === 0) return [link]
  const at = Math.min(...ends)
  const address = withoutLast(written.slice(0, at))
  const rest = written.slice(address.length)
  const url = link.url.slice(0, link.url.length - rest.length)
  const start = link.position?.start
  if (!start)
    return [{ ...link, url, children: [{ type: "text", value: address }] }, ...parse(rest)]
  const end = { ...start, offset: (start.offset ?? 0) + address.length }
  const position = { start, end }
  const words = { type: "text", value: address, position } as const
  return [
    { ...link, url, position, children: [words] },
    ...parse(rest).map((node) => moved(node, end.offset)),
  ]
}

function withoutLast(address: string): string {
  const isUnbalanced =
    address.endsWith(")") && address.split(")").length > address.split("(").length
  const shorter = isUnbalanced ? address.slice(0, -1) : address.replace(LAST, "")
  return shorter === address ? address : withoutLast(shorter)
}

/** A letter or a digit of a script that puts spaces around its words. */
const LETTER = `(?!${UNSPACED.source})[\\p{L}\\p{M}\\p{N}]`

/** An address with every sign that its name may have (RFC 5322), with an apostrophe, and with what hides a part of it. */
const MAILBOX = new RegExp(
  `(?:${LETTER}|[@.+-])(?:${LETTER}|[\\\\@!#$%&'’*+/=?^_\`{|}~•●…·.-]){0,63}@(?:${LETTER}|-)+(?:\\.(?:${LETTER}|-)+)+`,
  "gu",
)

/** Hidden parts, handles such as '@robin@a.example', versions, pictures in two sizes, hashes, computers and files. */
const NO_MAILBOX =
  /\*\*|[•●…]|^[@.-]|\.@|@.*@|@v?\d{1,2}\.|@v?\d+\.\d|@[1-4](?:\.5)?x\.|@(?:sha\d*|md5)\.|\.(?:localhost|local|lan|internal|next|beta|alpha|canary|png|jpe?g|gif|webp|avif|svg|ico|psd|pdf|docx?|xlsx?|pptx?|json|ya?ml|toml|xml|csv|txt|log|html?|s?css|[cm]?[jt]sx?|jar|tar|tgz|gz|exe|dll|woff2?)$/i

/** The end of a domain: `.dev`, `.中国` or `.xn--fiqs8s`. */
const DOMAIN_END = /\.(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,})$/iu

/** A command that takes a user and a computer. */
const COMMAND_BEFORE = /\b(?:ssh|scp|sftp|rsync|mosh)(?: -\S+(?: \S+)?)* $/

/** A path, a second host, or more of the name of the host. */
const MORE_AFTER = /^(?:[/\\@]|:(?:\S|$)|\.\p{L})/u

/** @returns the whole email addresses in the text, with their offsets, and no part of what only looks like one */
export function findMailboxes(text: string): { address: string; index: number }[] {
  if (!text.includes("@")) return []
  return [...text.matchAll(MAILBOX)]
    .map(({ 0: address, index }) => ({ address, index }))
    .filter(
      ({ address, index }) =>
        DOMAIN_END.test(address) &&
        !NO_MAILBOX.test(address) &&
        !COMMAND_BEFORE.test(text.slice(0, index)) &&
        !MORE_AFTER.test(text.slice(index + address.length)),
    )
}

/** @returns the node with all its offsets greater by the same number */
function moved<Node extends PhrasingContent>(node: Node, by: number): Node {
  const { position } = node
  return {
    ...node,
    ...(position && {
      position: {
        start: { ...position.start, offset: (position.start.offset ?? 0) + by },
        end: { ...position.end, offset: (position.end.offset ?? 0) + by },
      },
    }),
    ...("children" in node && { children: node.children.map((child) => moved(child, by)) }),
  }
}
