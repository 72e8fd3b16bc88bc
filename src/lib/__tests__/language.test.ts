import { SCRIPTS } from "../../../test/scripts"
import { cjkLanguageOf, isRightToLeft, languageOf } from "../language"

test.each(Object.entries(SCRIPTS))("finds the language of a text in %s", (_name, sample) => {
  expect(languageOf(sample.text)).toBe(sample.language)
})

test("a few words of another script do not change the language", () => {
  const english = "Built the fare search of three airlines in Scala, for 1,200 requests a second. "
  expect(languageOf(`${english}李小龙, محمد, דנה`)).toBe("en")
  expect(languageOf("使用Kotlin与PostgreSQL重构核心账务系统，夜间批处理时间缩短。")).toBe("zh-Hans")
  expect(languageOf("بناء خدمات Spring Boot و Kafka في دبي والرياض والقاهرة")).toBe("ar")
})

test("finds the language of Chinese characters within another text", () => {
  expect(cjkLanguageOf("Ann Li (李安)")).toBe("zh-Hans")
  expect(cjkLanguageOf("Tanaka (たなか 一郎)")).toBe("ja")
})

test("knows the languages that are written from right to left", () => {
  expect(["ar", "ar-JO", "he", "fa", "ur", "ckb", "yi"].filter(isRightToLeft)).toHaveLength(7)
  expect(["en", "de-AT", "zh-Hant", "ja", "hi", "az"].filter(isRightToLeft)).toEqual([])
})
