import { isMap, isSeq } from "yaml"
import type { Migration } from "./migration"
import { renameField } from "./yaml-edits"

/** Format 3: `forms` says less than `visibleIn` what a reader of the file wants to know. */
export const visibleIn: Migration = {
  format: 3,
  summary:
    "In owner.yaml, the field forms of a contact field and of the address is called visibleIn.",
  edit: ({ name, document: { contents } }) => {
    if (name !== "owner" || !isMap(contents)) return []
    const contact = contents.get("contact")
    const holders = [...(isSeq(contact) ? contact.items : []), contents.get("address")]
    return holders.flatMap((holder) => renameField(holder, "forms", "visibleIn"))
  },
}
