import { CROSS_FILE } from "./cross-file"
import { DEMOS } from "./demos"
import { FIELDS } from "./fields"
import type { InvalidFile } from "./invalid-file"
import { MARKS } from "./marks"
import { FATAL_SLIPS, SLIPS } from "./slips"
import { SYNTAX } from "./syntax"
import { THEME } from "./theme"
import { VALUES } from "./values"
import { WARNINGS } from "./warnings"

export const MISTAKES: readonly InvalidFile[] = [
  ...SYNTAX,
  ...FATAL_SLIPS,
  ...FIELDS,
  ...VALUES,
  ...MARKS,
  ...CROSS_FILE,
  ...DEMOS,
  ...THEME,
  ...SLIPS,
  ...WARNINGS,
]
