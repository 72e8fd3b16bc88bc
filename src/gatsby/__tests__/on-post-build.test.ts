import { fullContent } from "../../../test/content"
import { UserError } from "../../lib/user-error"
import { openDocumentCache } from "../../typeset/document-cache"
import { emptyFolder } from "../after-build/build-stamp"
import { findLeaksOf } from "../after-build/find-leaks-in-folder"
import { toGeneratedFiles, writeGeneratedFiles } from "../after-build/generated-files"
import { precompress } from "../after-build/precompress"
import { removeStaleFiles } from "../after-build/remove-stale-files"
import { securePages } from "../after-build/secure-pages"
import { PUBLIC } from "../built-files"
import { onPostBuild } from "../on-post-build"
import { siteContents, siteLanguages } from "../site-contents"

// With factories, the steps themselves are not loaded: Typst and pdf.js take seconds.
jest.mock("../after-build/build-stamp", () => ({ emptyFolder: jest.fn() }))
jest.mock("../../typeset/document-cache", () => ({ openDocumentCache: jest.fn() }))
jest.mock("../after-build/find-leaks-in-folder", () => ({ findLeaksOf: jest.fn() }))
jest.mock("../after-build/generated-files", () => ({
  isInStaticFolder: jest.fn(),
  toGeneratedFiles: jest.fn(),
  writeGeneratedFiles: jest.fn(),
}))
jest.mock("../after-build/precompress", () => ({ precompress: jest.fn() }))
jest.mock("../after-build/remove-stale-files", () => ({ removeStaleFiles: jest.fn() }))
jest.mock("../after-build/secure-pages", () => ({ securePages: jest.fn() }))
jest.mock("../site-contents", () => ({ siteContents: jest.fn(), siteLanguages: jest.fn() }))

/**
 * Runs the hook on a build that has these leaks, or a template with a mistake.
 * @returns its steps, in order; the last one is the end of the process if there is a leak
 */
async function stepsOf(leaks: string[], mistake?: Error): Promise<string[]> {
  const steps: string[] = []
  const step = (name: string) => async () => {
    steps.push(name)
  }
  jest.mocked(openDocumentCache).mockReturnValue({ typeset: jest.fn(), removeUnused: jest.fn() })
  const content = fullContent()
  jest.mocked(siteLanguages).mockReturnValue([{ content, resumes: [content] }])
  jest.mocked(siteContents).mockReturnValue([content])
  jest.mocked(toGeneratedFiles).mockResolvedValue([])
  jest.mocked(writeGeneratedFiles).mockImplementation(step("write"))
  if (mistake) jest.mocked(writeGeneratedFiles).mockRejectedValue(mistake)
  jest.mocked(removeStaleFiles).mockImplementation(step("remove what is stale"))
  jest.mocked(securePages).mockImplementation(step("secure"))
  jest.mocked(precompress).mockImplementation(step("compress"))
  jest.mocked(findLeaksOf).mockImplementation(async () => {
    steps.push("search")
    return leaks
  })
  jest.mocked(emptyFolder).mockImplementation(async (folder) => steps.push(`empty ${folder}`))
  const panicOnBuild = ({ context }: { context: { sourceMessage: string } }) => {
    steps.push(`stop: ${context.sourceMessage.split("\n", 1)}`)
    throw new Error("The process ends.")
  }
  const args = {
    graphql: async () => ({ data: { allSitePage: { nodes: [] } } }),
    pathPrefix: "",
    reporter: { warn: jest.fn(), info: jest.fn(), panicOnBuild },
  }
  await Promise.resolve(onPostBuild?.(args as never, {} as never, jest.fn())).catch((error) => {
    if (leaks.length === 0 && !mistake) throw error
  })
  return steps
}

test("searches what it publishes for private values, and compresses only after the search", async () => {
  const steps = await stepsOf([])
  expect(steps).toEqual(["write", "remove what is stale", "secure", "search", "compress"])
})

test("a private value empties public/ and ends the build", async () => {
  const steps = await stepsOf(["resume.txt contains the phone"])
  expect(steps.slice(3)).toEqual([
    "search",
    `empty ${PUBLIC}`,
    "stop: resume.txt contains the phone",
  ])
})

test("a mistake in a template ends the build with its place, before anything is removed", async () => {
  const mistake = new UserError("content/templates/mine.typ:3:7 unclosed delimiter")
  expect(await stepsOf([], mistake)).toEqual([`stop: ${mistake.message}`])
})
