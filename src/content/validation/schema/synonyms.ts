/** Words that people use in place of the names of this content, from other formats and from habit. */

/** Other words for the names of fields. The first one that the object has and lacks is meant. */
const FIELD_NAMES = new Map<string, readonly string[]>(
  Object.entries({
    achievements: ["responsibilities", "details"],
    bullets: ["responsibilities", "details"],
    duties: ["responsibilities"],
    highlights: ["responsibilities", "details"],
    tasks: ["responsibilities"],
    begin: ["startDate"],
    from: ["startDate"],
    start: ["startDate"],
    end: ["endDate"],
    to: ["endDate"],
    until: ["endDate"],
    year: ["date"],
    employer: ["company"],
    name: ["company", "title"],
    degree: ["title"],
    job: ["title"],
    position: ["title", "roles"],
    positions: ["roles"],
    jobs: ["roles"],
    role: ["title", "roles"],
    institution: ["organization"],
    school: ["organization"],
    university: ["organization"],
    city: ["location"],
    place: ["location"],
    description: ["summary", "text"],
    link: ["url", "href"],
    href: ["url"],
    website: ["url"],
    email: ["contact"],
    phone: ["contact"],
    image: ["src", "portrait"],
    photo: ["src", "portrait"],
    picture: ["image", "portrait", "src"],
    keywords: ["skills"],
    technologies: ["skills"],
  }),
)

/** Other words for values that are chosen from a list. */
const CHOICES = new Map<string, string>(
  Object.entries({
    cell: "phone",
    mobile: "phone",
    tel: "phone",
    telephone: "phone",
    mail: "email",
    blog: "website",
    homepage: "website",
    site: "website",
    url: "website",
    web: "website",
    github: "profile",
    gitlab: "profile",
    linkedin: "profile",
    mastodon: "profile",
    twitter: "profile",
    x: "profile",
    xing: "profile",
    summary: "Objective",
    profile: "Objective",
    skills: "TechnicalSkills",
    experience: "WorkExperience",
    employment: "WorkExperience",
    work: "WorkExperience",
    awards: "AchievementsAndAwards",
    achievements: "AchievementsAndAwards",
    certifications: "Certificates",
    hobbies: "Interests",
    volunteer: "Volunteering",
  }),
)

/** @returns the one of the names that a word probably stands for */
export function fieldNamedLike(word: string, names: readonly string[]): string | undefined {
  return FIELD_NAMES.get(word.toLowerCase())?.find((name) => names.includes(name))
}

/** @returns the one of the options that a word probably stands for */
export function choiceNamedLike(word: string, options: readonly unknown[]): string | undefined {
  const meant = CHOICES.get(word.toLowerCase())
  return meant !== undefined && options.includes(meant) ? meant : undefined
}
