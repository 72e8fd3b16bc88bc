/** Something on the built site that the owner should correct. */
export type Problem = {
  /** A page or a file, as in '/about/' or '/resume.pdf'. */
  place: string
  /** One sentence. */
  message: string
  /** Whether the check succeeds in spite of it. */
  isWarning?: boolean
}
