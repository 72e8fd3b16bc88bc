/** Writes the first content of an owner: small, valid, and with a comment for each file. */

import { stringify } from "yaml"
import { command, quotedCommand } from "../lib/command"
import { toLocalDay } from "../lib/dates"
import { schemaLine } from "./docs/json-schema"
import { FORMAT } from "./schemas/format"
import { STARTER_ERRORS } from "./starter-errors"
import { toSlug } from "./values/slug"

export type StarterOptions = {
  /** The owner's name. */
  name: string
  /** The language of the texts, as in 'de'. Default: the file shows how to set it. */
  language?: string | undefined
  paper?: string | undefined
  /** Becomes the date of the last change. */
  today: Date
}

/** @returns the text of each content file by its name, as in 'owner.yaml' */
export function starterFiles({
  name,
  language,
  paper = "letter",
  today,
}: StarterOptions): Map<string, string> {
  const date = toLocalDay(today)
  const [year] = date.split("-")
  const quoted = (text: string) => stringify(text, { lineWidth: 0, version: "1.1" }).trim()
  const texts = {
    owner: `# Who you are. docs/content.md describes every field of every file.
name: ${quoted(name)}
headline: Your profession
location: Your city                   # or in parts: { city: Berlin, country: Germany, countryCode: DE }
# availability: open to remote work   # remove the # at the start of a line to use its field
contact:
  - kind: email                       # email, phone, website or profile
    value: you@example.com
#  - kind: phone
#    value: +49 30 123456
#    forms: [hand-out]                # only in the files that ${command("hand-out")} writes
# portrait:
#   src: images/me.jpg                # put the picture into the folder images/
#   alt: What the picture shows, in one sentence.
`,
    website: `# Data that every page uses.
format: ${FORMAT}                             # of all these files; ${quotedCommand("upgrade")} changes it
origin: https://${toSlug(name) || "my-site"}.example   # the address of your site, without a slash at the end
# sourceUrl: https://github.com/me/site   # only if everyone may read the source code
${language ? `language: ${quoted(language)}` : "# language: en"}                        # of your texts, as in de or pt-BR
# words:                              # the words of the site in your language: see docs/content.md
#   present: Present
thanks: Thanks for stopping by.
`,
    home: `# The page at /. More pages are optional: write about.yaml, portfolio.yaml or showcase.yaml.
description: ${quoted(`The website of ${name}.`)}   # for search engines, at most 155 characters
lead: One sentence that says what you do.
# afterShowcase:                      # a large line, a small line and a button
#   - header: A question?
#     secondaryHeader: An answer.
#     buttonHref: /resume/
#     buttonText: Read on.
`,
    resume: `# The page at /resume/: its sections in order. Delete what you do not need.
# There are also AdditionalSkills, OtherExperience, AchievementsAndAwards, Projects, Certificates,
# Publications, Talks, Languages, Volunteering, Interests, References and, for your own, Custom.
# Texts take *emphasis*, **strong**, \`code\` and [links](https://commonmark.org/help/).
title: Résumé
description: ${quoted(`The résumé of ${name}.`)}
updated: '${date}'
paper: ${quoted(paper)}                         # letter or a4
sections:
  - section: Objective
    title: Objective
    expandedByDefault: true
    content:
      text: One or two sentences about the position that you look for.

  - section: WorkExperience           # its content is in work.yaml
    title: Experience
    expandedByDefault: true

  - section: TechnicalSkills          # its content is in skills.yaml
    title: Skills
    expandedByDefault: true

  - section: Education
    title: Education
    expandedByDefault: true
    content:
      entries:
        - title: Your degree
          organization: Your school
          startDate: '2015'           # a year, or a month as in 'Sep 2015'
          endDate: '2018'
`,
    skills: `# Your skills by group. work.yaml uses their ids; visitors see their names.
skills:
  - id: first-group
    name: A group of skills
    skills:
      - id: first-skill
        name: A skill
      - id: second-skill
        name: Another skill
`,
    work: `# Your jobs, newest first. Write dates in quotes: 'Jun 2025' or '2025'.
# For a career break, write break: instead of company:.
work:
  - id: first-company                 # in the address /resume/#first-company
    company: Your company
    location: Its city
    roles:                            # after a promotion: one for each role, newest first
      - title: Your role
        startDate: 'Jan ${year}'
        endDate: ''                   # empty means that it has not ended
        skills: [first-skill]         # ids from skills.yaml
    responsibilities:
      - What you did, with a number that shows the effect.
      - What you did next.
`,
    errors: `# The error pages: /404.html and so on.
title: That did not work
${stringify({ errors: STARTER_ERRORS }, { lineWidth: 0 })}`,
  }
  return new Map(
    Object.entries(texts).map(([file, text]) => [`${file}.yaml`, `${schemaLine(file)}\n${text}`]),
  )
}
