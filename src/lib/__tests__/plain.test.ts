import { toPlain } from "../plain"

test.each([
  ["İŞ DENEYİMİ", "İş Deneyimi"],
  ["ΕΜΠΕΙΡΊΑ ΕΡΓΑΣΊΑΣ", "Εμπειρία εργασίας"],
  ["ΕΡΓΑΣΙΑ", "Εργασία"],
  ["STRASSE", "Straße"],
  ["Jose\u0301", "José"],
  ["Ｃ＃", "c#"],
])("%s and %s are the same", (one, other) => {
  expect(toPlain(one)).toBe(toPlain(other))
})
