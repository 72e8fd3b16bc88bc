/** What the job postings of English and German have in common. Add a word here if it is never a term. */

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Words that neither begin nor end a term. */
export const STOP = words(`
  a about after all also an and any are as at be been below between both but by can do each for from has have how if
  in into is it its like more most must need no not of off on one only or our out
  over own per required so some such than that counts helps welcome the their them they this three to too two under until up use very was we well what when where which who why will
  with within work year years you your
  aber alle als am an auf aus bei bis da das dass dein deine dem den der des die diese du durch ein eine einem einen
  einer er es etwas für gerne gute gut hat ich ihr ihre ihrer im ist kann mehr mindestens mit nach nicht noch oder ohne
  sehr sich sie sind so sowie über um und uns unser unsere unter vom von vor was wenn wie wir wird zu zum zur zwei`)

/** Words that postings have and no résumé shows: headings, benefits, forms, file formats and levels. */
export const NEVER = words(`
  ability active applicants application applications apply basic benefits bonus company competencies contract cv
  degree deputy doc docx duties eu experience fluent full-time good great hybrid inc job level location looking ltd
  ms nice offer office part-time pdf pto qualifications requirements responsibilities résumé resume role salary senior
  solid strong uk us usa willingness word
  abgeschlossenes ag angebot anforderungen aufgaben ausbildung bachelor berichte bereich bereitschaft beruf bewerben
  bewerbung deutschlandticket dienste einsatz erfahrung freude gleitzeit gmbh grundkenntnisse homeoffice interesse
  jobrad jobticket kenntnisse kg klasse klassen kunden master menschen mitarbeiter niveau profil programmierkenntnisse
  qualifikation reparatur stelle studium tag teilzeit umfang umgang unterlagen unterricht urlaub vollzeit vorteil
  wartung weiterbildung zeugnis
  a1 a2 b1 b2 c1 c2`)

/** Words that are part of a term, as in 'design system', and no term. */
export const ALONE = words(`
  bring build care cloud collaborate day description design develop help join knowledge lead overview own person
  portfolio position preferred project record remote run skills stack support team write`)

/** Words within a list that say nothing. */
export const FILLERS =
  /\b(?:ideally|especially|e\.g\.|such as|besonders|vor allem|gerne auch|auch gerne|gerne|z\. ?B\.)\s|\s(?:(?:is|are|ist|sind)\s)?(?:erwünscht|wünschenswert|von Vorteil|required|preferred|a plus)\b/giu

/** The start of what a company offers, and of how to apply. */
export const OFFER =
  /^(?:(?:what )?we (?:offer|give|pay)\b|what you get|benefits|perks|pay:|salary|day rate|apply\b|applications?\b|(?:please )?(?:send|upload|call)\b|questions|(?:was )?wir bieten|(?:unser )?angebot|was du bekommst|das gibt es|das bieten|bitte\b|bewerb|ruf\b|schick|ihre fragen|deine benefits)/i

/** What stands before or after the name of a role, and says how far somebody is. */
const SENIORITY =
  /^(?:(?:senior|junior|lead|principal|staff|interim|assistant|associate|leitende[rn]?)\s+)+|\s+(?:I{1,3}|IV)$/giu

/** @returns the title of a role without its seniority, and without what stands in parentheses */
export function bareTitle(title: string): string {
  return title
    .replace(/\s*\(.*$/, "")
    .trim()
    .replace(SENIORITY, "")
}

/** @returns the names within the name of a skill: 'AWS (SageMaker, Lambda)' has three */
export function partsOf(name: string): string[] {
  const parts = name.split(/[(),;]| and | und | & | \/ /).map((part) => part.trim())
  return parts.length > 1 ? parts.filter(Boolean) : []
}

/** After these words stands what somebody knows: a list that ends with the clause. */
export const CUES =
  /\b(?:(?:experienced?|skill(?:s|ed)?|knowledge|proficien(?:t|cy)|familiar(?:ity)?|mastery|expertise|degree|phd|background|training|certification|programming) (?:with|in|of)|as an?|(?:kenntnisse|erfahrung|umgang|studium|examen|ausbildung|weiterbildung|promotion|interesse|führung|kurs|einwerbung|betrieb|schulung|automatisierung|überwachung|auge|unterricht|prüfungen|bereitschaft) (?:in der|an|als|zur?m?|in|mit|von|der|nach|für)|(?:programmier|grund|sprach)kenntnisse in) (?!(?:the|a|an|our|der|die|das|dem|den)\b)/giu

/** The names of each language: in English, in German, and its own. */
export const LANGUAGES: readonly string[][] =
  "ar bg cs da de el en es fa fi fr he hi hr hu it ja ko nb nl pl pt ro ru sk sr sv th tr uk vi zh"
    .split(" ")
    .map((code) => {
      const toName = (locale: string) =>
        new Intl.DisplayNames(locale, { type: "language" }).of(code)
      return [...new Set(["en", "de", code].flatMap((locale) => toName(locale) ?? []))]
    })

const ENDING = /(?:mann|frau|innen|ungen|ings?|erin|in|ed|en|er|es|e|n|s)$/u

/** @returns the words without their endings. Equal stems are a hint, no proof. */
export function stemsOf(text: string): string {
  const toStem = (word: string) =>
    /^.{4}/u.test(word.replace(ENDING, "")) ? word.replace(ENDING, "") : word
  return text.toLowerCase().split(" ").map(toStem).join(" ")
}

/** A word with its signs, as in 'C++', 'A/B' or 'on-call'. */
export const WORD = /[\p{L}\d][\p{L}\p{M}\d.+#/&’'-]*[\p{L}\d+#]|[\p{L}\d]/gu
