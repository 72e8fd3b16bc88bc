import type { ContentName } from "../../../schemas"

export type InvalidFile = {
  /** What the owner did, in a few words. */
  slip: string
  file: ContentName
  /** The part of the valid file (src/testing/valid-content.ts) that the slip changes. */
  from: string
  to: string
  /** Exactly what the gate says, without the lines around the place. */
  says: string
}
