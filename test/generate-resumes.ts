/**
 * Generates JSON Resumes, valid and a little wrong, with a seeded generator of pseudorandom numbers. Each
 * text in a document has a word that no other text has, so that a test can look for it.
 */
import { Random } from "./random"

/** A location whose street is its city. */
const SAME = { address: "Lyon", city: "Lyon", countryCode: "FR" }

const AFFIXES = [
  "",
  "",
  "",
  " and more",
  " & sons",
  " – née",
  ": yes",
  " # no",
  "'s",
  ' "quoted"',
  " C++",
  " C#",
  " *a*",
  " **b**",
  " _c_",
  " __init__",
  " 2*3*4",
  " `d`",
  " [e](https://e.example/x)",
  " <b>f</b>",
  " &amp; g",
  " {h}",
  " [i]",
  " | j",
  " 100%",
  " @k",
  " !l",
  " ~m",
  " $n$",
  " \\o",
  " https://p.example",
  "\nq",
  "\r\nr",
  "\n\ns",
  "\t t",
  "\u0007",
  "\u200b",
  "\ufeff",
  " 日本語",
  " é",
  " Ünï",
  " 👩‍💻",
  " –",
  "…",
  " **u",
  " _v",
  " [w](",
  " `x",
  " <y",
  " y: z",
  " - aa",
  "\n- bb\n- cc",
  "<br>dd",
  "<p>ee</p>",
  "\ud800",
  "<ul><li>ff</li><li>gg</li></ul>",
  " <a href='https://hh.example'>hh</a>",
  " vector<std::string>",
]

const DATES = [
  "2019-03-15",
  "2018-11",
  "2009",
  "2019-3",
  "2023-9-24",
  "May 2016",
  "Sept 2019",
  "03/2019",
  "2019.03",
  "2015-03（1年6个月）",
  "Spring 2018",
  "Q2 2020",
  "Present",
  "present",
  "now",
  "",
  null,
  2017,
  "2012-00-00",
  "2020-13",
  "someday",
  "04/05/2023",
  "31.12.2021",
  "2014-02-30",
  "1899",
  "3050-01",
  "2016 - 2018",
  "Jan 2015 – Present",
  "2019-03-15T00:00:00.000Z",
  "März 2020",
  "1546300800000",
  true,
  "N/A",
  "2021年4月",
] as const

const URLS = [
  "https://a.example/path",
  "http://b.example",
  "c.example",
  "www.d.example/e?f=g#h",
  "not a url",
  "",
  "//i.example",
  "javascript:alert(1)",
  "mailto:j@k.example",
  "https://l.example/m n",
  "ftp://o.example",
  null,
  "HTTPS://P.example",
  "https://q.example/é",
  "<https://r.example>",
  "https:/s.example",
]

/** @returns a document; documents of one seed are equal */
export function generateResume(seed: number): unknown {
  const random = new Random(seed)
  const isWrong = seed % 2 === 1
  const odd = (probability: number) => isWrong && random.chance(probability)

  const text = (): unknown => {
    if (odd(0.03)) return random.pick([null, "", "   ", 7, true, [], {}, ["one", "two"], { a: 1 }])
    const words = Array.from({ length: 1 + random.below(5) }, () => random.word())
    if (odd(0.01)) words.push("long ".repeat(200))
    return words.join(" ") + random.pick(AFFIXES)
  }
  const name = (): unknown => (odd(0.05) ? text() : random.word())
  const date = () => (isWrong || random.chance(0.1) ? random.pick(DATES) : randomDate(random))
  const url = () => (odd(0.4) ? random.pick(URLS) : `https://${random.word()}.example/`)
  const texts = (max = 3): unknown => {
    if (odd(0.05))
      return random.pick([text(), { 0: text() }, [null, text()], [[text()]], [{ title: text() }]])
    return random.list(max, text)
  }
  const words = (): unknown => {
    if (odd(0.1))
      return random.pick([
        `${random.word()}, ${random.word()}`,
        [{ name: name(), level: "5" }],
        null,
      ])
    return random.list(4, name)
  }
  /** An object with some of the fields, some of them under other names. */
  const item = (fields: Readonly<Record<string, () => unknown>>): unknown => {
    if (odd(0.04)) return random.pick([text(), null, [text()], {}])
    const entries = Object.entries(fields).filter(() => random.chance(isWrong ? 0.6 : 0.85))
    if (odd(0.1)) entries.push([random.pick(["x-extra", "note", "logo", "id", "visible"]), text])
    return Object.fromEntries(
      entries.map(([key, make]) => {
        const names = key.split("|")
        return [isWrong ? random.pick(names) : names[0], make()]
      }),
    )
  }
  const items = (fields: Readonly<Record<string, () => unknown>>, max = 3): unknown => {
    if (odd(0.05)) return random.pick([text(), null, {}, [], item(fields), { a: item(fields) }])
    return random.list(max, () => item(fields))
  }
  const range = { "startDate|start_date|from": date, "endDate|end|to": date }
  const companies = [random.word(), random.word()]
  const location = () =>
    isWrong && random.chance(0.4)
      ? random.pick([random.word(), `12 ${random.word()} Street`, null, {}, { city: name() }, SAME])
      : item({
          "address|street": () => `${1 + random.below(99)} ${random.word()}`,
          "postalCode|zip": () => String(10000 + random.below(89999)),
          city: name,
          "countryCode|country": () => random.pick(["US", "de", "Germany", "USA"]),
          "region|state": name,
        })
  const profile = {
    network: () => random.pick(["GitHub", "Twitter", "LinkedIn", "Blog", random.word()]),
    username: () => random.word(),
    "url|link": url,
  }
  const basics = {
    "name|fullName": name,
    "label|title|headline": text,
    "image|picture": url,
    email: () =>
      odd(0.4)
        ? random.pick([
            "x@y",
            "a at b dot example",
            "Z <z@z.example>",
            "",
            null,
            "q@r.example, s@t.example",
          ])
        : `${random.word()}@mail.example`,
    phone: () =>
      odd(0.5)
        ? random.pick([
            "call me",
            "+1 (555) 010-9999 (mobile)",
            4915112345678,
            "1-800-FLOWERS",
            "+1 000-000-0000",
            "030 123 / 0170 1234567",
          ])
        : `+1 503-555-${1000 + random.below(8999)}`,
    "url|website": url,
    "summary|about|objective": text,
    location,
    profiles: () =>
      odd(0.15) ? random.pick([{ github: random.word() }, [url()], null]) : items(profile),
  }
  const job = {
    "name|company|employer": () => (random.chance(0.4) ? random.pick(companies) : name()),
    "position|title|role": name,
    "url|website": url,
    ...range,
    "summary|description": text,
    description: text,
    "highlights|responsibilities|achievements": texts,
    "keywords|technologies|skills": words,
    location: () => (odd(0.3) ? location() : name()),
  }
  const parts: Record<string, () => unknown> = {
    basics: () => withName(item(basics), random),
    "work|experience": () =>
      odd(0.1) ? [{ company: name(), positions: items(job) }] : items(job, 5),
    "volunteer|volunteering": () =>
      items({
        organization: name,
        position: name,
        url,
        ...range,
        summary: text,
        highlights: texts,
      }),
    education: () =>
      items({
        "institution|school|university": name,
        url,
        "area|major|fieldOfStudy": name,
        "studyType|degree": name,
        ...range,
        "score|gpa|grade": () => (odd(0.3) ? 3.7 : name()),
        "courses|coursework": texts,
        "summary|description": text,
      }),
    "awards|honors": () =>
      items({ "title|name": name, date, "awarder|issuer": name, summary: text }),
    "certificates|certifications": () =>
      items({ "name|title": name, date, url, "issuer|authority": name }),
    publications: () =>
      items({
        "name|title": name,
        publisher: name,
        "releaseDate|date": date,
        "url|website": url,
        summary: text,
      }),
    "skills|technicalSkills": () =>
      odd(0.3)
        ? random.pick([
            random.list(4, name),
            { [random.word()]: words() },
            `${random.word()}, ${random.word()}`,
            [`Group: ${random.word()}, C, C#`],
          ])
        : items({ "name|category": name, level: name, "keywords|items": words }),
    languages: () =>
      odd(0.3)
        ? [random.word(), `${random.word()} (native)`]
        : items({ "language|name": name, "fluency|level": name }),
    "interests|hobbies": () => (odd(0.3) ? random.list(3, name) : items({ name, keywords: words })),
    references: () => items({ name, "reference|summary|quote": text }),
    projects: () =>
      items({
        "name|title": name,
        "description|summary": text,
        highlights: texts,
        "keywords|technologies": words,
        ...range,
        "url|link": url,
        roles: words,
        entity: name,
        type: name,
      }),
    ...(isWrong && {
      patents: () => items({ title: name, number: name, date }),
      courses: () => random.list(3, name),
      custom: () => ({ [random.word()]: text(), more: texts() }),
      theme: name,
    }),
    meta: () => ({
      canonical: "https://z.example/resume.json",
      version: "v1.0.0",
      lastModified: date(),
    }),
  }
  const chosen = Object.entries(parts).filter(([key]) => key === "basics" || random.chance(0.7))
  const shuffled = odd(0.2) ? chosen.toReversed() : chosen
  return Object.fromEntries(
    shuffled.map(([key, make]) => {
      const names = key.split("|")
      return [isWrong ? random.pick(names) : names[0], make()]
    }),
  )
}

/** @returns the basics with a name, without which no document is imported */
function withName(basics: unknown, random: Random): object {
  const fields: { name?: unknown; fullName?: unknown } =
    typeof basics === "object" && !Array.isArray(basics) ? { ...basics } : {}
  const isName = (value: unknown) => typeof value === "string" && value.trim() !== ""
  if (isName(fields.name ?? fields.fullName)) return fields
  return { ...fields, name: random.word() }
}

function randomDate(random: Random): string {
  const pad = (number: number) => String(number).padStart(2, "0")
  const year = 1990 + random.below(35)
  const month = `${year}-${pad(1 + random.below(12))}`
  return random.pick([String(year), month, `${month}-${pad(1 + random.below(28))}`])
}
