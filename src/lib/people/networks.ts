/** The addresses of people in networks. */

/** Network → the beginning of a person's address, which ends with the user name. */
const ADDRESSES: Readonly<Record<string, string>> = {
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

/** @returns the address of a user, as in 'https://github.com/robin'; undefined if the network is unknown */
export function profileUrl(network: string, user: string): string | undefined {
  const name = network.toLowerCase().replace(/[^a-z]/g, "")
  const [, account, host] = /^@?([\w.-]+)@([\w.-]+\.[a-z]{2,})$/i.exec(user) ?? []
  if (name === "mastodon" && host) return `https://${host}/@${account}`
  if (name === "stackoverflow" && /^\d+(\/|$)/.test(user))
    return `https://stackoverflow.com/users/${user}`
  return Object.hasOwn(ADDRESSES, name) ? ADDRESSES[name] + user.replace(/^@/, "") : undefined
}

/** @returns whether the text is the name of a network, as in 'GitHub' or 'Stack Overflow' */
export const isNetwork = (text: string): boolean =>
  /^[a-z][a-z. ]*$/i.test(text) && profileUrl(text, "1") !== undefined

/** @returns the user of the address, as in 'robin'; undefined if the network is unknown */
export function userOf(url: string): string | undefined {
  const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, "")
  const start = Object.values(ADDRESSES).find((each) => bare(url).startsWith(bare(each)))
  const user = start && bare(url).slice(bare(start).length).replace(/\/$/, "")
  return user && /^[^/?#&]+$/.test(user) ? user : undefined
}
