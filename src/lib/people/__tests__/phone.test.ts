import { parsePhone, plainPhone } from "../phone"

test.each([
  ["+1 503-555-0142", "+15035550142"],
  ["(+33) 6 20 30 16 68", "+33620301668"],
  ["503.555.0142", "5035550142"],
  ["(503) 555-0142", "5035550142"],
  ["0043 (0)1 234", "+431234"],
  ["+44 (0) 20 7946 0000", "+442079460000"],
  ["030/1234567", "0301234567"],
  ["+1\u00a0503\u2011555\u20130142", "+15035550142"],
  ["(02) 5550 1234", "0255501234"],
])("reads %s as %s", (text, number) => {
  expect(parsePhone(text)).toEqual({ number })
  expect(plainPhone(text)).toBe(number)
})

const EXTENSIONS = "ext. 9|ext 9|extension 9|#9|poste 9|转 9|分机 9|доб. 9".split("|")

test.each([
  ...EXTENSIONS.map((extension) => `+1 503-555-0142 ${extension}`),
  ..."+1 503-555-0142, Ext. 9|+1 503-555-0142x9|+15035550142;ext=9".split("|"),
])("reads the extension in %s", (text) => {
  expect(parsePhone(text)).toEqual({ number: "+15035550142", extension: "9" })
  expect(plainPhone(text)).toBe("+15035550142 ext. 9")
})

test.each([
  "call me",
  "ada@writer.dev",
  "12",
  "+1 503-555-0142-1234-5678",
  "503 555 0142 or mail",
  `${" ".repeat(4000)}+1 503-555-0142`,
  "",
])("does not read %j", (text) => {
  expect(parsePhone(text)).toBeUndefined()
})
