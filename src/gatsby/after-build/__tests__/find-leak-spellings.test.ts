/** The spellings of private values that the search finds: a list, and generated ones. */

import fc from "fast-check"
import type { ContactData } from "../../../content/private-values/limited-fields"
import { findLeaks, toForbiddenFields } from "../find-leaks"

const visibleIn = ["pdf" as const]

const toPhone = (value: string): ContactData => ({ contact: [{ kind: "phone", value, visibleIn }] })
const toEmail = (value: string): ContactData => ({ contact: [{ kind: "email", value, visibleIn }] })
const toStreet = (street: string): ContactData => ({ contact: [], address: { street, visibleIn } })

const isFound = (owner: ContactData, spelling: string) =>
  findLeaks(toForbiddenFields([owner])("app.js"), `a="${spelling}";`).length > 0

/** What may stand between two groups of digits, or between two words: in text, HTML, JSON and addresses. */
const WHITE_SPACE = [
  " ",
  "  ",
  "\t",
  "\n",
  "\r\n  ",
  "\u00a0",
  "\u2009",
  "\u3000",
  " \u200b",
  "&nbsp;",
  "&NewLine;",
  "&#32;",
  "&#x20;",
  "&amp;nbsp;",
  "%20",
  "\\u00a0",
  "\\n",
  "<br>",
  "<br />\n    ",
  "</b> <b>",
]

const SIGNS = "- . / \u2011 \u2013 \u2212 &#8209; &ndash; \u00ad \u2060 &zwnj;".split(" ")

const ENCODINGS: ((character: string) => string)[] = [
  (character) => character,
  (character) => character.normalize("NFD"),
  (character) => `&#${character.codePointAt(0)};`,
  (character) => `&amp;#x${character.codePointAt(0)?.toString(16)};`,
  (character) => `\\u${character.codePointAt(0)?.toString(16).padStart(4, "0")}`,
  (character) => `\\\\u{${character.codePointAt(0)?.toString(16)}}`,
  (character) => encodeURIComponent(character),
  (character) => `${character}\u200b`,
  (character) => `&shy;${character}`,
]

/** @returns the text with one encoding for all its characters */
const encode = (text: string, encoding: (character: string) => string) =>
  [...text].map(encoding).join("")

const PHONE_SPELLINGS = [
  ...[...WHITE_SPACE, ...SIGNS].flatMap((between) => [
    ["030", "123", "4567"].join(between),
    ["+49", "30", "1234567"].join(between),
  ]),
  ...ENCODINGS.flatMap((encoding) => [
    encode("0301234567", encoding),
    encode("+49 30 1234567", encoding),
  ]),
  "(030) 1234567",
]

const STREET_SPELLINGS = [
  ...WHITE_SPACE.map((space) => ["Große", "Münsterstraße", "12"].join(space)),
  ...ENCODINGS.slice(1).map((encoding) => encode("Große Münsterstraße 12", encoding)),
  "Gro&szlig;e M&uuml;nsterstra&szlig;e&nbsp;12",
  "GROSSE MÜNSTERSTRASSE 12",
  "Große Münster-\nstraße, １２",
]

const EMAIL_SPELLINGS = [
  ...["\u200b", "\u00ad", "&shy;", "\n", "\r\n ", "<wbr>", "<!-- -->", "\u2060"].flatMap((sign) => [
    `anna-lena${sign}@example.com`,
    `anna-lena@${sign}example.com`,
    `anna-lena@exam${sign}ple.com`,
  ]),
  ...ENCODINGS.map((encoding) => encode("anna-lena@example.com", encoding)),
  ..."\u2010\u2011\u2012\u2013\u2212".split("").map((hyphen) => `anna${hyphen}lena@example.com`),
  "Anna-Lena＠Example．com",
  "\\nanna-lena@example.com",
]

test.each([
  ["phone number", toPhone("+49 30 1234567"), PHONE_SPELLINGS],
  ["street", toStreet("Große Münsterstraße 12"), STREET_SPELLINGS],
  ["email address", toEmail("anna-lena@example.com"), EMAIL_SPELLINGS],
])("finds every spelling of a %s", (_name, owner, spellings) => {
  expect(spellings.filter((spelling) => !isFound(owner, spelling))).toEqual([])
})

/** Joins the parts with generated white space, and writes some characters of the result in generated ways. */
function toSpelling(parts: readonly string[], spaces: readonly string[]): fc.Arbitrary<string> {
  const joined = fc
    .array(fc.constantFrom(...spaces), { minLength: parts.length, maxLength: parts.length })
    .map((between) => parts.flatMap((part, index) => [between[index] ?? "", ...part]).slice(1))
  const encodings = fc.infiniteStream(fc.constantFrom(...ENCODINGS))
  return fc
    .tuple(joined, encodings)
    .map(([characters, stream]) =>
      characters
        .map((text) => ([...text].length === 1 ? (stream.next().value?.(text) ?? text) : text))
        .join(""),
    )
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`))

const word = fc.stringMatching(/^[A-ZÄÉÑØ][a-zäéßñøł]{4,9}$/)

/** A value with its owner, and the parts between which a text may have white space or signs. */
const VALUES = {
  "phone number": fc.tuple(digits(3), digits(3), digits(4)).map((groups) => ({
    owner: toPhone(`+49 ${groups.join(" ")}`),
    parts: ["+49", ...groups],
    spaces: [...WHITE_SPACE, ...SIGNS],
  })),
  street: fc.tuple(word, word, digits(2)).map((words) => ({
    owner: toStreet(words.join(" ")),
    parts: [...words],
    spaces: WHITE_SPACE,
  })),
  "email address": fc.tuple(word, word).map(([local, domain]) => ({
    owner: toEmail(`${local}@${domain}.example`),
    parts: [local, `@${domain}`, ".example"],
    spaces: ["\u00ad", "\u200b", "\n", "<wbr>", "&shy;"],
  })),
}

test.each(Object.entries(VALUES))("finds generated spellings of a %s", (_name, values) => {
  const spelled = values.chain(({ owner, parts, spaces }) =>
    fc.record({ owner: fc.constant(owner), spelling: toSpelling(parts, spaces) }),
  )
  fc.assert(fc.property(spelled, ({ owner, spelling }) => isFound(owner, spelling)))
})

const toField = (kind: "website" | "profile", value: string): ContactData => ({
  contact: [{ kind, value, visibleIn }],
})
const toAddress = (
  address: Partial<NonNullable<ContactData["address"]>>,
  location?: ContactData["location"],
): ContactData => ({ contact: [], location, address: { ...address, visibleIn } })

const ZURICH = { postalCode: "8001", city: "Zürich" }
const PORTLAND = { postalCode: "97201", city: "Portland" }
const ANTWERP = { postalCode: "2018", city: "Antwerpen", countryCode: "BE" }
const SYDNEY = { postalCode: "2000", city: "Sydney", region: "NSW", countryCode: "AU" }
const BROADWAY = { street: "Broadway", city: "New York" }

test.each<[ContactData, string]>([
  [toEmail("mail@x.example"), "_mail@x.example_"],
  [toEmail("mail@x.example"), "__mail@x.example__ or call"],
  [toEmail("my_mail@x.example"), "my_mail@x.example"],
  [toStreet("1 Sample Street"), "_1 Sample Street_"],
  [toAddress(PORTLAND), "97201_Portland"],
  [toAddress(PORTLAND), '{"postalCode":"97201","city":"Portland"}'],
  [toAddress(PORTLAND), '{\n  "city": "Portland",\n  "postalCode": "97201"\n}'],
  [toAddress(PORTLAND), '{"addressLocality":"Portland","addressRegion":"OR","postalCode":"97201"}'],
  [toAddress(PORTLAND), '{\\"zip\\":\\"97201\\",\\"region\\":\\"OR\\",\\"city\\":\\"Portland\\"}'],
  [toAddress(PORTLAND), '<p data-zip="97201" data-city="Portland">'],
  [toAddress(PORTLAND), "<postalCode>97201</postalCode>\n<city>Portland</city>"],
  [toAddress(PORTLAND), "postalCode: '97201'\ncity: Portland"],
  [toAddress({ postalCode: "97201" }, "Portland, OR"), "Portland, OR 97201"],
  [toStreet("12 West Street, Apt 4B"), "12 West Street"],
  [toStreet("12 West Street Apt. 4B"), "12 West Street, Portland"],
  [toStreet("12 West Street #4B"), "12 West Street"],
  [toStreet("Unit 12, The Old Ropeworks, 4 Sample Quay"), "4 Sample Quay"],
  [toStreet("Hauptstraße 12, 3. OG"), "Hauptstraße 12"],
  [toStreet("ul. Łódzka 12"), "ul. Lodzka 12"],
  [toStreet("Ørstedsvej 12"), "Orstedsvej 12"],
  [toStreet("Ørstedsvej 12"), "Oerstedsvej 12"],
  [toStreet("Đường Láng 12"), "Duong Lang 12"],
  [toStreet("Rue du Cœur 12"), "Rue du Coeur 12"],
  [toStreet("Ærøvej 12"), "AEROVEJ 12"],
  [toStreet("Ýviðargata 12"), "Yvidargata 12"],
  [toStreet("Münsterstraße 12"), "Muensterstrasse 12"],
  [toStreet("Muensterstrasse 12"), "Münsterstraße 12"],
  [toStreet("Ålandsvägen 12"), "Aalandsvaegen 12"],
  [toAddress({ postalCode: "1012 AB", city: "Amsterdam" }), "1012AB Amsterdam"],
  [toAddress({ postalCode: "1012AB", city: "Amsterdam" }), "1012 AB  Amsterdam"],
  [toAddress({ postalCode: "BS1 0XX", city: "Bristol" }), "Bristol BS10XX"],
  [toAddress({ postalCode: "123 45", city: "Stockholm" }), "12345 Stockholm"],
  [toAddress({ ...PORTLAND, street: "1 Sample Street" }), "at 1 sample&#32;street,"],
  [toAddress({ ...PORTLAND, street: "1 Sample Street" }), "11 Sample Street, Portland 97201"],
  [toAddress(ZURICH), "8001<br>Z&uuml;rich"],
  [toAddress(ZURICH), "8001\u00a0Zu\u0308rich"],
  [toAddress(ZURICH), "ZÜRICH, CH-8001"],
  [toStreet("A 5"), "Live at A\u00a05."],
  [toPhone("0043 (0)1 234567"), "+43 1 234567"],
  [toPhone("0043 (0)1 234567"), "0043 (0)1 234567"],
  [toPhone("+1 503-555-0142 ext. 9"), "tel:+15035550142;ext=9"],
  [toPhone("+49 30 1234567"), "030/1234567"],
  [toPhone("+49 30 1234567"), "0049 (0) 30 – 12 34 567"],
  [toPhone("+49 (0)30 1234567"), "+4930‒1234567"],
  [toPhone("+44 20 7946 0018"), "(020) 7946 0018"],
  [toPhone("+7 495 123-45-67"), "8 (495) 123-45-67"],
  [toPhone("+54 9 11 2345-6789"), "011 15-2345-6789"],
  [toPhone("+39 06 698 12345"), "0669812345"],
  [toPhone("+36 20 123 4567"), "06 20 123 4567"],
  [toPhone("+33 6 20 30 16 68"), "06.20.30.16.68"],
  [toPhone("+81 3-1234-5678"), "０３－１２３４－５６７８"],
  [toPhone("+966 50 123 4567"), "٠٥٠ ١٢٣ ٤٥٦٧"],
  [toPhone("+91 98765 43210"), "०९८७६५ ४३२१०"],
  [toPhone("+1 503-555-0142"), "<b>503</b> <i class='a'>555</i>&ndash;<span>0142</span>"],
  [toPhone("+1 503-555-0142"), "%2B1%EF%BC%95%30%33%20%E2%80%935550142"],
  [toPhone("+1 503-555-0142"), "%252B1%2520503%2520555%25200142"],
  [toPhone("+1 503-555-0142"), "011 1 503 555 0142"],
  [toPhone("+1 000-000-0000"), "(000) 000 0000"],
  // A number without a country code is one of the owner's country.
  [
    { ...toPhone("044 668 18 00"), location: { city: "Zürich", countryCode: "CH" } },
    "+41 44 668 18 00",
  ],
  [toPhone("+1 503-555-0142"), "Call 555-0142."],
  [toPhone("+49 30 1234567"), "Tel.: 123 45 67"],
  [toPhone("+44 20 7946 0018"), "7946 0018"],
  [toPhone("+52 55 1234 5678"), "+5215512345678"],
  [toPhone("+52 55 1234 5678"), "+52 1 55 1234 5678"],
  [toPhone("+52 1 55 1234 5678"), "+52 55 1234 5678"],
  [toPhone("+54 11 2345-6789"), "+5491123456789"],
  [toPhone("+54 9 11 2345-6789"), "+54 11 2345 6789"],
  [toPhone("+54 9 11 2345-6789"), "011 2345-6789"],
  [toPhone("+47 20 24 11 05"), "+47 20241105"],
  [toPhone("+47 20 24 11 05"), "20 24 11 05"],
  [toPhone("+852 2018 2020"), "2018 2020"],
  [toEmail("me@münchen.example"), "me@xn--mnchen-3ya.example"],
  [toEmail("me@xn--mnchen-3ya.example"), "me@München.example"],
  [toField("website", "https://пример.example"), "http://xn--e1afmkfd.example/"],
  [toField("website", "https://robin.example"), "<b>robin</b>.example"],
  [toField("website", "https://www.ada.example"), "ada.example"],
  [toField("website", "https://ada.example"), "http://WWW.ada.example/"],
  [toField("profile", "https://www.code.example/ada"), "code.example/ada/"],
  [toAddress(ANTWERP), "Meir 12, 2018 Antwerpen"],
  [toAddress(ANTWERP), "B-2018 Antwerpen"],
  [toAddress(ANTWERP), '"postalCode": "2018", "city": "Antwerpen"'],
  [toAddress(SYDNEY), "1 George St, Sydney NSW 2000"],
  [toAddress(SYDNEY), "Sydney 2000, Australia"],
  [toAddress(BROADWAY), "Broadway, New York"],
  [toAddress({ ...BROADWAY, postalCode: "10001" }), "Broadway, New York 10001"],
  [toAddress({ ...BROADWAY, postalCode: "10001" }), "Broadway, 10001 New York"],
  [toStreet("12 West Street"), "12 West Street²"],
  [toPhone("+1 503-555-0142"), "Call 555-0142²."],
  [toPhone("+1 503-555-0142"), "503-555-0142①"],
  [toEmail("Robin@x.example"), "Write.Robin@x.example"],
  [toField("profile", "https://code.example/robin2"), "code.example/robin2—my code"],
  [toField("profile", "https://code.example/robin2"), "code–code.example/robin2.My code"],
  [toField("profile", "https://code.example/robin2"), "code.example/robin2²"],
  [toField("profile", "https://code.example/robin2"), "code.example/robin2.html"],
  [toEmail("robin@x.example"), "robin@x。example"],
  [toEmail("robin@x.example"), "robin@x｡example"],
  [toEmail("robin@x.example"), "連絡は robin@x.example。よろしく"],
  [toEmail("robin@x.example"), "Write to robin@x.example。Thank you"],
  [toField("website", "https://ada.example"), "ada。example。"],
  [toField("profile", "https://code.example/ada"), "code&#x3002;example/ada"],
  [toPhone("+1 503-555-0142"), "Call 555-0142 24/7."],
  [toPhone("+1 503-555-0142"), "24/7 555-0142"],
  [toPhone("+1 503-555-0142"), "1 555-0142"],
  [toPhone("+1 503-555-0142"), "555-0142 2024"],
  [toPhone("+1 503-555-0142"), "Since 2024 555-0142 9–17"],
  [toPhone("+49 30 1234567"), "123 45 67 8:30"],
  [toAddress({ postalCode: "101000", city: "Москва" }), "101000, г. Москва"],
  [toAddress({ postalCode: "101000", city: "Москва" }), "101000, г.Москва"],
])("finds %j in %s", (owner, spelling) => {
  expect(isFound(owner, spelling)).toBe(true)
})

test.each<[ContactData, string]>([
  [toEmail("mail@x.example"), "my_mail@x.example"],
  [toEmail("mail@x.example"), "e-mail@x.example, a.mail@x.example, mail@x.example.org"],
  [toField("profile", "https://code.example/ada"), "code.example/ada_2"],
  [toField("website", "https://ada.example"), "www2.ada.example.org, notada.example"],
  [toAddress(PORTLAND), "97201 people, among them some in Portland"],
  [toAddress(PORTLAND), '{"count": 97201, "note": "x"}, {"city": "Salem"}, Portland'],
  [toStreet("12 West Street, Apt 4B"), "Apt 4B, 112 West Street, 12 West Streets"],
  [toStreet("Unit 12, The Old Ropeworks, 4 Sample Quay"), "Unit 12 of The Old Ropeworks"],
  [toStreet("Hauptstraße 12, Wohnung 12"), "Wohnung 12"],
  [toStreet("A 5"), "Printed on A5"],
  [toStreet("Hauptstraße 12"), "Hauptstraße 1-2, Hauptstraße 123, 12 Hauptstraßen"],
  [toAddress({ ...PORTLAND, street: "1 Sample Street" }), "11 Sample Street, Portland 97202"],
  [toField("website", "https://robin.example"), "I am Robin. Example: this text."],
  [toField("website", "https://robin.example"), "I am Robin。 Example: this text."],
  [toPhone("+49 30 1234567"), "1700301234567, 3012345678, x=301.2345678, 99301234567"],
  [toPhone("+1 000-000-0000"), "2019 and 1 more"],
  [toPhone("+1 503-555-0142"), "971-555-0142, (971) 555 0142, +1 971 555 0142, 0.5550142"],
  [toPhone("+1 503-555-0142"), "a5550142, 5550142b, 555-0142-9"],
  [toPhone("+49 30 1234567"), "1234567 890, 12 1234567, +1 123 45 67, 1 234 567 890"],
  [toPhone("+49 30 1234567"), "1234567/24, 1234567 20245, 9 1 123 4567"],
  [toPhone("+47 20 24 11 05"), "2024-11-05, 2024/11/05 and 2024.11.05T10:00"],
  [toPhone("+47 22 11 20 24"), "22.11.2024, 22/11/2024, 22-11-2024"],
  [toPhone("+47 20 18 20 20"), "2018–2020, 2018 - 2020, ['2018', '2020']"],
  [toAddress(ANTWERP), "Antwerpen, Sep 2018"],
  [toAddress(ANTWERP), "Antwerpen 2018, Antwerpen, 2018, Sep 2018 Antwerpen, 2016–2018 Antwerpen"],
  [toAddress(ANTWERP), '{"date": "2018", "location": "Antwerpen"}'],
  [toAddress(ANTWERP), "<td>2018</td><td>Antwerpen</td>, 05/2018 Antwerpen"],
  [toAddress(SYDNEY), "Sydney, Sep 2000, Sydney, 2000, Sydney 2000 – 2004, 2000 in Sydney"],
  [toAddress(BROADWAY), "A show on Broadway, and a flat in New York"],
  [toStreet("Broadway"), "Broadway"],
  [toPhone("+47 20 18 20 20"), "2018–2020, 2018 – 2020, 2018—2020"],
  [toAddress(ANTWERP), "2016–2018 Antwerpen, 2016 – 2018 Antwerpen"],
  [toEmail("mail@x.example"), "a-mail@x.example, b‑mail@x.example, a.mail@x.example"],
  [
    toEmail("mail@x.example"),
    "mail@x.example-berlin.de, mail@x.example-a-b.co.uk, mail@x.example.org",
  ],
  [toEmail("mail@x.example"), "mail@x.example1, mail@x.example\u2011berlin.de, MAIL@X.EXAMPLE.ORG"],
  [toField("website", "https://me.example"), "see-me.example, me.example-page.org, me.example.org"],
  [toField("profile", "https://code.example/ada"), "code.example/ada-2, code.example/ada.2"],
])("does not find %j in %s", (owner, text) => {
  expect(isFound(owner, text)).toBe(false)
})

/** What may stand before an address, and after it, without being a part of it. */
const BEFORE = [
  ..."— – see– see&mdash; see− ⁃ see\\u2014 Mail:- - -- see-- see… ........ Mail... .".split(" "),
  ..."¹ note² ™ ( %E2%80%94 2018–".split(" "),
]
const AFTER = [
  ..."—my page|–my page|&mdash;my page|–2018|--my page|-my page|-|- my page|…|…my page".split("|"),
  ..."...|...my page|²|¹)|①|ª|ᵃ|™|.Call me|.Écrivez|. Call".split("|"),
  ..."-cv|-cv.pdf|.pdf|.PDF and more|/|_|—".split("|"),
]

const ADDRESSES: [ContactData, string][] = [
  [toEmail("robin.private@x.example"), "Robin.Private@x.example"],
  [toEmail("anna-lena@x-y.example"), "anna–lena@x-y.example"],
  [toField("website", "https://Ada.example"), "www.Ada.example"],
  [toField("website", "https://a-b.example"), "A‑b.example"],
]

test.each(ADDRESSES)(
  "finds the address of %j beside dashes, dots and footnotes",
  (owner, address) => {
    const spellings = [
      ...BEFORE.map((start) => start + address),
      ...AFTER.map((end) => address + end),
    ]
    expect(spellings.filter((spelling) => !isFound(owner, spelling))).toEqual([])
  },
)

test.each([
  ["robin@müller.example", "robin@xn--mller-kva.example"],
  ["jürgen@müller.example", "mailto:j%C3%BCrgen@xn--mller-kva.example"],
  ["robin@straße.例え", "robin@XN--STRAE-OQA.XN--R8JZ45G"],
  ["https://müller.example/ü", "https://xn--mller-kva.example/%C3%BC"],
])("finds %s in both forms of its host", (value, spelling) => {
  expect(isFound(toEmail(value), spelling)).toBe(true)
  expect(isFound(toEmail(decodeURI(spelling.replace("mailto:", ""))), value)).toBe(true)
})
