import { TRANSLATIONS } from "../../content/interface-words"
import { ENGLISH } from "../interface-words"
import { fromWordList, toWordList } from "../word-list"

const { dates: _dates, ...english } = ENGLISH

test.each(Object.entries({ en: english, ...TRANSLATIONS }))(
  "the words of %s are the same when they are read from their list",
  (_language, words) => {
    const list = toWordList(words)
    expect(list.length).toBeGreaterThan(20)
    expect(fromWordList(JSON.parse(JSON.stringify(list)))).toEqual(words)
  },
)
