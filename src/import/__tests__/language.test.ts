import { EMPTY_FOLDER, importInto, readImported } from "../../../test/imported-content"
import { loadLanguageDetector } from "../detect-language"

/** @returns the language that the content gets, and the sentences of the report about it */
async function languageOf(text: string, more: object = {}) {
  const document = { basics: { name: "Ada Writer", summary: text }, ...more }
  const detectLanguage = await loadLanguageDetector()
  const imported = importInto(document, EMPTY_FOLDER, { detectLanguage })
  const sentences = imported.report.notes.filter((note) => note.includes("language"))
  return { language: readImported(imported).website.language, sentences }
}

const GERMAN =
  "Ich entwickle seit zehn Jahren Software für Banken und leite ein Team von vier Menschen, das die Zahlungen verarbeitet."

/** Of each language, a text that is long enough. */
const TEXTS = `
de: ${GERMAN}
en: I have built software for banks for ten years, and I lead a team of four people who process all payments there.
fr: Je développe des logiciels pour les banques depuis dix ans et je dirige une équipe de quatre personnes à Lyon.
es: Desarrollo software para bancos desde hace diez años y dirijo un equipo de cuatro personas en Valencia, España.
ru: Десять лет я разрабатываю программы для банков и руковожу командой из четырёх человек, которая ведёт платежи.
uk: Десять років я розробляю програми для банків і керую командою з чотирьох людей, яка обробляє всі платежі.
fa: من ده سال است که برای بانک‌ها نرم‌افزار می‌نویسم و یک تیم چهار نفره را رهبری می‌کنم که پرداخت‌ها را پردازش می‌کند.
zh-Hans: 十年来我一直为银行开发软件，并领导一个四人团队处理所有付款。十年来我一直为银行开发软件，并领导一个四人团队处理所有付款。十年来我一直为银行开发软件，并领导一个四人团队处理所有付款。十年来我一直为银行开发软件，并领导一个四人团队处理所有付款。
zh-Hant: 十年來我一直為銀行開發軟體，並領導一個四人團隊處理所有付款。十年來我一直為銀行開發軟體，並領導一個四人團隊處理所有付款。十年來我一直為銀行開發軟體，並領導一個四人團隊處理所有付款。十年來我一直為銀行開發軟體，並領導一個四人團隊處理所有付款。
`

test.each(
  TEXTS.trim()
    .split("\n")
    .map((line) => line.split(": ")),
)("finds the language %s of the texts, and says so", async (language, text = "") => {
  const found = await languageOf(text)
  expect(found.language).toBe(language)
  expect(found.sentences.join()).toContain("--language")
})

test("takes what the document says before what its texts look like, and says so", async () => {
  const found = await languageOf(GERMAN, { meta: { language: "fr" } })
  expect(found.language).toBe("fr")
  expect(found.sentences).toEqual([
    "The document says that its language is fr, but its texts look like German. If they are, import again with --language de.",
  ])
  expect((await languageOf(GERMAN, { meta: { language: "de-AT" } })).sentences).toEqual([])
})

test.each([
  ["zh-Hans", "十年来我一直为银行开发软件，并领导一个四人团队处理所有付款。"],
  ["ja", "十年間、銀行のためのソフトウェアを開発しています。"],
])("finds the language %s of a short text by its letters", async (language, text) => {
  expect((await languageOf(text)).language).toBe(language)
})

test.each([
  ["few words", "Softwareentwicklerin in Kiel"],
  [
    "names alone",
    "Kotlin, Spring Boot, PostgreSQL, Kafka, Docker, Kubernetes, AWS, Terraform, Grafana, Git, Linux, Bash, Go.",
  ],
])("guesses no language from %s", async (_what, text) => {
  expect(await languageOf(text)).toEqual({ language: undefined, sentences: [] })
})

test("prose in Hangul or Arabic counts more than the English names in it", async () => {
  const names =
    "Kotlin, Spring Boot, PostgreSQL, Kafka Streams, Docker and Kubernetes for the web. ".repeat(10)
  const korean =
    "저는 십 년 동안 은행을 위한 소프트웨어를 개발해 왔으며 네 명으로 이루어진 팀을 이끌고 있습니다. ".repeat(
      6,
    )
  expect((await languageOf(names + korean)).language).toBe("ko")
  const arabic =
    "أعمل منذ عشر سنوات على تطوير البرمجيات للبنوك وأقود فريقا من أربعة أشخاص يعالج كل المدفوعات هناك. ".repeat(
      6,
    )
  expect((await languageOf(names + arabic)).language).toBe("ar")
  expect(
    (await languageOf(`${names} I have lived in Seoul (서울) and Beijing (北京).`)).language,
  ).toBe("en")
})

const PORTUGUESE =
  "Desenvolvo software para bancos há dez anos e lidero uma equipa de quatro pessoas que trata de todos os pagamentos."

test.each([
  ["pt-PT", PORTUGUESE, { city: "Porto", countryCode: "PT" }],
  ["pt-PT", PORTUGUESE, { countryCode: "pt", city: "Porto" }],
  ["pt-PT", PORTUGUESE, "Porto, Portugal"],
  ["pt", PORTUGUESE, { city: "Recife", countryCode: "BR" }],
  ["pt", PORTUGUESE, {}],
  ["de", GERMAN, { city: "Wien", countryCode: "AT" }],
  [
    "en",
    "I have built software for banks for ten years, and I lead a team of four people.",
    "Leeds, UK",
  ],
])("finds %s in the texts %j of someone in %j", async (language, summary, location) => {
  const detectLanguage = await loadLanguageDetector()
  const documentOf = (more: object) => ({
    basics: { name: "Ada Writer", summary, location },
    ...more,
  })
  const imported = importInto(documentOf({}), EMPTY_FOLDER, { detectLanguage })
  expect(readImported(imported).website.language).toBe(language)
  expect(imported.report.notes.join()).toContain(`(${language})`)
  if (language === "pt") expect(imported.report.notes.join()).toContain("--language pt-PT")
  const said = importInto(documentOf({ language: language.slice(0, 2) }), EMPTY_FOLDER)
  expect(readImported(said).website.language).toBe(language)
})

test("finds traditional Chinese where the document says zh and Taiwan", () => {
  const basics = { name: "陳小明", location: { city: "臺北", countryCode: "TW" } }
  const imported = importInto({ basics, language: "zh" }, EMPTY_FOLDER)
  expect(readImported(imported).website.language).toBe("zh-Hant")
})
