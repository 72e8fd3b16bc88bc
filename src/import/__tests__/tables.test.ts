import { readFileSync } from "node:fs"
import { stringify } from "yaml"
import { importedContent, importInto, readImported } from "../../../test/imported-content"
import { linkedInArchive } from "../../../test/linkedin-archive"
import { kindOfHeading } from "../../content/new-site-texts/new-texts"
import { isCompany } from "../../content/picks/work-items"
import { formatReport } from "../format-report"
import { PRIVATE, PRIVATE_CONTACT } from "../notes"

const documentOf = (name: string) => readFileSync(`src/import/__tests__/documents/${name}`, "utf8")

const basics = { name: "Ada Writer", label: "Engineer" }

const reactive = (sections: object, metadata: object = {}, basicsToo: object = {}) => ({
  basics: { name: "Ada Writer", ...basicsToo },
  sections: { summary: { content: "I write." }, ...sections },
  metadata: { template: "onyx", ...metadata },
})

const yamlResume = (content: object, rest: object = {}) =>
  stringify({ content: { basics: { name: "Ada Writer" }, ...content }, ...rest })

const renderCv = (sections: object, rest: object = {}, person: object = {}) =>
  stringify({ cv: { name: "Ada Writer", ...person, sections }, ...rest })

const PRIVATE_PAIRS: readonly [name: string, value: string][] = [
  ["Date of birth", "12 March 1980"],
  ["Passport number", "C01X00T47"],
  ["Address", "12 Sample Road, Leeds"],
  ["Phone", "+44 7700 900123"],
  ["Fecha de nacimiento", "12 de marzo de 1980"],
  ["DNI", "12345678Z"],
  ["Estado civil", "Casada"],
  ["Geburtsdatum", "12.03.1980"],
  ["Steuer-ID", "12 345 678 901"],
  ["Salaire", "40 000 EUR"],
  ["PESEL", "80031212345"],
  ["Номер телефону", "+380 44 123 4567"],
  ["رقم الهاتف", "+20 2 1234 5678"],
  ["生年月日", "1980年3月12日"],
  ["手机", "138 0013 8000"],
  ["Handy (privat)", "0170 1234567"],
  ["Tel./WhatsApp", "+44 7700 900456"],
  ["Mobile No.", "98765 43210"],
  ["Date & place of birth", "4 May 1981, Ulm"],
  ["Geburtsdatum und -ort", "4. Mai 1982 in Ulm"],
  ["Stan cywilny (opcjonalnie)", "zamężna"],
]

/** Their names only look private. */
const PUBLIC_PAIRS: readonly [name: string, value: string][] = [
  ["Phone support", "24 shops"],
  ["Mobile", "Swift 5, Kotlin 2"],
  ["Passport.js", "since 2019"],
  ["Salary calculator", "40,000 users"],
  ["Address sanitizer", "C"],
  ["Mobile (iOS)", "Swift 5"],
  ["Gender/Diversity", "Led the group"],
]

type Pairs = typeof PRIVATE_PAIRS

/** Where a document may have pairs of a name and a value. */
const PLACES: Readonly<Record<string, (pairs: Pairs) => unknown>> = {
  skills: (pairs) => ({
    basics,
    skills: pairs.flatMap(([name, value]) => [
      { name, keywords: [value] },
      { name, level: value },
      `${name}: ${value}`,
    ]),
  }),
  "entries and maps": (pairs) => ({
    basics,
    interests: pairs.map(([name, summary]) => ({ name, summary })),
    languages: Object.fromEntries(pairs),
  }),
  "details of a project": (pairs) => {
    const highlights = pairs.flatMap(([name, value]) => [
      `**${name}:** ${value}`,
      { title: name, text: value },
    ])
    return { basics, projects: [{ name: "Pump", highlights }] }
  },
  "entries of RenderCV": (pairs) =>
    renderCv({ more: pairs.map(([label, details]) => ({ label, details })) }),
  "sections of RenderCV": (pairs) =>
    renderCv({
      one: ["A."],
      ...Object.fromEntries(pairs.map(([name, value]) => [name, [value]])),
    }),
  "custom sections of Reactive Resume": (pairs) => {
    const items = pairs.map(([name, value]) => ({ name, summary: `<p>${value}</p>` }))
    return reactive({ custom: { x: { name: "X", items } } })
  },
}

test.each(Object.keys(PLACES))("publishes no private pair of a name and a value: %s", (place) => {
  const pairs = [...PRIVATE_PAIRS, ...PUBLIC_PAIRS]
  const { sources, report } = importInto(PLACES[place]?.(pairs))
  const published = JSON.stringify(sources)
  expect(pairs.filter(([, value]) => published.includes(value))).toEqual(PUBLIC_PAIRS)
  const isReported = (value: string) =>
    report.leftOut.some(
      ({ leaf, reason }) =>
        [PRIVATE, PRIVATE_CONTACT].includes(reason) && leaf.text.includes(value),
    )
  expect(PRIVATE_PAIRS.filter(([, value]) => !isReported(value))).toEqual([])
})

const responsibilitiesOf = (highlights: readonly string[]) => {
  const work = [{ name: "Acme", position: "A", startDate: "2020", highlights }]
  return importedContent({ basics, work }).work.work.flatMap((item) =>
    isCompany(item) ? item.responsibilities : [],
  )
}

test("leaves out a text that begins with a private name, and no other", () => {
  const hidden = [
    "DNI 12345678Z",
    "Geb. 12.03.1980",
    "Born on 12 March 1980",
    "Born March 12, 1980",
    "Born on March 12, 1980 in Leeds",
    "Geboren am 12.03.1980 in Ulm, ledig",
    "Geboren am 1. Mai 1980",
    "Née le 1er mars 1980 à Lyon",
    "Fecha de nacimiento 1 de mayo de 1980",
    "Nationality - Dutch",
    "Salary expectation – 52k EUR",
    "<p><strong>Date of birth</strong><br>12 March 1980</p>",
    "<dl><dt>Marital status</dt><dd>Married</dd></dl>",
    "<p>Stan cywilny</p><p>Zamężna</p>",
    "Steuer-ID 12 345 678 901",
    "Tel. 0151 23456789",
    "Address: St. Mary Road 12, Leeds",
    "<p>Familienstand: ledig</p>",
    "Date of birth | 12 March 1980",
    "Nationality · Dutch",
    "Age 44",
    "Born 1980",
    "Gehalt 52.000 EUR",
    "Salary $52,000",
    "Expected salary 60k",
    "年収 600万円",
  ]
  const shown = [
    "On a team since 5. Mai 1990",
    "Runs 3 sites, mobile 2015 - 2019, and No. 12 of 100,000",
    "Mobile 2015 - 2019",
    "Mobile 06/2015 - 05/2019",
    "Mobile - Swift 5",
    "Mobile 06/2015 bis heute",
    "Mobile: 12 apps 2015 - 2019",
    "Mobile: Swift, Kotlin",
    "Phone support for 200,000 users",
    "Mobile 5",
  ]
  const calm = hidden.map((_text, index) => `Calm${index}.`)
  const texts = hidden.flatMap((text, index) => [text, `${calm[index]} ${text}`])
  expect(responsibilitiesOf([...texts, ...shown])).toEqual([...calm, ...shown])
  const within = ["Calm days. DNI 12345678Z", "Calm, Tel. 0151 23456789 (DNI 12345678Z)"]
  const inArabic = "أعمل هنا. DNI 12345678Z"
  expect(responsibilitiesOf([...within, inArabic])).toEqual(["Calm days.", "أعمل هنا."])
})

test("lists fields of a private kind under a title of their own", () => {
  const document = {
    basics: { ...basics, birthday: "1990-01-01", "Marital status": "x" },
    work: [
      { name: "Acme", position: "A", startDate: "2020", manager: { phone: "555 0142" }, salary: 9 },
    ],
    homepage: "tel:555",
    hobby2: "x",
  }
  const report = formatReport(importInto(document).report)
  const [, section = ""] =
    /Private, and not published \(\d+\).*\n((?: {2}.*\n?)+)/.exec(report) ?? []
  expect(section.match(/birthday|Marital status|manager\.phone|salary/g)).toHaveLength(4)
  expect(section).not.toContain("hobby2")
})

test("refuses a document in which the import finds almost nothing but a name", () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ alpha: `a ${index}`, beta: index }))
  expect(() => importInto({ basics, rows })).toThrow("Only 2 of its 82 values")
})

test.each([
  "Calle Mayor, Centro, Lleida, España",
  "شارع الورد، حي النهر، سلا، المغرب",
  "Birch Lane 4",
  "Birch Lane",
  "Kurfürstendamm 5, 10719 Berlin",
  "Springfield, Illinois, USA",
])("limits the whole line of the field for the street, and asks for a place: %s", (street) => {
  for (const document of [
    { basics: { ...basics, address: street } },
    { basics: { ...basics, street } },
    { basics: { ...basics, location: { address: street } } },
    reactive({}, {}, { location: { address: street } }),
    yamlResume({ location: { address: street } }),
    freshAt({ address: street }),
    linkedInArchive({ "Profile.csv": `First Name,Last Name,Address\nAda,Writer,"${street}"\n` }),
  ]) {
    const imported = importInto(document)
    const { owner } = readImported(imported)
    expect(owner.location).toBeUndefined()
    expect(owner.address).toEqual({ street, visibleIn: ["hand-out"] })
    expect(imported.report.missing).toContain("owner.yaml, location (now: no place)")
  }
})

test.each<[place: string, location: string | undefined, address: object | undefined]>([
  ["Portland, Oregon", "Portland, Oregon", undefined],
  ["West Street, Portland", "Portland", { street: "West Street" }],
  ["12 West Street, Portland", "Portland", { street: "12 West Street" }],
  [
    "Tower House, Flat 3, 12 West Street, Portland, OR 97201",
    "Portland, OR",
    { postalCode: "97201", street: "Tower House, Flat 3, 12 West Street" },
  ],
  ["12345 Elm, Springfield", "Springfield", { street: "12345 Elm" }],
  ["10719 Berlin, Germany", "Berlin, Germany", { postalCode: "10719" }],
  ["Portland 97205", "Portland", { postalCode: "97205" }],
  ["Twelve West Street Portland", undefined, { street: "Twelve West Street Portland" }],
  [
    "Calle Mayor, Centro, Lleida, España",
    undefined,
    { street: "Calle Mayor, Centro, Lleida, España" },
  ],
])("publishes of a text for the place no street: %s", (place, location, address) => {
  const own = address && { ...address, visibleIn: ["hand-out"] }
  for (const document of [
    { basics: { ...basics, location: place } },
    renderCv({}, {}, { location: place }),
    reactive({}, {}, { location: place }),
    linkedInArchive({
      "Profile.csv": `First Name,Last Name,Geo Location\nAda,Writer,"${place}"\n`,
    }),
  ]) {
    const { owner } = importedContent(document)
    expect([owner.location, owner.address]).toEqual([location, own])
  }
})

test.each<[street: string, place: string, location: string | undefined, limited: string]>([
  [
    "Kurfürstendamm 5, 10719 Berlin",
    "10719 Berlin, Germany",
    "Berlin, Germany",
    "Kurfürstendamm 5, 10719 Berlin",
  ],
  ["12 West Street", "Portland Metro Area 1", undefined, "12 West Street, Portland Metro Area 1"],
  ["West Street, Portland", "Portland, Oregon", "Portland, Oregon", "West Street, Portland"],
  ["12 West Street", "12 West Street, Portland, Oregon", "Portland, Oregon", "12 West Street"],
  ["12 West Street, Portland", "Portland, Oregon", "Portland, Oregon", "12 West Street, Portland"],
  ["12 West Street", "Portland 97205", "Portland", "12 West Street"],
])("reads the street %j and the place %j each in its field", (street, place, location, limited) => {
  const profile = `First Name,Last Name,Address,Geo Location\nAda,Writer,"${street}","${place}"\n`
  for (const document of [
    { basics: { ...basics, location: place, street } },
    { basics: { ...basics, location: place, address: street } },
    { basics: { ...basics, location: place, address: { street } } },
    linkedInArchive({ "Profile.csv": profile }),
  ]) {
    const { owner } = importedContent(document)
    expect([owner.location, owner.address?.street]).toEqual([location, limited])
  }
})

const livingIn = (location: unknown, more: object = {}) => ({
  basics: { ...basics, location },
  ...more,
})

const freshAt = (location: object, job: object = {}) => ({
  name: "Ada Writer",
  location,
  employment: { history: [{ employer: "Acme", position: "Engineer", start: "2020-01", ...job }] },
})

test.each([
  ["a4", yamlResume({}, { layouts: [{ engine: "html" }, { page: { paperSize: "a4" } }] })],
  [
    "letter",
    yamlResume({}, { locale: { language: "de" }, layout: { page: { paperSize: "letter" } } }),
  ],
  ["a4", renderCv({}, { design: { page: { size: "a4" } } })],
  [
    "letter",
    renderCv({}, { design: { page: { size: "us-letter" } } }, { location: "Madrid, España" }),
  ],
  ["a4", renderCv({}, { design: { page: { size: "a5" } } }, { location: "Madrid, España" })],
  ["a4", reactive({}, { page: { format: "a4" } })],
  ["letter", reactive({}, { page: { format: "letter", locale: "de-DE" } })],
  ["letter", reactive({}, { page: { format: "free-form" } })],
  ["a4", livingIn({ city: "Faro", country: "PT" })],
  ["a4", livingIn({ city: "Faro", countryCode: "PT" })],
  ["a4", livingIn({ city: "Bengaluru", region: "Karnataka", countryCode: "IN" })],
  ["a4", freshAt({ country: "DE", address: "Musterweg 7, Berlin" })],
  ["letter", livingIn({ city: "Calgary", countryCode: "CA" }, { meta: { language: "de" } })],
  ["a4", livingIn({ city: "Madrid", country: "España" })],
  ["a4", livingIn("Oslo, Norge")],
  ["a4", livingIn("Luxembourg, LU")],
  ["a4", livingIn("1234 Sampletown, Belgium")],
  ["a4", livingIn("東京都、日本")],
  ["a4", livingIn("Perth, Australia")],
  ["letter", livingIn("Ciudad de México, México", { meta: { language: "es" } })],
  ["letter", livingIn("Portland, OR", { meta: { language: "de" } })],
  ["letter", livingIn("Indianapolis, IN")],
  ["a4", livingIn("Berlin, DE", { meta: { language: "de" } })],
  ["a4", livingIn("remote", { meta: { language: "fr" } })],
  ["letter", livingIn("remote")],
])(
  "takes %s paper, as the document, the country or else the language says: %j",
  (paper, document) => {
    expect(importedContent(document).resume.paper).toBe(paper)
  },
)

const RESUME_5 = JSON.parse(documentOf("reactive-resume-5.json"))

test("publishes no section that no page of Reactive Resume names, and no letter, and says so", () => {
  const { sources, report } = importInto(RESUME_5)
  expect(Object.values(sources).join()).not.toMatch(/Best wall|Dear X/)
  expect(formatReport(report)).toMatch(
    /No page of the résumé shows it\.\n(?: {2}.*\n)*? {2}.*Best wall(?:.*\n)*?.*Dear X/,
  )
})

test("hides the levels that Reactive Resume hides", () => {
  const design = { level: { type: "hidden" } }
  const { sources } = importInto({ ...RESUME_5, metadata: { ...RESUME_5.metadata, design } })
  expect(Object.values(sources).join()).not.toMatch(/\d\/5/)
  expect(Object.values(sources).join()).toContain("Expert")
})

/** The usual headings of each language, as people and programs write them. */
const HEADINGS = `
en Education Experience Skills Languages Projects Publications Certifications Awards Interests References Volunteering
de Ausbildung Berufserfahrung Fähigkeiten Sprachen Projekte Publikationen Zertifikate Auszeichnungen Interessen Referenzen Ehrenamt
fr Formation Expérience Compétences Langues Projets Publications Certifications Distinctions Loisirs Références Bénévolat
es Educación Experiencia Habilidades Idiomas Proyectos Publicaciones Certificaciones Premios Intereses Referencias Voluntariado
it Istruzione Esperienza Competenze Lingue Progetti Pubblicazioni Certificazioni Premi Interessi Referenze Volontariato
pt Educação Experiência Habilidades Idiomas Projetos Publicações Certificações Prêmios Interesses Referências Voluntariado
nl Opleiding Werkervaring Vaardigheden Talen Projecten Publicaties Certificaten Prijzen Interesses Referenties Vrijwilligerswerk
pl Wykształcenie Doświadczenie Umiejętności Języki Projekty Publikacje Certyfikaty Nagrody Zainteresowania Referencje Wolontariat
sv Utbildning Arbetslivserfarenhet Färdigheter Språk Projekt Publikationer Certifikat Utmärkelser Intressen Referenser Volontärarbete
tr Eğitim Deneyim Beceriler Diller Projeler Yayınlar Sertifikalar Ödüller İlgi_Alanları Referanslar Gönüllülük
uk Освіта Досвід_роботи Навички Мови Проєкти Публікації Сертифікати Нагороди Інтереси Рекомендації Волонтерство
ru Образование Опыт_работы Навыки Языки Проекты Публикации Сертификаты Награды Интересы Рекомендации Волонтёрство
ar التعليم الخبرة المهارات اللغات المشاريع المنشورات الشهادات الجوائز الاهتمامات المراجع التطوع
zh 教育背景 工作经历 技能 语言 项目经历 出版物 证书 奖项 兴趣爱好 推荐人 志愿服务
zh-Hant 教育背景 工作經歷 技能 語言 專案 出版物 證照 獎項 興趣 推薦人 志工
ja 学歴 職歴 スキル 言語 プロジェクト 出版物 資格 受賞 趣味 推薦者 ボランティア
ko 학력 경력 기술 언어 프로젝트 출판물 자격증 수상 관심사 추천인 봉사활동
`

test.each(HEADINGS.trim().split("\n"))("knows the usual headings of a language: %s", (line) => {
  const kinds =
    "Education WorkExperience TechnicalSkills Languages Projects Publications Certificates AchievementsAndAwards Interests References Volunteering"
  expect(line.split(" ").slice(1).map(kindOfHeading)).toEqual(kinds.split(" "))
})
