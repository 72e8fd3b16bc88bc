/** Warns about data that the content limits to some formats, but that is public in another way. */

import type { DataPath } from "../diagnostics"
import type { Content } from "../schemas"
import { isPublic } from "../values/formats"
import type { CrossFileRule } from "./rule"
import { isReserved } from "./text-warnings"

/** Warns once if `sourceUrl` shows that the repository is public and owner.yaml has private data. */
export const warnAboutPublicSource: CrossFileRule = ({ content: { owner, website } }) => {
  const sourceUrl = website?.sourceUrl
  const path = owner && findLimitedField(owner)
  if (!path || !sourceUrl || isReserved(sourceUrl)) return []
  const message =
    "This value is limited to some formats, but sourceUrl says that the source code is public: everyone can read owner.yaml and its history there."
  const hint =
    "If the repository is private, delete sourceUrl in website.yaml. Otherwise, delete the value and its history, or show it everywhere. A format in visibleIn is public too, except hand-out: everyone can read the source of /resume/ (print) and /resume.pdf (pdf)."
  return [{ file: "owner", path, on: "key", code: "public-source", message, hint }]
}

/** @returns the place of the first list of formats that lacks one; undefined if there is none */
function findLimitedField({ address, contact }: Content["owner"]): DataPath | undefined {
  const index = contact.findIndex((field) => !isPublic(field))
  if (index >= 0) return ["contact", index, "visibleIn"]
  return address && !isPublic(address) ? ["address", "visibleIn"] : undefined
}
