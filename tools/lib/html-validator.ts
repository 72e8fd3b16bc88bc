import { spawnSync } from "node:child_process"

/** The path of the Nu Html Checker, which needs Java 11. */
export const VALIDATOR = require.resolve("vnu-jar/build/dist/vnu.jar")

/** @returns whether this machine has a Java that runs the validator */
export const canValidateHtml = () =>
  spawnSync("java", ["-jar", VALIDATOR, "--version"]).status === 0

type Finding = { url: string; message: string; extract?: string }

/** The findings in which the checker is wrong. */
const WRONG = [
  // The property is newer than the checker.
  /^CSS: “(?:view-transition-name|transition-behavior|container-type)”: Property .* doesn't exist/,
  // So is the unit of a container, in which a heading has its size.
  /^CSS: “font-size”: Parse Error\..*etter-scale/,
  // The pseudo-elements of view transitions are newer than the checker.
  /^CSS: Parse Error\..*(?:view-transi|ransition-(?:old|new)|tion-group|ge-title\))/,
  // So are variables in a gradient.
  /^CSS: “background-image”: Too many values or values are not recognized/,
  // The name of any property may stand there, also that of a custom property.
  /^CSS: “transition”: “--[a-z-]+” is not a “transition” value/,
  // React writes `<br/>`. HTML allows it, and React quotes every attribute.
  /^Trailing slash on void elements/,
  // It takes JSON for a script, and does not know the origin that 'self' stands for.
  /violates Content Security Policy \(meta tag\)/,
  // Without the role, Safari does not announce a list that has no markers.
  /^The “list” role is unnecessary for element “ul”/,
  // It does not count the headings of the accordion, which have `role=heading`.
  /^The heading “h3” \(with computed level 3\) follows the heading “h1”/,
]

/**
 * Asks the Nu Html Checker. https://validator.github.io/validator/
 * @param pages the paths of HTML files
 * @returns the findings in which the checker is right: the address of the page, and what is wrong
 */
export function validateHtml(pages: readonly string[]): { url: string; text: string }[] {
  const { stdout } = spawnSync(
    "java",
    ["-jar", VALIDATOR, "--format", "json", "--stdout", ...pages],
    { encoding: "utf8", maxBuffer: 2 ** 26 },
  )
  const { messages } = JSON.parse(stdout) as { messages: Finding[] }
  return messages
    .map(({ url, message, extract = "" }) => ({ url, text: `${message} ${extract}` }))
    .filter(({ text }) => !WRONG.some((finding) => finding.test(text)))
}
