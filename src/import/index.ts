/** What the commands use of the import: a résumé of another tool, or a translation of the content. */

export { loadLanguageDetector } from "./detect-language"
export { formatOverview, formatReport, summarizeReport } from "./format-report"
export { type Imported, importDocument } from "./import-document"
export { importTranslation, summarizeTranslation } from "./import-translation"
export { NotImportable } from "./not-importable"
export { readSource } from "./read-file"
export { InvalidContent, stopsImport } from "./validate"
