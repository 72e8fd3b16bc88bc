/** Words, groups and types of other formats, and of people who do not know the schema. */
import type { InvalidFile } from "./invalid-file"

export const OTHER_FORMATS: readonly InvalidFile[] = [
  {
    mistake: "a role has the words of JSON Resume",
    file: "work",
    from: `      - title: Engineer
        startDate: 'Jan 2018'
        endDate: 'Sep 2019'`,
    to: `      - position: Engineer
        start: 'Jan 2018'
        until: 'Sep 2019'
        highlights: [Ran it.]`,
    output: `content/work.yaml:17:9  work[1].roles[0].position  [unknown-field]
  Unknown field "position"; the required field "title" is missing.
  Expected: title: 'Senior Software Engineer' (The role's title)
  Hint: Here it is "title".
content/work.yaml:18:9  work[1].roles[0].start  [unknown-field]
  Unknown field "start"; the required field "startDate" is missing.
  Expected: startDate: 'Apr 2023' (The first month, or its year)
  Hint: Here it is "startDate".
content/work.yaml:19:9  work[1].roles[0].until  [unknown-field]
  Unknown field "until".
  Hint: Here it is "endDate".
content/work.yaml:20:9  work[1].roles[0].highlights  [unknown-field]
  Unknown field "highlights".
  Hint: Here it is "responsibilities".`,
  },
  {
    mistake: "a job has no list of roles, as in JSON Resume",
    file: "work",
    from: `  - id: null-island
    company: Null Island
    roles:
      - title: Engineer
        startDate: 'Jan 2018'
        endDate: 'Sep 2019'
        skills: [scala]
`,
    to: `  - employer: Null Island
    position: Engineer
    start_date: 'Jan 2018'
    description: A bank.
`,
    output: `content/work.yaml:14:5  work[1].employer  [unknown-field]
  Unknown field "employer"; the required field "company" is missing.
  Expected: company: 'Specimen Payments' (The company's name)
  Hint: Here it is "company".
content/work.yaml:14:5  work[1].id  [missing-field]
  The field "id" is missing.
  Expected: id: 'specimen-payments' (The company's id in its URL: /resume/#id)
content/work.yaml:15:5  work[1].position  [unknown-field]
  Unknown field "position"; the required field "roles" is missing.
  Expected: roles: (The roles at the company, newest first)
  Hint: Here it is "title" inside "roles".
content/work.yaml:16:5  work[1].start_date  [unknown-field]
  Unknown field "start_date".
  Hint: Here it is "startDate" inside "roles".
content/work.yaml:17:5  work[1].description  [unknown-field]
  Unknown field "description".
  Hint: Here it is "summary".`,
  },
  {
    mistake: "an entry has the words of RenderCV",
    file: "resume",
    from: "        - title: B.S.",
    to: `        - degree: B.S.
          institution: MIT
          gpa: '3.9'
          summary: Well.`,
    output: `content/resume.yaml:17:11  sections[2].content.entries[0].degree  [unknown-field]
  Unknown field "degree"; the required field "title" is missing.
  Expected: title: 'B.S., Computer Science' (The degree and the subject)
  Hint: Here it is "title".
content/resume.yaml:18:11  sections[2].content.entries[0].institution  [unknown-field]
  Unknown field "institution".
  Hint: Here it is "organization".
content/resume.yaml:19:11  sections[2].content.entries[0].gpa  [unknown-field]
  Unknown field "gpa".
  Hint: Here it is "grade".
content/resume.yaml:20:11  sections[2].content.entries[0].summary  [unknown-field]
  Unknown field "summary".
  Hint: Here it is "text".`,
  },
  {
    mistake: "a word has two meanings",
    file: "work",
    from: `        endDate: ''
        skills: [kotlin]
`,
    to: `        date: '2023'
        city: Portland
`,
    output: `content/work.yaml:7:9  work[0].roles[0].date  [unknown-field]
  Unknown field "date".
  Hint: Here it is "endDate".
content/work.yaml:8:9  work[0].roles[0].city  [unknown-field]
  Unknown field "city".
  Hint: Here it is "location".`,
  },
  {
    mistake: "the owner is in the group of JSON Resume",
    file: "owner",
    from: `name: Ada Writer
headline: Backend engineer
`,
    to: `basics:
  name: Ada Writer
  label: Backend engineer
`,
    output: `content/owner.yaml:1:1  basics  [unknown-field]
  Unknown field "basics".
  Expected: name, familyName, headline, location, availability, address, contact or portrait.
  Hint: Delete the line "basics:", and indent the lines below it less.`,
  },
  {
    mistake: "the name is in parts",
    file: "owner",
    from: "name: Ada Writer",
    to: "name: { first: Ada, last: Writer }",
    output: `content/owner.yaml:1:7  name  [wrong-type]
  "name" is a group of fields, not text.
  Hint: Write name: 'Ada Writer'`,
  },
  {
    mistake: "the name is in two fields",
    file: "owner",
    from: "name: Ada Writer",
    to: `firstName: Ada
lastName: Writer`,
    output: `content/owner.yaml:1:1  firstName  [unknown-field]
  Unknown field "firstName"; the required field "name" is missing.
  Expected: name: 'Robin Sample' (The owner's full name, as the whole site shows it)
  Hint: Write name: 'Ada Writer'
content/owner.yaml:2:1  lastName  [unknown-field]
  Unknown field "lastName".
  Hint: Here it is "familyName".`,
  },
  {
    mistake: "an email address is outside the contact fields",
    file: "owner",
    from: "location: Portland, OR",
    to: `email: ada@writer.dev
linkedin: ada`,
    output: `content/owner.yaml:3:1  email  [unknown-field]
  Unknown field "email".
  Expected: name, familyName, headline, location, availability, address, contact or portrait.
  Hint: Here it is an item of "contact", with kind: email
content/owner.yaml:4:1  linkedin  [unknown-field]
  Unknown field "linkedin".
  Expected: name, familyName, headline, location, availability, address, contact or portrait.
  Hint: Here it is an item of "contact", with kind: profile`,
  },
  {
    mistake: "a contact field has its kind as its name",
    file: "owner",
    from: `  - kind: phone
    value: +1 503-555-0142`,
    to: "  - phone: +1 503-555-0142",
    output: `content/owner.yaml:7:5  contact[1].phone  [unknown-field]
  Unknown field "phone"; the required field "kind" is missing.
  Expected: kind: 'email' (The kind of contact: email, phone, website or profile)
  Hint: Here it is kind: phone and value: '+1 503-555-0142'`,
  },
  {
    mistake: "the contact fields are no list",
    file: "owner",
    from: `  - kind: email
    value: ada@writer.dev
  - kind: phone
    value: +1 503-555-0142
`,
    to: `  email: ada@writer.dev
  phone: +1 503-555-0142
`,
    output: `content/owner.yaml:5:3  contact  [wrong-type]
  "contact" is a group of fields, not a list.
  Expected: a list, with each item on its own line after a dash.
  Hint: Each needs an item of its own, as in - kind: email`,
  },
  {
    mistake: "fields stand in the file of others",
    file: "website",
    from: "sourceText: View source",
    to: `sourceText: View source
paper: a4
headline: Engineer`,
    output: `content/website.yaml:4:1  paper  [unknown-field]
  Unknown field "paper".
  Expected: format, origin, language, sourceUrl, sourceText, thanks, metalMode, theme or words.
  Hint: "paper" belongs in resume.yaml.
content/website.yaml:5:1  headline  [unknown-field]
  Unknown field "headline".
  Expected: format, origin, language, sourceUrl, sourceText, thanks, metalMode, theme or words.
  Hint: "headline" belongs in owner.yaml.`,
  },
  {
    mistake: "a section has its kind in another field",
    file: "resume",
    from: "  - section: Education",
    to: "  - type: Education",
    output: `content/resume.yaml:12:5  sections[2].type  [unknown-field]
  Unknown field "type"; the required field "section" is missing.
  Expected: section: Objective, TechnicalSkills, AdditionalSkills, WorkExperience, OtherExperience, Education, AchievementsAndAwards, Projects, Certificates, Publications, Talks, Languages, Volunteering, Interests, References or Custom (The kind of section)
  Hint: Here it is "section".`,
  },
  {
    mistake: "a section of JSON Resume stands outside the sections",
    file: "resume",
    from: "title: Resume",
    to: `title: Resume
education: []`,
    output: `content/resume.yaml:2:1  education  [unknown-field]
  Unknown field "education".
  Expected: title, description, updated, paper, layout, template, pages, fit or sections.
  Hint: Here it is an item of "sections", with section: Education`,
  },
  {
    mistake: "texts stand in place of skills",
    file: "skills",
    from: `      - id: kotlin
        name: Kotlin
      - id: scala
        name: Scala
`,
    to: `      - Kotlin
      - Scala
`,
    output: `content/skills.yaml:5:9  skills[0].skills[0]  [wrong-type]
  An item of "skills" is text, not a group of fields.
  Expected: fields, each on its own line with a name and a colon.
  Hint: Write - { id: 'kotlin', name: 'Kotlin' }`,
  },
  {
    mistake: "a list of one text is given instead of a text",
    file: "owner",
    from: "headline: Backend engineer",
    to: `headline:
  - Backend engineer`,
    output: `content/owner.yaml:3:3  headline  [wrong-type]
  "headline" is a list, not text.
  Hint: Write headline: 'Backend engineer'`,
  },
  {
    mistake: "a file is in the fences of a chat",
    file: "owner",
    from: `name: Ada Writer
headline: Backend engineer
location: Portland, OR
contact:
  - kind: email
    value: ada@writer.dev
  - kind: phone
    value: +1 503-555-0142
`,
    to: `Here is your file:

\`\`\`yaml
name: Ada Writer
headline: Backend engineer
\`\`\`
`,
    output: `content/owner.yaml:3:1  [yaml-syntax]
  This line is a mark of a chat, or of a merge conflict in Git.
  Hint: Delete lines 3 and 6, and what else is no part of the file.`,
  },
  {
    mistake: "a fence ends a file",
    file: "about",
    from: `    href: /portfolio/
`,
    to: `    href: /portfolio/
\`\`\`
`,
    output: `content/about.yaml:12:1  [yaml-syntax]
  This line is a mark of a chat, or of a merge conflict in Git.
  Hint: Delete line 12, and what else is no part of the file.`,
  },
  {
    mistake: "a language has its name in place of its code",
    file: "website",
    from: "sourceText: View source",
    to: "language: Deutsch",
    output: `content/website.yaml:3:11  language  [bad-value]
  "Deutsch" is not the code of a language.
  Expected: a code like 'de' or 'pt-BR'.
  Hint: Write language: 'de'`,
  },
  {
    mistake: "a code of a language has an underscore",
    file: "website",
    from: "sourceText: View source",
    to: "language: pt_br",
    output: `content/website.yaml:3:11  language  [bad-value]
  "pt_br" is not the code of a language.
  Expected: a code like 'de' or 'pt-BR'.
  Hint: Write language: 'pt-BR'`,
  },
  {
    mistake: "a color is one of CSS and another is impossible",
    file: "website",
    from: "sourceText: View source",
    to: `theme:
  accent: Rebecca Purple
  background: { top: 'rgba(1, 2, 3, 1)', bottom: 'rgb(300, 0, 0)' }`,
    output: `content/website.yaml:4:11  theme.accent  [bad-color]
  "Rebecca Purple" is not a color.
  Expected: a # and six hexadecimal digits in quotes, as in '#ff7a45'.
  Hint: Write accent: '#663399'
content/website.yaml:5:22  theme.background.top  [bad-color]
  "rgba(1, 2, 3, 1)" is not a color.
  Expected: a # and six hexadecimal digits in quotes, as in '#ff7a45'.
  Hint: Write background: { top: '#010203', bottom: 'rgb(300, 0, 0)' }
content/website.yaml:5:50  theme.background.bottom  [bad-color]
  "rgb(300, 0, 0)" is not a color.
  Expected: a # and six hexadecimal digits in quotes, as in '#ff7a45'.`,
  },
  {
    mistake: "a font is a file",
    file: "website",
    from: "sourceText: View source",
    to: `theme:
  fonts: { text: fonts/Inter.ttf, headings: 'Inter sans-serif' }`,
    output: `content/website.yaml:4:18  theme.fonts.text  [bad-font]
  "fonts/Inter.ttf" is a file, not the name of a font.
  Expected: names separated by commas, as in 'Georgia, serif' or '@fontsource/lora, serif'.
  Hint: Put the TTF or OTF file into fonts/ of the content, and name its family, as in 'Lora, serif'. Or name a package of https://fontsource.org, as in '@fontsource/lora, serif'.
content/website.yaml:4:45  theme.fonts.headings  [bad-font]
  The names are not written as expected.
  Expected: names separated by commas, as in 'Georgia, serif' or '@fontsource/lora, serif'.
  Hint: Write fonts: { text: fonts/Inter.ttf, headings: 'Inter, sans-serif' }`,
  },
  {
    mistake: "a kind of font is misspelled",
    file: "website",
    from: "sourceText: View source",
    to: `theme:
  fonts: { text: 'Lora, seriff', headings: '@fontsource/Lora' }`,
    output: `content/website.yaml:4:18  theme.fonts.text  [bad-font]
  The last name is not a kind of font, which is needed if no other font has a letter.
  Expected: serif, sans-serif, monospace, system-ui, ui-serif, ui-sans-serif, ui-monospace or ui-rounded.
  Hint: Write fonts: { text: 'Lora, serif', headings: '@fontsource/Lora' }
content/website.yaml:4:44  theme.fonts.headings  [bad-font]
  "@fontsource/Lora" is not the name of a package of Fontsource.
  Expected: names separated by commas, as in 'Georgia, serif' or '@fontsource/lora, serif'.`,
  },
  {
    mistake: "a font that is not installed resembles no other",
    file: "website",
    from: "sourceText: View source",
    to: `theme:
  fonts: { text: '@fontsource/inter, serif' }`,
    output: `content/website.yaml:4:18  theme.fonts.text  [missing-font-package]
  The font package "@fontsource/inter" is not installed.
  Hint: Run: npm install --save-exact @fontsource/inter`,
  },
  {
    mistake: "a repository has the address for SSH",
    file: "website",
    from: "sourceUrl: https://code.dev/ada",
    to: "sourceUrl: git@code.dev:ada/site.git",
    output: `content/website.yaml:2:12  sourceUrl  [bad-address]
  "git@code.dev:ada/site.git" is not a complete URL.
  Expected: a complete URL, as in 'https://robin.example/page'.
  Hint: Write sourceUrl: 'https://code.dev/ada/site'`,
  },
  {
    mistake: "an email address is hidden from robots",
    file: "owner",
    from: "ada@writer.dev",
    to: "ada (at) writer [dot] dev",
    output: `content/owner.yaml:6:12  contact[0].value  [bad-email]
  "ada (at) writer [dot] dev" is not an email address.
  Expected: an address like 'robin@example.com'.
  Hint: Did you mean "ada@writer.dev"?`,
  },
  {
    mistake: "the work history is listed twice",
    file: "resume",
    from: `  - section: Education
    title: Education
    expandedByDefault: false
    content:
      entries:
        - title: B.S.
          startDate: 'Sep 2000'
          endDate: 'Jun 2004'
`,
    to: `  - section: WorkExperience
    title: Earlier work
    expandedByDefault: false
`,
    output: `content/resume.yaml:12:14  sections[2].section  [duplicate-address]
  /resume/#work-experience is already the URL of another item. See content/resume.yaml:9:14.
  Hint: A résumé has this section once. Put both into one, or use OtherExperience or Custom with an id.`,
  },
  {
    mistake: "a section that may have an id is listed twice",
    file: "resume",
    from: "updated:",
    to: `  - section: Education
    title: Courses
    expandedByDefault: false
    content:
      text: Many.
updated:`,
    output: `content/resume.yaml:20:14  sections[3].section  [duplicate-address]
  /resume/#education is already the URL of another item. See content/resume.yaml:12:14.
  Hint: Give this section an id, as in id: courses`,
  },
  {
    mistake: "a section has a name of its own",
    file: "resume",
    from: "section: Education",
    to: "section: Memberships",
    output: `content/resume.yaml:12:14  sections[2].section  [unknown-choice]
  "Memberships" is not a valid value of "section".
  Expected: Objective, TechnicalSkills, AdditionalSkills, WorkExperience, OtherExperience, Education, AchievementsAndAwards, Projects, Certificates, Publications, Talks, Languages, Volunteering, Interests, References or Custom.
  Hint: If it is none of these, use Custom with an id.`,
  },
  {
    mistake: "contact fields have other words for their kinds",
    file: "owner",
    from: `  - kind: email
    value: ada@writer.dev
  - kind: phone`,
    to: `  - kind: Homepage
    value: https://writer.dev
  - kind: Handy`,
    output: `content/owner.yaml:5:11  contact[0].kind  [unknown-choice]
  "Homepage" is not a valid value of "kind".
  Expected: email, phone, website or profile.
  Hint: Did you mean "website"?
content/owner.yaml:7:11  contact[1].kind  [unknown-choice]
  "Handy" is not a valid value of "kind".
  Expected: email, phone, website or profile.
  Hint: Did you mean "phone"?`,
  },
  {
    mistake: "a layout and a paper size are in words",
    file: "resume",
    from: "title: Resume",
    to: `title: Resume
paper: DIN A4
layout: two columns`,
    output: `content/resume.yaml:2:8  paper  [unknown-choice]
  "DIN A4" is not a valid value of "paper".
  Expected: letter or a4.
  Hint: Did you mean "a4"?
content/resume.yaml:3:9  layout  [unknown-choice]
  "two columns" is not a valid value of "layout".
  Expected: auto, columns or column.
  Hint: Did you mean "columns"?`,
  },
]
