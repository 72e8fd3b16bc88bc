/** Fields that are misspelled, misplaced, missing or of the wrong type. */
import { certificateWith, entryWith, type InvalidFile } from "./invalid-file"

export const FIELDS: readonly InvalidFile[] = [
  {
    mistake: "a required field is misspelled",
    file: "work",
    from: `      - title: Lead
        startDate:`,
    to: `      - title: Lead
        startdate:`,
    output: `content/work.yaml:6:9  work[0].roles[0].startdate  [unknown-field]
  Unknown field "startdate"; the required field "startDate" is missing.
  Expected: startDate: 'Apr 2023' (The first month, or its year)
  Hint: Did you mean "startDate"?`,
  },
  {
    mistake: "an optional field is misspelled",
    file: "work",
    from: "        skills: [kotlin]",
    to: "        skils: [kotlin]",
    output: `content/work.yaml:8:9  work[0].roles[0].skils  [unknown-field]
  Unknown field "skils".
  Hint: Did you mean "skills"?`,
  },
  {
    mistake: "a field is unknown",
    file: "owner",
    from: "location:",
    to: `shoeSize: 43
location:`,
    output: `content/owner.yaml:3:1  shoeSize  [unknown-field]
  Unknown field "shoeSize".
  Expected: name, familyName, headline, location, availability, address, contact or portrait.
  Hint: Which of these is meant? If none is, delete the field.`,
  },
  {
    mistake: "a company is indented like a role",
    file: "work",
    from: "        skills: [kotlin]",
    to: `        skills: [kotlin]
      - id: second
        company: Second
        roles:
          - title: Engineer
            startDate: '2019'
            endDate: '2020'`,
    output: `content/work.yaml:9:9  work[0].roles[1]  [indentation]
  This item of "roles" has the fields of an item of "work".
  Hint: If it is one, put it after the end of the item that it is in, with its "-" below those of "work".`,
  },
  {
    mistake: "a career break is between the roles of a company",
    file: "work",
    from: "      - title: Engineer\n        startDate: 'Oct 2019'",
    to: `      - break: Parental leave
        startDate: '2020'
        endDate: '2021'
      - title: Engineer
        startDate: 'Oct 2019'`,
    output: `content/work.yaml:9:9  work[0].roles[1]  [indentation]
  This item of "roles" has the fields of an item of "work".
  Hint: If it is one, put it after the end of the item that it is in, with its "-" below those of "work".`,
  },
  {
    mistake: "a career break is a field of a company",
    file: "work",
    from: "    company: Specimen",
    to: `    company: Specimen
    break: Parental leave`,
    output: `content/work.yaml:4:5  work[0].break  [unknown-field]
  Unknown field "break".
  Expected: id, company, location, url, summary, roles, responsibilities or tags.
  Hint: It belongs to an item of work: of its own, beside this one.`,
  },
  {
    mistake: "the title of a role is a field of a responsibility",
    file: "work",
    from: "      - Led a team.",
    to: "      - text: Led a team.\n        title: Lead",
    output: `content/work.yaml:14:9  work[0].responsibilities[0].title  [unknown-field]
  Unknown field "title".
  Expected: text, id or tags.
  Hint: Which of these is meant? If none is, delete the field.`,
  },
  {
    mistake: "a job is an entry of the languages",
    file: "resume",
    from: "section: Education",
    to: "section: Languages",
    output: `content/resume.yaml:17:11  sections[2].content.entries[0]  [unknown-field]
  An entry of this section has no "startDate" or "endDate".
  Hint: If it is of another kind, move it into a section of its kind: OtherExperience, Education, AchievementsAndAwards, Projects, Volunteering or Custom. If it belongs here, put "startDate" and "endDate" into "details"; "title" is "language".`,
  },
  {
    mistake: "an entry has a field that its section cannot hold",
    ...certificateWith("courses: [Compilers]\n          credential: X"),
    output: `content/resume.yaml:18:11  sections[2].content.entries[0].courses  [unknown-field]
  Unknown field "courses".
  Expected: title, issuer, date, expires, credential, url, details, keywords, id or tags.
  Hint: Which of these is meant? If none is, put it into "details".`,
  },
  {
    mistake: "an entry of the owner's own section has an issuer",
    file: "resume",
    from: "section: Education\n    title: Education\n    expandedByDefault: false\n    content:\n      entries:\n        - title: B.S.",
    to: "section: Custom\n    id: courses\n    title: Courses\n    expandedByDefault: false\n    content:\n      entries:\n        - title: B.S.\n          issuer: Sample Cloud",
    output: `content/resume.yaml:19:11  sections[2].content.entries[0].issuer  [unknown-field]
  Unknown field "issuer".
  Hint: Here it is "organization".`,
  },
  {
    mistake: "a field needs more indentation",
    file: "work",
    from: "    company: Specimen",
    to: `    company: Specimen
    startDate: 'Apr 2023'`,
    output: `content/work.yaml:4:5  work[0].startDate  [unknown-field]
  Unknown field "startDate".
  Expected: id, company, location, url, summary, roles, responsibilities or tags.
  Hint: "startDate" belongs inside "roles": indent it further.`,
  },
  {
    mistake: "a field needs less indentation",
    file: "work",
    from: "        skills: [kotlin]",
    to: `        url: https://specimen.dev
        skills: [kotlin]`,
    output: `content/work.yaml:8:9  work[0].roles[0].url  [unknown-field]
  Unknown field "url".
  Expected: title, startDate, endDate, location, skills, summary, responsibilities, id or tags.
  Hint: "url" belongs on the same level as "roles": indent it less.`,
  },
  {
    mistake: "an entry has a text, but its section has only details",
    ...certificateWith("text: Renewal booked"),
    output: `content/resume.yaml:18:11  sections[2].content.entries[0].text  [unknown-field]
  Unknown field "text".
  Hint: Here it is "details".`,
  },
  {
    mistake: "a certificate has a start",
    ...certificateWith("startDate: '2020'"),
    output: `content/resume.yaml:18:11  sections[2].content.entries[0].startDate  [unknown-field]
  Unknown field "startDate".
  Hint: Here it is "date".`,
  },
  {
    mistake: "an entry has a list as its section has",
    ...certificateWith("list: [Renewal booked]"),
    output: `content/resume.yaml:18:11  sections[2].content.entries[0].list  [unknown-field]
  Unknown field "list".
  Hint: Here it is "details".`,
  },
  {
    mistake: "a required field is missing",
    file: "owner",
    from: `name: Ada Writer
`,
    to: "",
    output: `content/owner.yaml:1:1  name  [missing-field]
  The field "name" is missing.
  Expected: name: 'Robin Sample' (The owner's full name, as the whole site shows it)`,
  },
  {
    mistake: "a required field of an item is missing",
    file: "work",
    from: `        startDate: 'Jan 2018'
`,
    to: "",
    output: `content/work.yaml:17:9  work[1].roles[0].startDate  [missing-field]
  The field "startDate" is missing.
  Expected: startDate: 'Apr 2023' (The first month, or its year)`,
  },
  {
    mistake: "an item without an id has a name without Latin letters",
    file: "work",
    from: `  - id: specimen
    company: Specimen`,
    to: "  - company: บริษัท",
    output: `content/work.yaml:2:5  work[0].id  [missing-field]
  The field "id" is missing.
  Expected: id: 'specimen-payments' (The company's id in its URL: /resume/#id)
  Hint: Add the line id: work-1`,
  },
  {
    mistake: "a field has no value",
    file: "owner",
    from: "name: Ada Writer",
    to: "name:",
    output: `content/owner.yaml:1:1  name  [no-value]
  "name" has no value.
  Expected: name: 'Robin Sample' (The owner's full name, as the whole site shows it)`,
  },
  {
    mistake: "an optional field has no value",
    file: "work",
    from: "        endDate: ''",
    to: "        endDate:",
    output: `content/work.yaml:7:9  work[0].roles[0].endDate  [no-value]
  "endDate" has no value.
  Expected: endDate: 'Mar 2023' (The last month, or its year, or '' if the role has not ended)
  Hint: Write endDate: '' if it has not ended.`,
  },
  {
    mistake: "a text is empty",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: ''",
    output: `content/owner.yaml:1:7  name  [empty-text]
  The text is empty.`,
  },
  {
    mistake: "a number is given instead of a text",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: 42",
    output: `content/owner.yaml:1:7  name  [wrong-type]
  "name" is the number 42, not text.
  Hint: Write name: '42'`,
  },
  {
    mistake: "true is given instead of a text",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: true",
    output: `content/owner.yaml:1:7  name  [wrong-type]
  "name" is the boolean true, not text.
  Hint: Put a text in its place.`,
  },
  {
    mistake: "null is given instead of a text",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: Null",
    output: `content/owner.yaml:1:7  name  [no-value]
  "name" has no value: YAML reads "Null" as no value.
  Expected: name: 'Robin Sample' (The owner's full name, as the whole site shows it)
  Hint: Write name: 'Null'`,
  },
  {
    mistake: "a list is given instead of a text",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: [Ada, Writer]",
    output: `content/owner.yaml:1:7  name  [wrong-type]
  "name" is a list, not text.
  Hint: Keep one of them, or make one text of them.`,
  },
  {
    mistake: "a text is given instead of a list",
    file: "about",
    from: `bio:
  - I build services.`,
    to: "bio: I build services.",
    output: `content/about.yaml:3:6  bio  [wrong-type]
  "bio" is text, not a list.
  Expected: a list, with each item on its own line after a dash.
  Hint: Put it on the next line, after a dash: - I build services.`,
  },
  {
    mistake: "fields are given instead of a list",
    file: "about",
    from: `  - title: At work
    items:`,
    to: `    title: At work
    items:`,
    output: `content/about.yaml:6:5  likes  [wrong-type]
  "likes" is a group of fields, not a list.
  Expected: a list, with each item on its own line after a dash.
  Hint: Put a dash and a space before the first field of each item.`,
  },
  {
    mistake: "a text is given instead of fields",
    file: "portfolio",
    from: `    image:
      src: images/wide.png
      alt: A table of scores.`,
    to: "    image: images/wide.png",
    output: `content/portfolio.yaml:11:12  projects[0].image  [wrong-type]
  "image" is text, not a group of fields.
  Expected: fields, each on its own line with a name and a colon.
  Hint: Fill in what is empty: image: { src: 'images/wide.png', alt: '' }`,
  },
  {
    mistake: "a number is in quotes",
    file: "errors",
    from: "status: 404",
    to: "status: '404'",
    output: `content/errors.yaml:3:13  errors[0].status  [wrong-type]
  "status" is text, not a whole number.
  Hint: Write - status: 404`,
  },
  {
    mistake: "a number has a fraction",
    file: "errors",
    from: "status: 404",
    to: "status: 404.5",
    output: `content/errors.yaml:3:13  errors[0].status  [wrong-type]
  "status" is the number 404.5, not a whole number.`,
  },
  {
    mistake: "a number is out of range",
    file: "errors",
    from: "status: 404",
    to: "status: 200",
    output: `content/errors.yaml:3:13  errors[0].status  [out-of-range]
  "status" must be at least 400.`,
  },
  {
    mistake: "yes is given instead of true",
    file: "resume",
    from: "expandedByDefault: true",
    to: "expandedByDefault: yes",
    output: `content/resume.yaml:6:24  sections[0].expandedByDefault  [wrong-type]
  "expandedByDefault" is text, not true or false.
  Hint: Write expandedByDefault: true`,
  },
  {
    mistake: "a choice is missing",
    file: "resume",
    from: `  - section: Education
    title`,
    to: "  - title",
    output: `content/resume.yaml:12:5  sections[2].section  [missing-field]
  The field "section" is missing.
  Expected: section: Objective, TechnicalSkills, AdditionalSkills, WorkExperience, OtherExperience, Education, AchievementsAndAwards, Projects, Certificates, Publications, Talks, Languages, Volunteering, Interests, References or Custom (The kind of section)`,
  },
  {
    mistake: "a kind of contact is unknown",
    file: "owner",
    from: "kind: phone",
    to: "kind: telephone",
    output: `content/owner.yaml:7:11  contact[1].kind  [unknown-choice]
  "telephone" is not a valid value of "kind".
  Expected: email, phone, website or profile.
  Hint: Did you mean "phone"?`,
  },
  {
    mistake: "a list that needs an item is empty",
    file: "work",
    from: `    roles:
      - title: Engineer
        startDate: 'Jan 2018'
        endDate: 'Sep 2019'
        skills: [scala]`,
    to: "    roles: []",
    output: `content/work.yaml:16:12  work[1].roles  [too-few]
  "roles" needs at least one item.
  Hint: Fill it in, or delete the whole item of "work".`,
  },
  {
    mistake: "a section has content that belongs in another file",
    file: "resume",
    from: `    title: Work
    expandedByDefault: true`,
    to: `    title: Work
    expandedByDefault: true
    content:
      text: x`,
    output: `content/resume.yaml:12:5  sections[1].content  [unknown-field]
  Unknown field "content".
  Expected: section, title, expandedByDefault or tags.
  Hint: Which of these is meant? If none is, delete the field.`,
  },
  {
    mistake: "the first line of a file with one list is deleted",
    file: "skills",
    from: "skills:\n",
    to: "",
    output: `content/skills.yaml:1:3  [wrong-type]
  The file is a list, not a group of fields.
  Expected: fields, each on its own line with a name and a colon.
  Hint: Put a line skills: above the list.`,
  },
  {
    mistake: "a location is a text and fields",
    file: "owner",
    from: "location: Portland, OR",
    to: "location: Portland, OR\n  city: Portland",
    output: `content/owner.yaml:3:1  [indentation]
  "location" has a value on its own line and fields below it.
  Hint: It has one of two forms: put all of it on its line, or all of it into the fields.`,
  },
  {
    mistake: "responsibilities are a list in brackets and items with fields",
    file: "work",
    from: "    responsibilities:\n      - Led a team.",
    to: "    responsibilities: [Led a team.]\n      - text: Led a team.\n        id: led",
    output: `content/work.yaml:13:7  [indentation]
  "responsibilities" has a value on its own line and fields below it.
  Hint: It has one of two forms: put all of it on its line, or all of it into the fields.`,
  },
  {
    mistake: "the whole file is a list",
    file: "website",
    from: `origin: https://writer.dev
sourceUrl: https://code.dev/ada
sourceText: View source
thanks: Thank you.
format: 4`,
    to: "- a",
    output: `content/website.yaml:1:1  [wrong-type]
  The file is a list, not a group of fields.
  Expected: fields, each on its own line with a name and a colon.`,
  },
  {
    mistake: "the first line of the only entry is a comment",
    file: "resume",
    from: "        - title: B.S.",
    to: "        # - title: B.S.",
    output: `content/resume.yaml:18:11  sections[2].content.entries  [wrong-type]
  "entries" is a group of fields, not a list.
  Expected: a list, with each item on its own line after a dash.
  Hint: Line 17 begins an item, and is a comment. Delete its #, or put one before each line of the item.`,
  },
  {
    mistake: "an item may belong to the list of the item above",
    file: "about",
    from: "      - Clear edges\n",
    to: "      - Clear edges\n  - Migrations that can stop\n",
    output: `content/about.yaml:9:5  likes[1]  [wrong-type]
  An item of "likes" is text, not a group of fields.
  Expected: fields, each on its own line with a name and a colon.
  Hint: If it belongs to the items: of an item above or below, put it there, indented as those. Otherwise, write - { title: 'Migrations that can stop' }`,
  },
  {
    mistake: "an item of the inner list stands above its group",
    file: "about",
    from: "likes:\n",
    to: "likes:\n  - Migrations that can stop\n",
    output: `content/about.yaml:6:5  likes[0]  [wrong-type]
  An item of "likes" is text, not a group of fields.
  Expected: fields, each on its own line with a name and a colon.
  Hint: If it belongs to the items: of an item above or below, put it there, indented as those. Otherwise, write - { title: 'Migrations that can stop' }`,
  },
  {
    mistake: "a language and its level are a pair, and so are others",
    file: "resume",
    from: entryWith("Languages", "").from,
    to: `section: Languages
    title: Languages
    expandedByDefault: false
    content:
      entries:
        - Português: Nativo
        - English:
  - section: Interests
    title: Interests
    expandedByDefault: false
    content:
      entries:
        - Pinball: '20 years'`,
    output: `content/resume.yaml:17:11  sections[2].content.entries[0]["Português"]  [unknown-field]
  Unknown field "Português"; the required field "language" is missing.
  Expected: language: 'Spanish' (The language)
  Hint: Write - { language: Português, level: Nativo }
content/resume.yaml:18:11  sections[2].content.entries[1].English  [unknown-field]
  Unknown field "English"; the required field "language" is missing.
  Expected: language: 'Spanish' (The language)
  Hint: Write - { language: English }
content/resume.yaml:24:11  sections[3].content.entries[0].Pinball  [unknown-field]
  Unknown field "Pinball"; the required field "title" is missing.
  Expected: title: 'Pinball' (The interest)
  Hint: Write - { title: 'Pinball: 20 years' }`,
  },
  {
    mistake: "a field of a group stands outside it",
    file: "website",
    from: "thanks: Thank you.",
    to: "thanks: Thank you.\nlook: light",
    output: `content/website.yaml:5:1  look  [unknown-field]
  Unknown field "look".
  Hint: Here it is "look" inside "theme".`,
  },
  {
    mistake: "a job has the fields of its role, and no id",
    file: "work",
    from: `  - id: null-island
    company: Null Island
    roles:
      - title: Engineer
        startDate: 'Jan 2018'
        endDate: 'Sep 2019'
        skills: [scala]
`,
    to: `  - title: Engineer
    company: Null Island
    startDate: 'Jan 2018'
    endDate: 'Sep 2019'
    skills: [scala]
`,
    output: `content/work.yaml:14:5  work[1].title  [unknown-field]
  Unknown field "title"; the required field "roles" is missing.
  Expected: roles: (The roles at the company, newest first)
  Hint: In place of title, startDate, endDate and skills, put roles: [{ title: Engineer, startDate: Jan 2018, endDate: Sep 2019, skills: [ scala ] }]
content/work.yaml:14:5  work[1].id  [missing-field]
  The field "id" is missing.
  Expected: id: 'specimen-payments' (The company's id in its URL: /resume/#id)
  Hint: Add the line id: null-island
content/work.yaml:16:5  work[1].startDate  [unknown-field]
  Unknown field "startDate".
  Hint: In place of title, startDate, endDate and skills, put roles: [{ title: Engineer, startDate: Jan 2018, endDate: Sep 2019, skills: [ scala ] }]
content/work.yaml:17:5  work[1].endDate  [unknown-field]
  Unknown field "endDate".
  Hint: In place of title, startDate, endDate and skills, put roles: [{ title: Engineer, startDate: Jan 2018, endDate: Sep 2019, skills: [ scala ] }]
content/work.yaml:18:5  work[1].skills  [unknown-field]
  Unknown field "skills".
  Hint: In place of title, startDate, endDate and skills, put roles: [{ title: Engineer, startDate: Jan 2018, endDate: Sep 2019, skills: [ scala ] }]`,
  },
  {
    mistake: "a job is current",
    file: "work",
    from: "        endDate: ''\n",
    to: "        current: true\n",
    output: `content/work.yaml:7:9  work[0].roles[0].current  [unknown-field]
  Unknown field "current".
  Hint: Here it is endDate: ''`,
  },
  {
    mistake: "a job is current and has ended",
    file: "work",
    from: "        endDate: 'Sep 2019'\n",
    to: "        is_current: true\n        endDate: 'Sep 2019'\n",
    output: `content/work.yaml:19:9  work[1].roles[0].is_current  [unknown-field]
  Unknown field "is_current".
  Expected: title, startDate, endDate, location, skills, summary, responsibilities, id or tags.
  Hint: If it has not ended, delete the line, and change the other to endDate: ''`,
  },
  {
    mistake: "a section has no content",
    file: "resume",
    from: "    content:\n      entries:\n        - title: B.S.\n          startDate: 'Sep 2000'\n          endDate: 'Jun 2004'\n",
    to: "",
    output: `content/resume.yaml:12:5  sections[2].content  [missing-field]
  The field "content" is missing.
  Expected: content: (The section's content: a text, a list, entries, or a combination)
  Hint: Fill it in, or delete the whole item of "sections".`,
  },
  {
    mistake: "the content of a section is empty",
    file: "resume",
    from: "    content:\n      entries:\n        - title: B.S.\n          startDate: 'Sep 2000'\n          endDate: 'Jun 2004'\n",
    to: "    content:\n",
    output: `content/resume.yaml:15:5  sections[2].content  [no-value]
  "content" has no value.
  Expected: content: (The section's content: a text, a list, entries, or a combination)
  Hint: Fill it in, or delete the whole item of "sections".`,
  },
  {
    mistake: "the content of a section is a list",
    file: "resume",
    from: "    content:\n      entries:\n        - title: B.S.\n          startDate: 'Sep 2000'\n          endDate: 'Jun 2004'\n",
    to: "    content:\n      - A\n",
    output: `content/resume.yaml:16:7  sections[2].content  [wrong-type]
  "content" is a list, not a group of fields.
  Expected: fields, each on its own line with a name and a colon.
  Hint: Put a line list: below content:, and indent the list further than that line.`,
  },
  {
    mistake: "a text is given in two languages",
    file: "owner",
    from: "headline: Backend engineer",
    to: "headline: { en: Backend engineer, pt: Engenheira }",
    output: `content/owner.yaml:2:11  headline  [wrong-type]
  "headline" is a group of fields, not text.
  Hint: Put the text of one language here, without en:. translations/pt.yaml has the other, which \`npm run translate -- pt\` begins.`,
  },
  {
    mistake: "a list is given in two languages",
    file: "about",
    from: "bio:\n  - I build services.",
    to: "bio:\n  en:\n    - I build services.\n  de:\n    - Ich baue.",
    output: `content/about.yaml:4:3  bio  [wrong-type]
  "bio" is a group of fields, not a list.
  Expected: a list, with each item on its own line after a dash.
  Hint: Put the text of one language here, without en:. translations/de.yaml has the other, which \`npm run translate -- de\` begins.`,
  },
  {
    mistake: "the only list of a file is empty",
    file: "work",
    from: "work:\n  - id: specimen\n    company: Specimen\n    roles:\n      - title: Lead\n        startDate: 'Apr 2023'\n        endDate: ''\n        skills: [kotlin]\n      - title: Engineer\n        startDate: 'Oct 2019'\n        endDate: 'Mar 2023'\n    responsibilities:\n      - Led a team.\n  - id: null-island\n    company: Null Island\n    roles:\n      - title: Engineer\n        startDate: 'Jan 2018'\n        endDate: 'Sep 2019'\n        skills: [scala]\n    responsibilities:\n      - Built an API.\n",
    to: "work:\n",
    output: `content/work.yaml:1:1  work  [no-value]
  "work" has no value.
  Expected: work: (The companies and career breaks, newest first)
  Hint: Write work: [] if there are none.`,
  },
  {
    mistake: "the file with the only list is empty",
    file: "work",
    from: "work:\n  - id: specimen\n    company: Specimen\n    roles:\n      - title: Lead\n        startDate: 'Apr 2023'\n        endDate: ''\n        skills: [kotlin]\n      - title: Engineer\n        startDate: 'Oct 2019'\n        endDate: 'Mar 2023'\n    responsibilities:\n      - Led a team.\n  - id: null-island\n    company: Null Island\n    roles:\n      - title: Engineer\n        startDate: 'Jan 2018'\n        endDate: 'Sep 2019'\n        skills: [scala]\n    responsibilities:\n      - Built an API.\n",
    to: "# No job.\n",
    output: `content/work.yaml:1:1  [empty-file]
  The file is empty or contains only comments.
  Hint: Add its fields, which docs/content.md lists. If there are none, its only line is work: []`,
  },
]
