/** Fields that are misspelled, misplaced, missing or of the wrong kind. */
import type { InvalidFile } from "./invalid-file"

export const SHAPE: readonly InvalidFile[] = [
  {
    slip: "a field is misspelled and another missing",
    file: "work",
    from: `      - title: Lead
        startDate:`,
    to: `      - title: Lead
        startdate:`,
    says: `content/work.yaml:6:9  work[0].roles[0].startdate  [unknown-field]
  Unknown field "startdate"; the required field "startDate" is missing.
  Expected: startDate: 'Apr 2023' (The first month)
  Hint: Did you mean "startDate"?`,
  },
  {
    slip: "an optional field is misspelled",
    file: "work",
    from: "        skills: [kotlin]",
    to: "        skils: [kotlin]",
    says: `content/work.yaml:8:9  work[0].roles[0].skils  [unknown-field]
  Unknown field "skils".
  Hint: Did you mean "skills"?`,
  },
  {
    slip: "a field nobody knows is added",
    file: "owner",
    from: "location:",
    to: `shoeSize: 43
location:`,
    says: `content/owner.yaml:3:1  shoeSize  [unknown-field]
  Unknown field "shoeSize".
  Expected: name, headline, location, availability or contact.`,
  },
  {
    slip: "a field belongs further in",
    file: "work",
    from: "    company: Specimen",
    to: `    company: Specimen
    startDate: 'Apr 2023'`,
    says: `content/work.yaml:4:5  work[0].startDate  [unknown-field]
  Unknown field "startDate".
  Expected: id, company, location, url, roles, responsibilities or tags.
  Hint: "startDate" belongs inside "roles": indent it further.`,
  },
  {
    slip: "a field belongs further out",
    file: "work",
    from: "        skills: [kotlin]",
    to: `        responsibilities: []
        skills: [kotlin]`,
    says: `content/work.yaml:8:9  work[0].roles[0].responsibilities  [unknown-field]
  Unknown field "responsibilities".
  Expected: title, startDate, endDate or skills.
  Hint: "responsibilities" belongs beside "roles": indent it less.`,
  },
  {
    slip: "a required field is missing",
    file: "owner",
    from: `name: Ada Writer
`,
    to: "",
    says: `content/owner.yaml:1:1  name  [missing-field]
  The field "name" is missing.
  Expected: name: 'Robin Sample' (The owner's full name, as it should be read everywhere)`,
  },
  {
    slip: "a required field of an item is missing",
    file: "work",
    from: `        startDate: 'Jan 2018'
`,
    to: "",
    says: `content/work.yaml:17:9  work[1].roles[0].startDate  [missing-field]
  The field "startDate" is missing.
  Expected: startDate: 'Apr 2023' (The first month)`,
  },
  {
    slip: "a field has no value",
    file: "owner",
    from: "name: Ada Writer",
    to: "name:",
    says: `content/owner.yaml:1:1  name  [no-value]
  "name" has no value.
  Expected: name: 'Robin Sample' (The owner's full name, as it should be read everywhere)`,
  },
  {
    slip: "an optional field has no value",
    file: "work",
    from: "        endDate: ''",
    to: "        endDate:",
    says: `content/work.yaml:7:9  work[0].roles[0].endDate  [no-value]
  "endDate" has no value.
  Expected: endDate: 'Mar 2023' (The last month; '' while the role lasts)
  Hint: Write endDate: '' if it lasts.`,
  },
  {
    slip: "a text is empty",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: ''",
    says: `content/owner.yaml:1:7  name  [empty-text]
  The text is empty.`,
  },
  {
    slip: "a text is only spaces",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: '  '",
    says: `content/owner.yaml:1:7  name  [empty-text]
  The text is empty.`,
  },
  {
    slip: "a number stands for a text",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: 42",
    says: `content/owner.yaml:1:7  name  [wrong-type]
  "name" is the number 42, not text.
  Hint: Write name: '42'`,
  },
  {
    slip: "true stands for a text",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: true",
    says: `content/owner.yaml:1:7  name  [wrong-type]
  "name" is the yes-or-no value true, not text.
  Hint: Write name: 'true'`,
  },
  {
    slip: "null stands for a text",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: Null",
    says: `content/owner.yaml:1:7  name  [no-value]
  "name" has no value.
  Expected: name: 'Robin Sample' (The owner's full name, as it should be read everywhere)
  Hint: Write name: 'Null'`,
  },
  {
    slip: "a list stands for a text",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: [Ada, Writer]",
    says: `content/owner.yaml:1:7  name  [wrong-type]
  "name" is a list, not text.`,
  },
  {
    slip: "a text stands for a list",
    file: "about",
    from: `bio:
  - I build services.`,
    to: "bio: I build services.",
    says: `content/about.yaml:3:6  bio  [wrong-type]
  "bio" is text, not a list.
  Expected: a list, each item on a line of its own after a dash.
  Hint: Put it on the next line, after a dash: - I build services.`,
  },
  {
    slip: "fields stand for a list",
    file: "about",
    from: `  - title: At work
    items:`,
    to: `    title: At work
    items:`,
    says: `content/about.yaml:6:5  likes  [wrong-type]
  "likes" is a group of fields, not a list.
  Expected: a list, each item on a line of its own after a dash.
  Hint: Put a dash and a space before the first field of each item.`,
  },
  {
    slip: "a text stands for fields",
    file: "portfolio",
    from: `    image:
      src: images/wide.png
      alt: A table of scores.`,
    to: "    image: images/wide.png",
    says: `content/portfolio.yaml:11:12  projects[0].image  [wrong-type]
  "image" is text, not a group of fields.
  Expected: fields, each on a line of its own with its name and a colon.`,
  },
  {
    slip: "a number is in quotes",
    file: "errors",
    from: "status: 404",
    to: "status: '404'",
    says: `content/errors.yaml:3:13  errors[0].status  [wrong-type]
  "status" is text, not a whole number.
  Hint: Write it without quotes.`,
  },
  {
    slip: "a number has a fraction",
    file: "errors",
    from: "status: 404",
    to: "status: 404.5",
    says: `content/errors.yaml:3:13  errors[0].status  [wrong-type]
  "status" is the number 404.5, not a whole number.`,
  },
  {
    slip: "a number is out of range",
    file: "errors",
    from: "status: 404",
    to: "status: 200",
    says: `content/errors.yaml:3:13  errors[0].status  [out-of-range]
  "status" must be at least 400.`,
  },
  {
    slip: "yes stands for true",
    file: "resume",
    from: "expandedByDefault: true",
    to: "expandedByDefault: yes",
    says: `content/resume.yaml:6:24  sections[0].expandedByDefault  [wrong-type]
  "expandedByDefault" is text, not true or false.
  Hint: Write true.`,
  },
  {
    slip: "true is in quotes",
    file: "resume",
    from: "expandedByDefault: true",
    to: "expandedByDefault: 'true'",
    says: `content/resume.yaml:6:24  sections[0].expandedByDefault  [wrong-type]
  "expandedByDefault" is text, not true or false.
  Hint: Write it without quotes.`,
  },
  {
    slip: "a choice is misspelled",
    file: "resume",
    from: "section: Education",
    to: "section: Educaton",
    says: `content/resume.yaml:12:14  sections[2].section  [unknown-choice]
  "Educaton" is not a value of "section".
  Expected: Objective, TechnicalSkills, AdditionalSkills, WorkExperience, OtherExperience, Education, AchievementsAndAwards or Custom.
  Hint: Did you mean "Education"?`,
  },
  {
    slip: "a choice is missing",
    file: "resume",
    from: `  - section: Education
    title`,
    to: "  - title",
    says: `content/resume.yaml:12:5  sections[2].section  [missing-field]
  The field "section" is missing.
  Expected: section: Objective, TechnicalSkills, AdditionalSkills, WorkExperience, OtherExperience, Education, AchievementsAndAwards or Custom (Which section it is; keep it as it stands)`,
  },
  {
    slip: "a kind of contact is unknown",
    file: "owner",
    from: "kind: phone",
    to: "kind: telephone",
    says: `content/owner.yaml:7:11  contact[1].kind  [unknown-choice]
  "telephone" is not a value of "kind".
  Expected: email, phone, website or profile.`,
  },
  {
    slip: "a list that needs an item has none",
    file: "showcase",
    from: `cards:
  - name: Moths
    url: https://moths.dev
    src: images/wide.png
    alt: Three moths.`,
    to: "cards: []",
    says: `content/showcase.yaml:5:8  cards  [too-few]
  "cards" needs at least one item.`,
  },
  {
    slip: "a section has content that belongs to a file",
    file: "resume",
    from: `    title: Work
    expandedByDefault: true`,
    to: `    title: Work
    expandedByDefault: true
    content:
      text: x`,
    says: `content/resume.yaml:12:5  sections[1].content  [unknown-field]
  Unknown field "content".
  Expected: section, title, expandedByDefault or tags.`,
  },
  {
    slip: "the whole file is a list",
    file: "website",
    from: `origin: https://writer.dev
sourceUrl: https://code.dev/ada
sourceText: View source
thanks: Thank you.`,
    to: "- a",
    says: `content/website.yaml:1:1  [wrong-type]
  The file is a list, not a group of fields.
  Expected: fields, each on a line of its own with its name and a colon.`,
  },
]
