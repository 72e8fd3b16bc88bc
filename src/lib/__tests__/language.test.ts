import { SCRIPTS } from "../../../test/scripts"
import { cjkLanguageOf, isRightToLeft, languageOf, splitAtSigns } from "../language"

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

test.each([
  ["مهندس C++ و C# و .NET.", ["C++", "C#", ".NET"]],
  ["מהנדס ב-C++, GTK+.", ["C++, GTK+"]],
  ["(C++) و Visual C++ أو .NET, C#", ["C++", "Visual C++", ".NET, C#"]],
  ["توانا در C++ 🙂", ["C++"]],
  // Neither a sign within Latin words nor the end of a sentence needs it.
  ["كتبت C++ Builder و Java (C++) و Node.js (v20) و Harbor Inc.", []],
  ["بريد a@b.example، 60% من C.", []],
  // Nor does a text that is isolated already, or one from left to right.
  ["مهندس \u2066C++\u2069", []],
  ["Built it with C++ and .NET", []],
])("in '%s', the names that a sign begins or ends are %j", (text, names) => {
  const parts = splitAtSigns(text)
  expect(parts.filter((_part, index) => index % 2 === 1)).toEqual(names)
  expect(parts.join("")).toBe(text)
})
