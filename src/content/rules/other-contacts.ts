/** Warns about the email address or the phone number of somebody else, such as a referee, in a text. */
import { findPhoneNumbersInText } from "libphonenumber-js"
import { findMailboxes } from "../inline/end-addresses"
import { isForPeople } from "../schemas/introspection"
import { quote } from "../wording"
import type { CrossFileFinding, CrossFileRule } from "./rule"

/** The owner's own data, what the law asks for, letters that no page shows, and texts that repeat the base. */
const NOT_SEARCHED = /^(?:owner|website|legal|letters\/|translations\/)/

/** A link is there on purpose. */
const LINK = /\[[^\]]*\]\([^)]*\)|<[^>]*>/g

/** With a country code, or as in North America: other numbers look like dates, ISSNs and results. */
const PHONE = /^(?:\+|\(?\d{3}\)?[-. ]+\d{3}[-. ]\d{4}$)/

/** Finding a number takes long, and most texts have too few digits. */
const DIGITS = /\d(?:\D{0,3}\d){6}/

/** Warns at each of them that is no contact value of the owner. */
export const warnAboutOtherContacts: CrossFileRule = ({ content: { owner }, texts }) => {
  if (!owner) return []
  const emails = owner.contact.map(({ value }) => value.toLowerCase())
  const phones = owner.contact.map(({ value }) => value.replace(/\D/g, ""))
  return texts.flatMap(({ file, path, text, notes }): CrossFileFinding[] => {
    if (NOT_SEARCHED.test(file) || !isForPeople(notes)) return []
    const searched = text.replace(LINK, (link) => " ".repeat(link.length))
    const numbers = DIGITS.test(searched) ? findPhoneNumbersInText(searched, "US") : []
    const parts = [
      ...findMailboxes(searched)
        .filter(({ address }) => !emails.includes(address.toLowerCase()))
        .map(({ address, index }) => [index, index + address.length] as const),
      ...numbers
        .filter(({ startsAt, endsAt }) => PHONE.test(searched.slice(startsAt, endsAt)))
        // The owner's number may lack its country code.
        .filter(
          ({ number }) => !phones.some((own) => own.includes(number.nationalNumber.slice(-7))),
        )
        .map(({ startsAt, endsAt }) => [startsAt, endsAt] as const),
    ]
    return parts.map((part) => {
      const message = `${quote(text.slice(...part))} is no contact of owner.yaml, and everyone can read it here.`
      const hint =
        "If it belongs to somebody else, delete it. If it is meant for everyone, make it a link: [words](mailto:…) or [words](tel:…)."
      return { file, path, part, code: "other-contact", message, hint }
    })
  })
}
