/** Writes changes for people. */
import type { Change } from "./find-changes"

/** @returns as in 'Specimen Payments: a responsibility reworded:' with both texts below it */
export function formatChanges(changes: readonly Change[]): string {
  return changes.length > 0 ? changes.map(formatChange).join("\n") : "nothing changed"
}

function formatChange({ place, what, change, before, after }: Change): string {
  const verb = change === "changed" && isText(before) && isText(after) ? "reworded" : change
  const article = /^[aeiou]/.test(what) ? "an" : "a"
  const subject = change === "reordered" ? what : `${article} ${what}`
  return [
    `${place.join(", ")}: ${subject} ${verb}`,
    ...(before === undefined ? [] : [`  - ${before}`]),
    ...(after === undefined ? [] : [`  + ${after}`]),
  ].join("\n")
}

/** A date and a name have fewer words. */
const isText = (value = "") => value.split(" ").length > 3
