/** Converts profiles in social networks to contact fields. */

import { checkEmail, checkPhone, withSmallScheme } from "../content/schemas/url-rules"
import { isKindName } from "../resume"
import type { Notes } from "./notes"
import { type OutputTree, Text, Value } from "./output-tree"
import { find, findAll, isFields, itemsOf, SourceValue, sourceValueOf, type Tree } from "./source"
import { joinTexts, readText } from "./texts"
import { readUrl } from "./values"

/** A contact field of owner.yaml. */
export type Field = {
  kind: string
  value: Value
  label?: Text | string | undefined
  visibleIn?: OutputTree
}

/** Reads 'mailto:' and 'tel:', which our own exports write for second addresses and numbers. */
export function fromScheme(text: string, from: readonly SourceValue[]): Field | undefined {
  const [, scheme, rest = ""] = /^(mailto|tel):(.+)$/.exec(withSmallScheme(text.trim())) ?? []
  if (scheme === "mailto" && !checkEmail(rest))
    return { kind: "email", value: new Value(rest, from) }
  if (scheme === "tel" && !checkPhone(rest)) return { kind: "phone", value: new Value(rest, from) }
  return !checkEmail(text.trim())
    ? { kind: "email", value: new Value(text.trim(), from) }
    : undefined
}

/** Network → the address of a user. */
const NETWORKS: Readonly<Record<string, string | undefined>> = {
  github: "https://github.com/",
  gitlab: "https://gitlab.com/",
  bitbucket: "https://bitbucket.org/",
  linkedin: "https://www.linkedin.com/in/",
  twitter: "https://twitter.com/",
  x: "https://x.com/",
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
  medium: "https://medium.com/@",
  devto: "https://dev.to/",
  "dev.to": "https://dev.to/",
  youtube: "https://www.youtube.com/@",
  dribbble: "https://dribbble.com/",
  behance: "https://www.behance.net/",
  codepen: "https://codepen.io/",
  keybase: "https://keybase.io/",
  kaggle: "https://www.kaggle.com/",
  leetcode: "https://leetcode.com/",
  hackerrank: "https://www.hackerrank.com/",
  npm: "https://www.npmjs.com/~",
  telegram: "https://t.me/",
  orcid: "https://orcid.org/",
  researchgate: "https://www.researchgate.net/profile/",
  googlescholar: "https://scholar.google.com/citations?user=",
  soundcloud: "https://soundcloud.com/",
  pinterest: "https://www.pinterest.com/",
  reddit: "https://www.reddit.com/user/",
  twitch: "https://www.twitch.tv/",
  tiktok: "https://www.tiktok.com/@",
  xing: "https://www.xing.com/profile/",
}

export const NETWORK_NAMES = [
  "github",
  "gitlab",
  "linkedin",
  "twitter",
  "facebook",
  "instagram",
  "medium",
  "stackoverflow",
  "mastodon",
  "bluesky",
  "youtube",
  "dribbble",
  "behance",
  "orcid",
  "xing",
]

/** Names with a capital inside. */
const DISPLAY_NAMES: Readonly<Record<string, string | undefined>> = {
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  stackoverflow: "Stack Overflow",
  orcid: "ORCID",
  xing: "XING",
}

/** @returns the address of the user; undefined if the network or the name is unknown */
function addressOf(network: string, username: string): string | undefined {
  const user = username.trim().replace(/^@/, "")
  const name = network.toLowerCase().replace(/[^a-z.]/g, "")
  const [, account, host] = /^([\w.-]+)@([\w.-]+\.[a-z]{2,})$/i.exec(user) ?? []
  if (name === "mastodon" && host) return `https://${host}/@${account}`
  if (name === "stackoverflow" && /^\d+(\/|$)/.test(user))
    return `https://stackoverflow.com/users/${user}`
  const base = Object.hasOwn(NETWORKS, name) ? NETWORKS[name] : undefined
  // An address is no user name.
  const isUser = /^[\p{L}\p{N}_.%-]+$/u.test(user) && !/^www\.|\.(?:com|org|net|io)$/.test(user)
  return base && isUser ? readUrl(base + user) : undefined
}

/** @returns the profile of a user of the network; none if the leaf is no user name and no URL */
export function toProfileOf(network: string, leaf: SourceValue): Field[] {
  const url = addressOf(network, leaf.text) ?? readUrl(leaf.text)
  const label =
    DISPLAY_NAMES[network.toLowerCase()] ?? network.charAt(0).toUpperCase() + network.slice(1)
  return url ? [{ kind: "profile", value: new Value(url, [leaf]), label }] : []
}

/** @returns the profiles of a list, or of an object with a field for each network */
export function toProfiles(tree: Tree, notes: Notes): Field[] {
  const isMap = isFields(tree) && !find(tree, "network", "url", "username", "name", "href", "link")
  if (isMap) {
    return Object.entries(tree).flatMap(([network, value]) =>
      value instanceof SourceValue ? toProfileOf(network, value) : toProfiles(value, notes),
    )
  }
  return itemsOf(tree).flatMap((item) => {
    if (item instanceof SourceValue) return toBareProfile(item)
    return toProfile(item, notes)
  })
}

function toBareProfile(leaf: SourceValue): Field[] {
  const url = readUrl(leaf.text)
  return url ? [{ kind: "profile", value: new Value(url, [leaf]) }] : []
}

function toProfile(item: Tree, notes: Notes): Field[] {
  const network = sourceValueOf(
    find(item, "network", "name", "title", "label", "type", "site", "platform"),
  )
  const username = sourceValueOf(find(item, "username", "user", "handle", "id", "account"))
  const address = findAll(item, "url", "link", "href", "website", "value", "profile", "uri")
    .map(sourceValueOf)
    .find(Boolean)
  const name = readText(network)
  const label = name && !isKindName(name.words) ? name : undefined
  const nameOfKind = label ? [] : (name?.from ?? [])
  const given = address && readUrl(address.text)
  const made = username && (addressOf(network?.text ?? "", username.text) ?? readUrl(username.text))
  if (address && !given) {
    const field = fromScheme(address.text, [address, ...nameOfKind])
    if (field) return [{ ...field, label }]
    notes.leaveOut(address, "This is not the address of a web page.")
  }
  // Some people write the address of the network, not of their profile.
  const url = given && !(made && isHomePageOf(given, made)) ? given : (made ?? given)
  if (!url) {
    for (const leaf of [network, username]) {
      if (leaf) notes.leaveOut(leaf, "The profile has no address of a web page.")
    }
    return []
  }
  const isUserInUrl = username !== undefined && (url === made || includesUser(url, username.text))
  if (url === made && username && url !== username.text.trim() && url !== given) {
    notes.change(username, url, "The address was made of the network and the user name.")
  }
  const from = [given ? address : undefined, isUserInUrl ? username : undefined, ...nameOfKind]
  const value = new Value(
    url,
    from.filter((leaf) => leaf !== undefined),
  )
  return [
    { kind: "profile", value, label: username && !isUserInUrl ? withUser(label, username) : label },
  ]
}

const includesUser = (url: string, user: string) =>
  url.toLowerCase().includes(user.trim().replace(/^@/, "").toLowerCase())

function isHomePageOf(url: string, profile: string): boolean {
  const [page, other] = [new URL(url), new URL(profile)]
  const hostOf = ({ hostname }: URL) => hostname.replace(/^www\./, "")
  return page.pathname === "/" && page.search === "" && hostOf(page) === hostOf(other)
}

const withUser = (label: Text | undefined, username: SourceValue) =>
  joinTexts([label, new Text(`(${username.text.trim()})`, [username])], " ")
