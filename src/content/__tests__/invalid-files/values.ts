/** Values that break a rule of their field. */
import { entryWith, type InvalidFile } from "./invalid-file"

export const VALUES: readonly InvalidFile[] = [
  {
    mistake: "the authors are one text",
    ...entryWith("Publications", "authors: A. Writer, B. Two and C. Three"),
    output: `content/resume.yaml:18:20  sections[2].content.entries[0].authors  [wrong-type]
  "authors" is text, not a list.
  Expected: a list, with each item on its own line after a dash.
  Hint: Write authors: [A. Writer, B. Two, C. Three]`,
  },
  {
    mistake: "the authors are one text, and a comma is also in each name",
    ...entryWith("Publications", "authors: One, A., Two, B. & Three, C."),
    output: `content/resume.yaml:18:20  sections[2].content.entries[0].authors  [wrong-type]
  "authors" is text, not a list.
  Expected: a list, with each item on its own line after a dash.
  Hint: Put each name on a line of its own, after a dash and a space.`,
  },
  {
    mistake: "the authors may be one name with a comma in it",
    ...entryWith("Publications", "authors: Writer, Ada"),
    output: `content/resume.yaml:18:20  sections[2].content.entries[0].authors  [wrong-type]
  "authors" is text, not a list.
  Expected: a list, with each item on its own line after a dash.
  Hint: Put each name on a line of its own, after a dash and a space.`,
  },
  {
    mistake: "a comma in a list in brackets splits a number at the start of an item",
    file: "about",
    from: "    items:\n      - Clear edges",
    to: "    items: [Clear edges, 3,5 services]",
    output: `content/about.yaml:7:26  likes[0].items[1]  [wrong-type]
  An item of "items" is the number 3, not text.
  Hint: Put the whole text in single quotes, and double each ' inside it.`,
  },
  {
    mistake: "a comma in a list in brackets splits a number",
    file: "work",
    from: "    responsibilities:\n      - Led a team.",
    to: "    responsibilities: [Cut the cost by 1,500]",
    output: `content/work.yaml:12:42  work[0].responsibilities[1]  [wrong-type]
  An item of "responsibilities" is the number 500, not text.
  Hint: Put the whole text in single quotes, and double each ' inside it.`,
  },
  {
    mistake: "a month is not abbreviated",
    file: "work",
    from: "'Apr 2023'",
    to: "'April 2023'",
    output: `content/work.yaml:6:20  work[0].roles[0].startDate  [bad-date]
  "April 2023" is not a valid date.
  Expected: a month in three letters and a year, as in 'Apr 2023', or a year alone, as in '2009'.
  Hint: Write startDate: 'Apr 2023'`,
  },
  {
    mistake: "an end date is 'present'",
    file: "work",
    from: "endDate: ''",
    to: "endDate: present",
    output: `content/work.yaml:7:18  work[0].roles[0].endDate  [bad-date]
  "present" is not a valid date.
  Expected: a month in three letters and a year, as in 'Apr 2023', or a year alone, as in '2009', or '' if it has not ended.
  Hint: Write endDate: ''`,
  },
  {
    mistake: "a URL runs a script",
    file: "showcase",
    from: "https://moths.dev",
    to: "javascript:alert(1)",
    output: `content/showcase.yaml:7:10  cards[0].url  [bad-address]
  A URL that starts with "javascript:" is not allowed here.
  Expected: a complete URL, as in 'https://robin.example/page'.`,
  },
  {
    mistake: "a URL has no scheme",
    file: "showcase",
    from: "https://moths.dev",
    to: "www.moths.dev",
    output: `content/showcase.yaml:7:10  cards[0].url  [bad-address]
  "www.moths.dev" is not a complete URL.
  Expected: a complete URL, as in 'https://robin.example/page'.
  Hint: Write url: 'https://www.moths.dev'`,
  },
  {
    mistake: "a URL has a space",
    file: "showcase",
    from: "https://moths.dev",
    to: "'https://moths.dev/a b'",
    output: `content/showcase.yaml:7:10  cards[0].url  [bad-address]
  The URL contains a space or another character that a URL cannot contain.
  Expected: a complete URL, as in 'https://robin.example/page'.
  Hint: Write url: 'https://moths.dev/a%20b'`,
  },
  {
    mistake: "an origin has a path",
    file: "website",
    from: "https://writer.dev",
    to: "https://writer.dev/",
    output: `content/website.yaml:1:9  origin  [bad-value]
  The URL of the site must not have a path or a slash at the end.
  Hint: Write origin: 'https://writer.dev'`,
  },
  {
    mistake: "a button runs a script",
    file: "about",
    from: "/portfolio/",
    to: "JavaScript:alert(1)",
    output: `content/about.yaml:11:11  actions[0].href  [bad-address]
  A URL that starts with "javascript:" is not allowed here.
  Expected: a page like '/about/', or a URL that starts with https://, mailto: or tel:.`,
  },
  {
    mistake: "a button links to a word",
    file: "about",
    from: "/portfolio/",
    to: "portfolio",
    output: `content/about.yaml:11:11  actions[0].href  [bad-address]
  "portfolio" is not a complete URL.
  Expected: a page like '/about/', or a URL that starts with https://, mailto: or tel:.
  Hint: Write href: '/portfolio'`,
  },
  {
    mistake: "a host has two dots in a row",
    file: "portfolio",
    from: "url: https://companion.dev",
    to: "url: https://companion..dev",
    output: `content/portfolio.yaml:6:10  projects[0].url  [bad-address]
  "https://companion..dev" is not a complete URL.
  Expected: a complete URL, as in 'https://robin.example/page'.
  Hint: Write url: 'https://companion.dev'`,
  },
  {
    mistake: "a link in a text has a host that begins with a dot",
    file: "home",
    from: "Backend engineer.",
    to: "'It''s [my site](https://.writer.dev).'",
    output: `content/home.yaml:2:24  lead  [bad-address]
  "https://.writer.dev" is not a complete URL.
  Expected: a page like '/about/', or a URL that starts with https://, mailto: or tel:.
  Hint: Did you mean "https://writer.dev"?`,
  },
  {
    mistake: "the domain of an email address has two dots in a row",
    file: "owner",
    from: "ada@writer.dev",
    to: "ada@writer..dev",
    output: `content/owner.yaml:6:12  contact[0].value  [bad-email]
  "ada@writer..dev" is not an email address.
  Expected: an address like 'robin@example.com'.
  Hint: Did you mean "ada@writer.dev"?`,
  },
  {
    mistake: "a button links to an invalid email address",
    file: "about",
    from: "/portfolio/",
    to: "mailto:ada",
    output: `content/about.yaml:11:11  actions[0].href  [bad-email]
  "ada" is not an email address.
  Expected: an address like 'robin@example.com'.`,
  },
  {
    mistake: "an id has capitals and spaces",
    file: "work",
    from: "id: specimen",
    to: "id: Specimen Payments",
    output: `content/work.yaml:2:9  work[0].id  [bad-id]
  "Specimen Payments" is not a valid id.
  Expected: lowercase letters and digits joined by hyphens, as in 'work-one'.
  Hint: Write - id: 'specimen-payments'`,
  },
  {
    mistake: "a picture is outside the folder images",
    file: "showcase",
    from: "images/wide.png",
    to: "../wide.png",
    output: `content/showcase.yaml:8:10  cards[0].src  [bad-picture-path]
  A picture must be in the folder images.
  Expected: a path like 'images/picture.png'.`,
  },
  {
    mistake: "a picture is on another site",
    file: "showcase",
    from: "images/wide.png",
    to: "https://x.dev/wide.png",
    output: `content/showcase.yaml:8:10  cards[0].src  [bad-picture-path]
  A picture must be in the folder images, so that the site can resize it.
  Expected: a path like 'images/picture.png'.
  Hint: Copy the picture there, and name that file here: 'images/wide.png'`,
  },
  {
    mistake: "the folder of a picture is missing",
    file: "showcase",
    from: "images/wide.png",
    to: "wide.png",
    output: `content/showcase.yaml:8:10  cards[0].src  [bad-picture-path]
  "wide.png" does not start with images/.
  Expected: a path like 'images/picture.png'.
  Hint: Write src: 'images/wide.png'`,
  },
  {
    mistake: "a picture has an unsupported format",
    file: "showcase",
    from: "images/wide.png",
    to: "images/wide.gif",
    output: `content/showcase.yaml:8:10  cards[0].src  [bad-picture-path]
  "images/wide.gif" does not end in .png, .jpg, .webp or .avif.
  Expected: a path like 'images/picture.png'.
  Hint: Save it as a PNG or a JPEG in the folder images, and name that file here: 'images/wide.png'`,
  },
  {
    mistake: "a country code is no code",
    file: "owner",
    from: "location: Portland, OR",
    to: "location: { city: Portland, countryCode: USA }",
    output: `content/owner.yaml:3:42  location.countryCode  [bad-value]
  "USA" is not the code of a country.
  Expected: the country's ISO code of two capital letters, as in 'PT'.
  Hint: Write location: { city: Portland, countryCode: 'US' }`,
  },
  {
    mistake: "a family name is not in the name",
    file: "owner",
    from: "headline:",
    to: "familyName: Reader\nheadline:",
    output: `content/owner.yaml:2:13  familyName  [bad-value]
  "Reader" is not a part of the name.
  Expected: a part of "Ada Writer".`,
  },
  {
    mistake: "an email address is invalid",
    file: "owner",
    from: "ada@writer.dev",
    to: "ada at writer.dev",
    output: `content/owner.yaml:6:12  contact[0].value  [bad-email]
  "ada at writer.dev" is not an email address.
  Expected: an address like 'robin@example.com'.`,
  },
  {
    mistake: "an email address has the subject of a message",
    file: "owner",
    from: "ada@writer.dev",
    to: "ada@writer.dev?subject=Hello",
    output: `content/owner.yaml:6:12  contact[0].value  [bad-email]
  "ada@writer.dev?subject=Hello" is not an email address.
  Expected: an address like 'robin@example.com'.
  Hint: Did you mean "ada@writer.dev"?`,
  },
  {
    mistake: "a second email address is escaped",
    file: "owner",
    from: "ada@writer.dev",
    to: "ada@writer.dev%2Cbob%40writer.dev",
    output: `content/owner.yaml:6:12  contact[0].value  [bad-email]
  "ada@writer.dev%2Cbob%40writer.dev" is not an email address.
  Expected: an address like 'robin@example.com'.`,
  },
  {
    mistake: "a contact field has two email addresses",
    file: "owner",
    from: "ada@writer.dev",
    to: "ada@writer.dev, bob@writer.dev",
    output: `content/owner.yaml:6:12  contact[0].value  [bad-email]
  "ada@writer.dev, bob@writer.dev" is not an email address.
  Expected: an address like 'robin@example.com'.
  Hint: Give each address an item of its own.`,
  },
  {
    mistake: "a button links to an email address in angle brackets",
    file: "about",
    from: "/portfolio/",
    to: "mailto:<ada@writer.dev>",
    output: `content/about.yaml:11:11  actions[0].href  [bad-email]
  "<ada@writer.dev>" is not an email address.
  Expected: an address like 'robin@example.com'.
  Hint: Write href: 'mailto:ada@writer.dev'`,
  },
  {
    mistake: "a button links to an email address with a message for another one",
    file: "about",
    from: "/portfolio/",
    to: "mailto:ada%2C@writer.dev?cc=bob@writer.dev",
    output: `content/about.yaml:11:11  actions[0].href  [bad-email]
  "ada%2C@writer.dev" is not an email address.
  Expected: an address like 'robin@example.com'.`,
  },
  {
    mistake: "a phone number is invalid",
    file: "owner",
    from: "+1 503-555-0142",
    to: "call me",
    output: `content/owner.yaml:8:12  contact[1].value  [bad-phone]
  "call me" is not a phone number.
  Expected: a number like '+1 503-555-0142' or '+1 503-555-0142 ext. 9'.`,
  },
  {
    mistake: "a country has its name",
    file: "owner",
    from: "location: Portland, OR",
    to: "location: { city: Porto, countryCode: Portugal }",
    output: `content/owner.yaml:3:39  location.countryCode  [bad-value]
  "Portugal" is not the code of a country.
  Expected: the country's ISO code of two capital letters, as in 'PT'.
  Hint: Write location: { city: Porto, countryCode: 'PT' }`,
  },
  {
    mistake: "a country code is in small letters",
    file: "owner",
    from: "location: Portland, OR",
    to: "location: { city: Porto, countryCode: pt }",
    output: `content/owner.yaml:3:39  location.countryCode  [bad-value]
  "pt" is not the code of a country.
  Expected: the country's ISO code of two capital letters, as in 'PT'.
  Hint: Write location: { city: Porto, countryCode: 'PT' }`,
  },
  {
    mistake: "a date may be two days",
    file: "resume",
    from: "title: B.S.\n          startDate: 'Sep 2000'\n          endDate: 'Jun 2004'",
    to: "title: B.S.\n          date: 03/04/2024",
    output: `content/resume.yaml:18:17  sections[2].content.entries[0].date  [bad-date]
  "03/04/2024" is not a valid date.
  Expected: a month in three letters and a year, as in 'Apr 2023', or a year alone, as in '2009'.
  Hint: Did you mean 'Mar 2024', 'Apr 2024' or '2024' alone?`,
  },
  {
    mistake: "an address is none",
    file: "resume",
    from: "title: B.S.",
    to: "title: B.S.\n          url: N/A",
    output: `content/resume.yaml:18:16  sections[2].content.entries[0].url  [bad-address]
  "N/A" is not a complete URL.
  Expected: a complete URL, as in 'https://robin.example/page'.
  Hint: Delete the line if there is none.`,
  },
  {
    mistake: "a picture has a path of Windows",
    file: "showcase",
    from: "images/wide.png",
    to: "C:\\Users\\me\\My ferry.png",
    output: `content/showcase.yaml:8:10  cards[0].src  [bad-picture-path]
  A picture must be in the folder images, so that the site can resize it.
  Expected: a path like 'images/picture.png'.
  Hint: Copy the picture there, and name that file here: 'images/My-ferry.png'`,
  },
  {
    mistake: "a profile is a user name",
    file: "owner",
    from: "  - kind: phone",
    to: "  - kind: profile\n    label: LinkedIn\n    value: ada-writer\n  - kind: phone",
    output: `content/owner.yaml:9:12  contact[1].value  [bad-address]
  "ada-writer" is not a complete URL.
  Expected: a complete URL, as in 'https://robin.example/page'.
  Hint: Did you mean "https://www.linkedin.com/in/ada-writer"?`,
  },
]
