/** What the commands use of the verification: a PDF of the résumé, as programs read it. */

export { describeFacts, groupLost } from "./describe-facts"
export { toLetters } from "./letters"
export { readLines } from "./read-lines"
export { verifyPdf } from "./verify-pdf"
