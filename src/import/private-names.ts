/** Tells by a name whether a value is private: the name of a field, or the words before a colon. */
import { plainName } from "../content/wording"

/** Telephone, birth, gender, marital status, nationality, identity and salary, in any longer name. */
const PARTS =
  "phone telefon teléfono mobile móvil celular handynummer whatsapp birth geburt naissance nacimiento nascimento salary gehalt salario passport nationality nacionalidad nationalität nationalité citizenship marital gender".split(
    " ",
  )

/** Names that are private, but may be the beginning of others. */
const BEGINNINGS = "street photo 出生 婚姻 電話".split(" ")

/** Names that are private as a whole. */
const NAMES = new Set(
  "tel fax cell handy mobil portable straße adresse dirección endereço dob age edad alter sex geschlecht familienstand estadocivil religion ssn id idnumber nationalid nationalidnumber taxid taxidnumber personalid personalidnumber taxnumber dni nif cpf compensation picture avatar 电话 手机 生日 性别 民族 籍贯 生年月日 住所 性別".split(
    " ",
  ),
)

/** @returns whether what has this name is private, as in 'Date of birth' */
export function isPrivateName(name: string): boolean {
  const plain = plainName(name)
  return (
    NAMES.has(plain) ||
    /^address(?:line)?\d?$/.test(plain) ||
    BEGINNINGS.some((each) => plain.startsWith(each)) ||
    PARTS.some((each) => plain.includes(each))
  )
}

/** @returns the first line of a text that begins with such a name and a colon, as in 'Phone: 555 0142' */
export const privateLineIn = (text: string): string | undefined =>
  text
    .split("\n")
    .map((line) => line.trim())
    .find((line) =>
      isPrivateName(/^[^\p{L}]*([\p{L} ]{2,25}?)\s*[:：]\s*\S/u.exec(line)?.[1] ?? ""),
    )
