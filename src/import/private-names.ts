/** Tells by a name whether a value is private: the name of a field, or the words before a colon. */
import { plainName } from "./source"

/** Telephone, address, birth, gender, marital status, nationality, identity, salary and photograph. */
const PRIVATE =
  /^(?:.*(?:phone|telefon|telephone|teléfono|telefono|mobile|móvil|celular|handynummer|whatsapp|birth|geburt|naissance|nacimiento|nascimento|salary|gehalt|salario|passport|nationality|nacionalidad|nationalität|nationalité|citizenship|marital|gender).*|tel|fax|cell|handy|mobil|portable|street.*|straße|address(?:line)?\d?|adresse|dirección|endereço|dob|age|edad|alter|sex|geschlecht|familienstand|estadocivil|religion|ssn|(?:national|tax|personal)?id(?:number)?|taxnumber|dni|nif|cpf|compensation|photo.*|picture|avatar|电话|手机|生日|出生.*|性别|民族|籍贯|婚姻.*|電話.*|生年月日|住所|性別)$/

/** @returns whether what has this name is private, as in 'Date of birth' */
export const isPrivateName = (name: string): boolean => PRIVATE.test(plainName(name))

/** @returns the first line of a text that begins with such a name and a colon, as in 'Phone: 555 0142' */
export const privateLineIn = (text: string): string | undefined =>
  text
    .split("\n")
    .map((line) => line.trim())
    .find((line) =>
      isPrivateName(/^[^\p{L}]*([\p{L} ]{2,25}?)\s*[:：]\s*\S/u.exec(line)?.[1] ?? ""),
    )
