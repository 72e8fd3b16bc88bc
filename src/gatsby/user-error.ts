/** Reports errors that the user can correct. Their message says what to do, so no trace follows. */
import type { Reporter } from "gatsby"

/** The id of these errors, to which Gatsby adds the name of the plugin. */
const USER_ERROR = "user"

/** Makes Gatsby print such an error as it is. Call it before `reportUserError`. */
export function allowUserErrors(reporter: Reporter): void {
  reporter.setErrorMap({
    [USER_ERROR]: {
      text: ({ sourceMessage }) => sourceMessage,
      level: "ERROR",
      category: "USER",
      type: "CONFIG",
    },
  })
}

/** Prints the message. Ends a build; the develop server continues. */
export function reportUserError(reporter: Reporter, message: string): void {
  reporter.panicOnBuild({ id: USER_ERROR, context: { sourceMessage: message } })
}
