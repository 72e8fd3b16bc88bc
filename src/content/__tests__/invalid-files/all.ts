import { CROSS_FILE } from "./cross-file"
import { DEMOS } from "./demos"
import { FIELDS } from "./fields"
import type { InvalidFile } from "./invalid-file"
import { FATAL_MISTAKES, LIKELY_MISTAKES } from "./likely-mistakes"
import { MARKS } from "./marks"
import { OTHER_FORMATS } from "./other-formats"
import { SYNTAX } from "./syntax"
import { THEME } from "./theme"
import { VALUES } from "./values"
import { WARNINGS } from "./warnings"

export const MISTAKES: readonly InvalidFile[] = [
  ...SYNTAX,
  ...FATAL_MISTAKES,
  ...FIELDS,
  ...OTHER_FORMATS,
  ...VALUES,
  ...MARKS,
  ...CROSS_FILE,
  ...DEMOS,
  ...THEME,
  ...LIKELY_MISTAKES,
  ...WARNINGS,
]
