/** Numbers in; content files as an owner with that much to tell might write them, out. */

/** A content file takes at most 128 KB, so a thousand entries have room for about 130 bytes each. */
const LONGEST_ENTRY = 130

/** @returns work.yaml with so many companies */
export function companiesYaml(count: number): string {
  return list("work", count, (number) => {
    const role = "{title: Engineer, startDate: Jan 2020, endDate: Mar 2021, skills: []}"
    return `{id: c${number}, company: Company ${number}, roles: [${role}]}`
  })
}

/** @returns the projects of portfolio.yaml; with pictures, each shows one of its own */
export function projectsYaml(count: number, hasPictures = false): string {
  return list("projects", count, (number) => {
    const image = `image: {src: ${picturePath(number)}, alt: Clouds number ${number}.}`
    const words = `name: Project ${number}, summary: It runs., detailTitle: More, body: [It works.]`
    const project = `id: p${number}, url: https://a.example, ${words}`
    return hasPictures ? `{${project}, ${image}}` : `{${project}}`
  })
}

/** @returns where the content keeps the picture of a project */
export function picturePath(number: number): string {
  return `images/p${number}.png`
}

/** @returns a variant that shows everything: the dearest there is */
export function variantYaml(number: number): string {
  return `title: Résumé number ${number}\n`
}

function list(key: string, count: number, toEntry: (number: number) => string): string {
  const entries = Array.from({ length: count }, (_, index) => `- ${toEntry(index + 1)}\n`)
  const tooLong = count >= 1000 && entries.find((entry) => entry.length > LONGEST_ENTRY)
  if (tooLong) throw new Error(`An entry has outgrown its room: ${tooLong}`)
  return `${key}:\n${entries.join("")}`
}
