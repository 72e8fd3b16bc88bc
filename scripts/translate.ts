/** `npm run translate`: adds what a translation lacks, and marks what is old. `--help` describes it. */

import { contentFolder } from "../src/content/files/content-folder"
import { describeTranslations } from "../src/content/translations/missing-translations"
import { translate } from "../src/content/translations/translate"
import { command, quotedCommand } from "../src/lib/command"
import { readValidContent, refuseBadCode } from "./lib/read-valid-content"
import { onlyOne, withOptions } from "./lib/run-main"
import { writeFiles } from "./lib/write-files"

const HELP = `Prepares the translation of the content into another language, and keeps it up to date.

  ${command("translate", "de")}     updates content/translations/de.yaml, or begins it
  ${command("translate")}           says how much of each translation is done

It adds each text that is missing with an empty target, marks each text whose source has changed with
stale, and removes what the content does not have any more. Comments and the order stay.

To settle a text that is marked, change its target, or delete stale if the target still holds.

Options:
  --help          shows this text`

export const main = withOptions(HELP, { hasArguments: true }, async (_values, others) => {
  const language = onlyOne(others, "Update one translation")
  const { content, folder } = await readValidContent()
  if (language === undefined) {
    const lines = describeTranslations(content)
    const begin = `There is no translation. ${quotedCommand("translate", "de")} begins one in German.`
    return console.log(lines.length > 0 ? lines.join("\n") : begin)
  }
  refuseBadCode(language)
  const { files, said } = translate(content, folder, language)
  await writeFiles(contentFolder(), files)
  console.log(said.join("\n"))
})
