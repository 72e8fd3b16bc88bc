/** The rules of addresses: of other sites, of pages of this one, of people. */
import { quote } from "./check/words"
import type { FieldFlaw, Rule } from "./values"

const WEB = "a full web address, as in 'https://robin.example/page'"

const ANY = "a page like '/about/', or an address that starts with https://, mailto: or tel:"

const EMAIL = /^[^\s@<>()[\]:;,"\\]+@[^\s@.<>()[\]:;,"\\]+(\.[^\s@.<>()[\]:;,"\\]+)+$/

/** An address on another site: http or https, and nothing that runs. */
export const checkWebUrl: Rule = (value) => {
  const bad = (message: string, suggestion?: string): FieldFlaw => ({
    code: "bad-address",
    message,
    expected: WEB,
    ...(suggestion ? { suggestion } : {}),
  })
  const scheme = /^\s*([a-z][a-z0-9+.-]*):(?!\d)/i.exec(value)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== "http" && scheme !== "https") {
    return bad(`An address that starts with ${quote(`${scheme}:`)} is not allowed here.`)
  }
  if (/[\s<>"\\^`{|}]/.test(value)) {
    const trimmed = value.trim()
    return bad(
      "The address has a space or a sign in it that no address has.",
      isWeb(trimmed) ? trimmed : undefined,
    )
  }
  if (isWeb(value)) return undefined
  const guess = `https://${value.replace(/^(https?:)?\/*/i, "")}`
  const isGuess = isWeb(guess) && /^https:\/\/[^/]+\.[^/]+/.test(guess)
  return bad(`${quote(value)} is not a full web address.`, isGuess ? guess : undefined)
}

function isWeb(value: string): boolean {
  return /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/.test(value) && URL.canParse(value)
}

/** Where a button may lead. Whether a page of this site exists is asked later, with all files at hand. */
export const checkHref: Rule = (value) => {
  if (/^\/(?!\/)\S*$/.test(value) && !/[<>"\\^`{|}]/.test(value)) return undefined
  const mail = /^mailto:(.*)$/.exec(value)?.[1]
  if (mail !== undefined) return checkEmail(mail)
  const phone = /^tel:(.*)$/.exec(value)?.[1]
  if (phone !== undefined) return checkPhone(phone)
  const flaw = checkWebUrl(value)
  if (!flaw) return undefined
  if (EMAIL.test(value)) return { ...flaw, expected: ANY, suggestion: `mailto:${value}` }
  const isPage = /^[a-z-]+\/?(#\S*)?$/.test(value)
  return { ...flaw, expected: ANY, ...(isPage ? { suggestion: `/${value}` } : {}) }
}

export const checkEmail: Rule = (value) => {
  if (EMAIL.test(value)) return undefined
  const bare = value.trim().replace(/^mailto:/i, "")
  return {
    code: "bad-email",
    message: `${quote(value)} is not an email address.`,
    expected: "an address like 'robin@example.com'",
    ...(EMAIL.test(bare) ? { suggestion: bare } : {}),
  }
}

/** E.164 allows fifteen digits; spaces, hyphens, dots and parentheses are for the eye. */
export const checkPhone: Rule = (value) => {
  const digits = value.replace(/\D/g, "").length
  if (/^\+?[\d\s().-]+$/.test(value) && digits >= 7 && digits <= 15) return undefined
  const bare = value.trim().replace(/^tel:/i, "")
  return {
    code: "bad-phone",
    message: `${quote(value)} is not a phone number.`,
    expected: "a number like '+1 503-555-0142'",
    ...(bare !== value && !checkPhone(bare) ? { suggestion: bare } : {}),
  }
}
