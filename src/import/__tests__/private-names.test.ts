import { importInto } from "../../../test/imported-content"

/** One pair, one sentence and one keyword in each language. */
const ROWS: Readonly<
  Record<string, readonly [pair: [string, string], sentence: string, keyword: string]>
> = {
  en: [["Marital status", "open"], "Born on 12 March 1980.", "married"],
  de: [["Staatsangehörigkeit", "deutsch"], "Geboren am 12.03.1980 in Ulm.", "verheiratet"],
  es: [["Estado civil", "libre"], "Fecha de nacimiento: 12 de marzo.", "casada"],
  fr: [["Situation familiale", "libre"], "Née le 1er mars 1980 à Lyon.", "célibataire"],
  it: [["Stato civile", "libero"], "Patente di guida: B.", "sposato"],
  pt: [["Naturalidade", "Faro"], "Carta de condução: B.", "solteira"],
  nl: [["Burgerlijke staat", "vrij"], "Rijbewijs: B.", "gehuwd"],
  pl: [["Obywatelstwo", "polskie"], "Prawo jazdy: kat. B.", "zamężna"],
  sv: [["Civilstånd", "fri"], "Körkort: B.", "ogift"],
  tr: [["Medeni durum", "yok"], "Doğum tarihi: 12 Mart.", "evli"],
  uk: [["Сімейний стан", "вільний"], "Дата народження: 12 березня.", "одружений"],
  ar: [["الحالة الاجتماعية", "حر"], "تاريخ الميلاد: ١٢ مارس", "متزوج"],
  ja: [["国籍", "日本"], "生年月日: 昭和五十五年", "既婚"],
  zh: [["婚姻状况", "无"], "出生日期: 三月", "已婚"],
  "zh-Hant": [["國籍", "臺灣"], "駕照: B", "離婚"],
  ru: [["Гражданство", "Россия"], "Дата рождения: 12 марта.", "замужем"],
  ko: [["병역", "필"], "생년월일: 3월 12일", "기혼"],
  cs: [["Rodinný stav", "volný"], "Datum narození: 12. března.", "ženatý"],
  sk: [["Rodinný stav", "voľný"], "Vodičský preukaz: B.", "vydatá"],
  bg: [["Семейно положение", "без"], "Дата на раждане: 12 март.", "омъжена"],
  hr: [["Državljanstvo", "hrvatsko"], "Datum rođenja: 12. ožujka.", "oženjen"],
  el: [["Υπηκοότητα", "ελληνική"], "Ημερομηνία γέννησης: 12 Μαρτίου.", "έγγαμος"],
  hu: [["Családi állapot", "szabad"], "Születési dátum: március 12.", "nőtlen"],
  ro: [["Cetățenie", "română"], "Data nașterii: 12 martie.", "căsătorită"],
  fi: [["Siviilisääty", "vapaa"], "Syntymäaika: maaliskuu.", "naimisissa"],
  da: [["Civilstand", "fri"], "Fødselsdato: 12. marts.", "fraskilt"],
  nb: [["Sivilstand", "fri"], "Førerkort: B.", "samboer"],
  he: [["מצב משפחתי", "פנוי"], "תאריך לידה: מרץ", "נשוי"],
  vi: [["Quốc tịch", "Việt Nam"], "Ngày sinh: tháng ba.", "độc thân"],
  id: [["Agama", "lain"], "Tanggal lahir: 12 Maret.", "menikah"],
  hi: [["राष्ट्रीयता", "भारतीय"], "जन्म तिथि: 12 मार्च", "विवाहित"],
  th: [["สัญชาติ", "ไทย"], "วันเกิด: มีนาคม", "โสด"],
  fa: [["وضعیت تأهل", "آزاد"], "تاریخ تولد: ۱۲ مارس", "متأهل"],
}

const skills = [{ name: "Kept", keywords: ["Patience"] }]

test.each(Object.keys(ROWS))("publishes no private pair, sentence or keyword in %s", (language) => {
  const [[name, summary], sentence, keyword] = ROWS[language] ?? [["", ""], "", ""]
  const { sources, report } = importInto({
    basics: { name: "Ada Writer", label: "Engineer" },
    interests: [{ name: "Chess" }, { name, summary }],
    projects: [{ name: "Pump", highlights: ["Built it.", sentence] }],
    skills: [...skills, { name: "More", keywords: [keyword, "Calm"] }],
  })
  const written = Object.values(sources).join("\n")
  for (const each of [name, sentence, keyword]) expect(written).not.toContain(each)
  for (const each of ["Chess", "Built it.", "Calm", "Patience"]) expect(written).toContain(each)
  expect(report.leftOut.map(({ leaf }) => leaf.path)).toEqual([
    "interests[1].name",
    "interests[1].summary",
    "projects[0].highlights[1]",
    "skills[1].keywords[0]",
  ])
})

test.each([
  "Taught 25 children",
  "Health checks: 99.9 %",
  "Passport.js in 3 products",
  "priced 300,000 home and auto policies",
  "Launched on 12 March 2020",
  "Mobile: Kotlin",
  "Passport for Geocaching",
  "Agency: 3, IDE: 2, Telemetry 5, Cell biology 4",
  "Licence Mathématiques",
  "Budget: 1,250,000 EUR",
  "Prize: € 250000",
  "ISBN: 978-3-16-148410-0",
  "Paper: arXiv 2101.00001",
  "Number: patent 1234567",
  "Years: 01.02.2019 - 03.04.2021",
  "Version: 10.0.19041",
  "GPA: 3.97/4.00",
  "线上地址：https://acme.example/pump",
  "Write to ada@ada.example",
])("a line, an entry and a keyword stay: %s", (text) => {
  const [name = "", summary = text] = text.split(": ")
  const { sources, report } = importInto({
    basics: { name: "Ada Writer", label: "Engineer", email: "ada@ada.example" },
    projects: [{ name: "Pump", highlights: [text] }],
    interests: [{ name, summary }],
    skills: [{ name: "More", keywords: [text] }],
  })
  expect(report.leftOut).toEqual([])
  expect(sources.resume).toContain(text.replaceAll("'", "''"))
})

test("leaves the contact data of referees out, and names it", () => {
  const reference = `She was the best of all those whom I have taught in the many years of my work as a teacher, so write to bob@bob.example. Good.`
  const { sources, report } = importInto({
    basics: { name: "Ada Writer", label: "Engineer" },
    references: [{ name: "Bob Roe", reference }],
  })
  expect(sources.resume).toMatch(/name: Bob Roe\n.*text: Good\./s)
  expect(sources.resume).not.toContain("bob@")
  expect(report.leftOut).toMatchObject([{ leaf: { path: "references[0].reference" } }])
})

test.each([
  [
    {
      work: [
        { name: "A", position: "Cook", startDate: "2010", endDate: "2012" },
        { name: "B", position: "Chef", startDate: "2013" },
      ],
    },
    "Chef",
  ],
  [
    {
      education: [
        { institution: "A", area: "Law", endDate: "2010" },
        { institution: "B", area: "Art", endDate: "2014" },
      ],
    },
    "Art",
  ],
  [{}, "Your profession"],
])("takes a headline that nobody wrote from %j", (fields, headline) => {
  const { sources, report } = importInto({ basics: { name: "Ada Writer" }, ...fields })
  expect(sources.owner).toContain(`headline: ${headline}\n`)
  expect(report.missing[0]).toBe(`owner.yaml, headline (now: ${headline})`)
})
