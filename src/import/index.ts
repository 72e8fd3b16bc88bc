/** What the commands use of the import: a résumé of another tool. */

export { loadLanguageDetector } from "./detect-language"
export { formatOverview, formatReport, summarizeReport } from "./format-report"
export { type Imported, type ImportOptions, importDocument, WRITTEN } from "./import-document"
export { InvalidContent, NotImportable } from "./not-importable"
export { stopsImport } from "./validate"
