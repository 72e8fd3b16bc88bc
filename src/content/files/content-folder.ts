import path from "node:path"

/**
 * The folder that the owner edits: `content`, or the value of the environment variable CONTENT. The
 * tests of the whole site set it to the sample.
 */
export const CONTENT = path.resolve(process.env.CONTENT || "content")

/** The content that the tests use. `content` began as a copy of it. */
export const SAMPLE = path.resolve("sample")
