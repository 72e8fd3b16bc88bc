/** Reports errors in the files of the owner. Their message says what to do, so no trace follows. */
import type { Reporter } from "gatsby"

/** The id of these errors. scripts/lib/build-log.ts knows it too. */
const ID = "owner"

/** Makes Gatsby print such an error as it is. Call it before the other function. */
export function allowOwnerErrors(reporter: Reporter): void {
  reporter.setErrorMap({
    [ID]: {
      text: ({ sourceMessage }) => sourceMessage,
      level: "ERROR",
      category: "USER",
      type: "CONFIG",
    },
  })
}

/** Prints the message. Ends a build; the develop server continues. */
export function reportOwnerError(reporter: Reporter, message: string): void {
  reporter.panicOnBuild({ id: ID, context: { sourceMessage: message } })
}
