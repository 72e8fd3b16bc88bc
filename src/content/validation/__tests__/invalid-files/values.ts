/** Single values that break a rule. */
import type { InvalidFile } from "./invalid-file"

export const VALUES: readonly InvalidFile[] = [
  {
    slip: "a month is written out",
    file: "work",
    from: "'Apr 2023'",
    to: "'April 2023'",
    says: `content/work.yaml:6:20  work[0].roles[0].startDate  [bad-date]
  "April 2023" is not a month and a year.
  Expected: a month in three letters and a year, as in 'Apr 2023'.
  Hint: Write startDate: 'Apr 2023'`,
  },
  {
    slip: "a month is an ISO date",
    file: "work",
    from: "'Apr 2023'",
    to: "'2023-04'",
    says: `content/work.yaml:6:20  work[0].roles[0].startDate  [bad-date]
  "2023-04" is not a month and a year.
  Expected: a month in three letters and a year, as in 'Apr 2023'.
  Hint: Write startDate: 'Apr 2023'`,
  },
  {
    slip: "a month is a number",
    file: "work",
    from: "'Apr 2023'",
    to: "'4/2023'",
    says: `content/work.yaml:6:20  work[0].roles[0].startDate  [bad-date]
  "4/2023" is not a month and a year.
  Expected: a month in three letters and a year, as in 'Apr 2023'.
  Hint: Write startDate: 'Apr 2023'`,
  },
  {
    slip: "a month has four letters",
    file: "work",
    from: "'Oct 2019'",
    to: "'Sept 2019'",
    says: `content/work.yaml:10:20  work[0].roles[1].startDate  [bad-date]
  "Sept 2019" is not a month and a year.
  Expected: a month in three letters and a year, as in 'Apr 2023'.
  Hint: Write startDate: 'Sep 2019'`,
  },
  {
    slip: "a month does not exist",
    file: "work",
    from: "'Apr 2023'",
    to: "'Avr 2023'",
    says: `content/work.yaml:6:20  work[0].roles[0].startDate  [bad-date]
  "Avr 2023" is not a month and a year.
  Expected: a month in three letters and a year, as in 'Apr 2023'.`,
  },
  {
    slip: "only a year is given",
    file: "work",
    from: "'Apr 2023'",
    to: "2023",
    says: `content/work.yaml:6:20  work[0].roles[0].startDate  [wrong-type]
  "startDate" is the number 2023, not text.
  Hint: Write a month in three letters and a year, as in 'Apr 2023'.`,
  },
  {
    slip: "an end is called present",
    file: "work",
    from: "endDate: ''",
    to: "endDate: present",
    says: `content/work.yaml:7:18  work[0].roles[0].endDate  [bad-date]
  "present" is not a month and a year.
  Expected: a month in three letters and a year, as in 'Apr 2023', or '' while it lasts.
  Hint: Write endDate: ''`,
  },
  {
    slip: "an address runs a script",
    file: "showcase",
    from: "https://moths.dev",
    to: "javascript:alert(1)",
    says: `content/showcase.yaml:7:10  cards[0].url  [bad-address]
  An address that starts with "javascript:" is not allowed here.
  Expected: a full web address, as in 'https://robin.example/page'.`,
  },
  {
    slip: "an address carries data",
    file: "showcase",
    from: "https://moths.dev",
    to: "data:text/html,x",
    says: `content/showcase.yaml:7:10  cards[0].url  [bad-address]
  An address that starts with "data:" is not allowed here.
  Expected: a full web address, as in 'https://robin.example/page'.`,
  },
  {
    slip: "an address has no scheme",
    file: "showcase",
    from: "https://moths.dev",
    to: "www.moths.dev",
    says: `content/showcase.yaml:7:10  cards[0].url  [bad-address]
  "www.moths.dev" is not a full web address.
  Expected: a full web address, as in 'https://robin.example/page'.
  Hint: Write url: 'https://www.moths.dev'`,
  },
  {
    slip: "an address has a space",
    file: "showcase",
    from: "https://moths.dev",
    to: "'https://moths.dev/a b'",
    says: `content/showcase.yaml:7:10  cards[0].url  [bad-address]
  The address has a space or a sign in it that no address has.
  Expected: a full web address, as in 'https://robin.example/page'.`,
  },
  {
    slip: "an origin has a path",
    file: "website",
    from: "https://writer.dev",
    to: "https://writer.dev/",
    says: `content/website.yaml:1:9  origin  [bad-value]
  "origin" must not have a path or a slash at the end.
  Expected: Where the site lives, without a path.`,
  },
  {
    slip: "a button runs a script",
    file: "about",
    from: "/portfolio/",
    to: "JavaScript:alert(1)",
    says: `content/about.yaml:11:11  actions[0].href  [bad-address]
  An address that starts with "javascript:" is not allowed here.
  Expected: a page like '/about/', or an address that starts with https://, mailto: or tel:.`,
  },
  {
    slip: "a button leads to a bare word",
    file: "about",
    from: "/portfolio/",
    to: "portfolio",
    says: `content/about.yaml:11:11  actions[0].href  [bad-address]
  "portfolio" is not a full web address.
  Expected: a page like '/about/', or an address that starts with https://, mailto: or tel:.
  Hint: Write href: '/portfolio'`,
  },
  {
    slip: "a button mails nobody",
    file: "about",
    from: "/portfolio/",
    to: "mailto:ada",
    says: `content/about.yaml:11:11  actions[0].href  [bad-email]
  "ada" is not an email address.
  Expected: an address like 'robin@example.com'.`,
  },
  {
    slip: "an id has capitals and spaces",
    file: "work",
    from: "id: specimen",
    to: "id: Specimen Payments",
    says: `content/work.yaml:2:9  work[0].id  [bad-id]
  "Specimen Payments" is not an id.
  Expected: lowercase letters and digits joined by hyphens, as in 'work-one'.
  Hint: Write - id: 'specimen-payments'`,
  },
  {
    slip: "a picture lies elsewhere",
    file: "showcase",
    from: "images/wide.png",
    to: "../wide.png",
    says: `content/showcase.yaml:8:10  cards[0].src  [bad-picture-path]
  A picture must lie in content/images.
  Expected: a path like 'images/picture.png'.`,
  },
  {
    slip: "a picture lies on another site",
    file: "showcase",
    from: "images/wide.png",
    to: "https://x.dev/wide.png",
    says: `content/showcase.yaml:8:10  cards[0].src  [bad-picture-path]
  A picture must lie in content/images, so that the site can make it small.
  Expected: a path like 'images/picture.png'.`,
  },
  {
    slip: "a picture's folder is forgotten",
    file: "showcase",
    from: "images/wide.png",
    to: "wide.png",
    says: `content/showcase.yaml:8:10  cards[0].src  [bad-picture-path]
  "wide.png" does not start with images/.
  Expected: a path like 'images/picture.png'.
  Hint: Write src: 'images/wide.png'`,
  },
  {
    slip: "a picture is of another kind",
    file: "showcase",
    from: "images/wide.png",
    to: "images/wide.gif",
    says: `content/showcase.yaml:8:10  cards[0].src  [bad-picture-path]
  "images/wide.gif" does not end in .png, .jpg, .webp or .avif.
  Expected: a path like 'images/picture.png'.`,
  },
  {
    slip: "an email address is none",
    file: "owner",
    from: "ada@writer.dev",
    to: "ada at writer.dev",
    says: `content/owner.yaml:6:12  contact[0].value  [bad-email]
  "ada at writer.dev" is not an email address.
  Expected: an address like 'robin@example.com'.`,
  },
  {
    slip: "a phone number is none",
    file: "owner",
    from: "+1 503-555-0142",
    to: "call me",
    says: `content/owner.yaml:8:12  contact[1].value  [bad-phone]
  "call me" is not a phone number.
  Expected: a number like '+1 503-555-0142'.`,
  },
  {
    slip: "an email address stands for a phone number",
    file: "owner",
    from: "+1 503-555-0142",
    to: "ada@writer.dev",
    says: `content/owner.yaml:8:12  contact[1].value  [bad-phone]
  "ada@writer.dev" is not a phone number.
  Expected: a number like '+1 503-555-0142'.`,
  },
]
