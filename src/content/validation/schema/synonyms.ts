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

/** @returns the one of the options that a word probably stands for */
export function choiceNamedLike(word: string, options: readonly unknown[]): string | undefined {
  const meant = CHOICES.get(word.toLowerCase())
  return meant !== undefined && options.includes(meant) ? meant : undefined
}
