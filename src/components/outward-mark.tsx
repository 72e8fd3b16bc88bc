/** The arrow after a link that leaves the site; for the eye only. */
export function OutwardMark() {
  return <span aria-hidden="true">{" ↗"}</span>
}
