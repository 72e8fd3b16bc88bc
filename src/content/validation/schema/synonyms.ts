/** A value that is chosen from a list → other words for it. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  phone: ["cell", "mobile", "tel", "telephone"],
  email: ["mail"],
  website: ["blog", "homepage", "site", "url", "web"],
  profile: ["github", "gitlab", "linkedin", "mastodon", "twitter", "x", "xing"],
  Objective: ["summary", "profile"],
  TechnicalSkills: ["skills"],
  WorkExperience: ["experience", "employment", "work"],
  AchievementsAndAwards: ["awards", "achievements"],
  Certificates: ["certifications"],
  Interests: ["hobbies"],
  Volunteering: ["volunteer"],
}

/** @returns the one of the options that a word probably stands for */
export function choiceNamedLike(word: string, options: readonly unknown[]): string | undefined {
  const meant = Object.keys(SYNONYMS).find((choice) => {
    return SYNONYMS[choice]?.includes(word.toLowerCase())
  })
  return meant !== undefined && options.includes(meant) ? meant : undefined
}
