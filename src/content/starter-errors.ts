/** The error pages of a new site: those that a host may show for a site without a server of its own. */
export const STARTER_ERRORS = [
  {
    status: 400,
    reason: "Bad Request",
    message: "The server did not understand this request.",
  },
  { status: 403, reason: "Forbidden", message: "This page is closed." },
  { status: 404, reason: "Not Found", message: "There is no page at this address." },
  { status: 405, reason: "Method Not Allowed", message: "This page can only be read." },
  {
    status: 412,
    reason: "Precondition Failed",
    message: "The file has changed in the meantime.",
  },
  { status: 414, reason: "URI Too Long", message: "The address is too long." },
  { status: 416, reason: "Range Not Satisfiable", message: "The file has no such part." },
]
