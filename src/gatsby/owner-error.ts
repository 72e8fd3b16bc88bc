/** Reports errors in the files of the owner. Their message says what to do, so no trace follows. */
import type { Reporter } from "gatsby"

/** The id of these errors, to which Gatsby adds the name of the plugin. */
const OWNER_ERROR = "owner"

/** Makes Gatsby print such an error as it is. Call it before `reportOwnerError`. */
export function allowOwnerErrors(reporter: Reporter): void {
  reporter.setErrorMap({
    [OWNER_ERROR]: {
      text: ({ sourceMessage }) => sourceMessage,
      level: "ERROR",
      category: "USER",
      type: "CONFIG",
    },
  })
}

/** Prints the message. Ends a build; the develop server continues. */
export function reportOwnerError(reporter: Reporter, message: string): void {
  reporter.panicOnBuild({ id: OWNER_ERROR, context: { sourceMessage: message } })
}
