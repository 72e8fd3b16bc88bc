/** Languages that people write résumés in, or name in them; those of most résumés first. */
export const LANGUAGE_CODES: readonly string[] =
  "en es fr pt de it nl pl tr ru uk zh ja ko hi ar he sv da nb fi cs el id vi af bg bn bs ca cy et eu fa fil ga gl hr hu hy is ka lt lv mk ms mt no ro sk sl sq sr sw ta th ur".split(
    " ",
  )
