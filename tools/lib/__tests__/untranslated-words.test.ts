import { readTexts } from "../../../src/content/new-site-texts/new-texts"
import { ENGLISH_DEMO_WORDS } from "../../../src/lib/demo-words"
import { ENGLISH } from "../../../src/lib/interface-words"
import { untranslatedWords } from "../untranslated-words"

test("names each word that a language lacks, with the languages", () => {
  const { grade: _grade, ...others } = ENGLISH
  const { close: _close, ...demos } = ENGLISH_DEMO_WORDS
  const languages = { de: others, fr: ENGLISH, it: others }
  expect(untranslatedWords(languages, { de: ENGLISH_DEMO_WORDS, fr: demos }, {})).toBe(
    "Not translated yet: grade (de, it)\nNot translated yet: close (fr)\n",
  )
})

test("names each text of a new site that a language lacks", () => {
  const { "resume.title": _title, ...others } = readTexts("en")
  const words = { de: ENGLISH }
  expect(untranslatedWords(words, { de: ENGLISH_DEMO_WORDS }, { de: others })).toBe(
    "Not translated yet: resume.title (de)\n",
  )
})
