import { codeRoot, siteRoot } from "../../roots"

/**
 * @returns the folder that the owner edits: `content`, or the value of the environment variable CONTENT. The
 *   tests of the whole site set it to the sample
 */
export const contentFolder = (): string => siteRoot(process.env.CONTENT || "content")

/** The content that the tests use. `content` began as a copy of it. */
export const SAMPLE = codeRoot("sample")
