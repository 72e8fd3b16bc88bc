/**
 * The names by which documents call the fields of a résumé: those of JSON Resume, of its drafts, of other
 * programs, and of people. Case, hyphens and underscores do not count. The first name that a document has
 * wins, so the standard names come first.
 */
import type { ContentSection } from "../content/schemas/entries"

type Names = readonly string[]

const words = (text: string): Names => text.split(" ")

const ORGANIZATION = words("organization organisation company institution entity employer club")

/** For each kind of section: the fields of its entries. */
export const ENTRY_NAMES: { [Kind in ContentSection]?: Readonly<Record<string, Names>> } = {
  Education: {
    organization: words(
      "institution school schoolName institutionName university college organization organisation name company academy",
    ),
    grade: words("score gpa grade cgpa marks result grades percentage"),
    courses: words("courses coursework modules relevantCourses coreSubjects subjects"),
    thesis: words("thesis thesisTitle dissertation"),
  },
  AchievementsAndAwards: {
    title: words("title name award position"),
    awarder: words("awarder issuer awardedBy giver by"),
  },
  Projects: {
    title: words("name title project projectName"),
    organization: ["entity", ...ORGANIZATION, "client"],
    roles: words("roles role position"),
  },
  Certificates: {
    title: words("name title certificate certification"),
    issuer: ["issuer", "authority", ...ORGANIZATION, "publisher", "awarder", "provider"],
    credential: words("credential credentialId licenseNumber license number"),
  },
  Publications: {
    title: words("name title"),
    publisher: words("publisher journal venue publication conference publishedIn booktitle"),
    authors: words("authors author coauthors"),
  },
  Talks: { title: words("title name talk"), event: words("event conference venue organization") },
  OtherExperience: { title: words("title position name") },
  Languages: {
    language: words("language name title lang"),
    level: words("fluency level proficiency rating skill"),
  },
  Interests: { title: words("name title interest") },
  References: {
    name: words("name author person referee"),
    position: words("position title role jobTitle company organization relationship"),
  },
}

/** The fields of entries of every kind. */
export const COMMON_NAMES: Readonly<Record<string, Names>> = {
  title: words("title name position role jobTitle label course event heading"),
  organization: [
    ...ORGANIZATION,
    ...words("publisher issuer provider awarder school name conference journal venue"),
  ],
}

export const URL_NAMES = words(
  "url website link href homepage web doi repository repo github githubUrl companyWebsite companyUrl",
)

export const TEXT_NAMES = words(
  "summary description text reference abstract quote testimonial recommendation about note notes content body comment",
)

export const DETAIL_NAMES = words(
  "highlights details responsibilities achievements bullets items points tasks activities list highlightGroups accomplishments duties contributions content",
)

export const KEYWORD_NAMES = words(
  "keywords technologies skills tech techStack stack tools tags topics",
)

/** Contact data of other people. */
export const CONTACT_NAMES = words("email phone mobile telephone contact")

export const DEGREE_NAMES = words("studyType degree degreeName degreeType qualification type")

export const AREA_NAMES = words(
  "area fieldOfStudy major field subject program programme course specialization",
)

export const START_NAMES = words(
  "startDate start from begin beginDate dateStart startedOn since startYear",
)

export const END_NAMES = words(
  "endDate end to until finishDate dateEnd finishedOn endYear completionDate",
)

export const DATE_NAMES = words(
  "date dates year period duration when releaseDate issueDate awardDate publishedDate graduationDate issued time timeframe workTime eduTime dateRange",
)

export const EXPIRY_NAMES = words("expires expiryDate expirationDate expiry validUntil expiration")

/** The fields of jobs. `description` is that of the company. */
export const JOB_NAMES = {
  company: words("name company employer organization organisation companyName institution client"),
  position: words("position title role jobTitle designation job roles"),
  /** Lists of several positions at one company. */
  positions: words("positions roles titles jobs"),
  summary: words("summary text about content notes note comment"),
  description: words("description"),
  location: words("location place city address"),
} as const

/** The fields of skills and of their groups. */
export const SKILL_NAMES = {
  name: words("name title category group area label skill type key typeName"),
  keywords: words(
    "keywords items skills list values technologies tools details detail item children value entries highlights keyword",
  ),
  level: words("level rating proficiency experience years score percent percentage"),
} as const
