import { minimalContent } from "../../../test/content"
import { makeFormatAt, PATHS } from "../../../test/formats/make-format"
import { pagesOf, withPdf } from "../with-pdf"

const pdf = makeFormatAt(PATHS.pdf, minimalContent())

test("gives the pages in order, and leaves the bytes to the caller", async () => {
  const numbers = () =>
    withPdf(pdf, async (document) => {
      const found: number[] = []
      for await (const { pageNumber } of pagesOf(document)) found.push(pageNumber)
      return found
    })
  expect(await numbers()).toEqual([1])
  expect(await numbers()).toEqual([1])
})

test("rejects a damaged PDF", async () => {
  const use = jest.fn()
  await expect(withPdf(new TextEncoder().encode("%PDF-1.7\nno object"), use)).rejects.toThrow(
    "Invalid PDF structure",
  )
  expect(use).not.toHaveBeenCalled()
})

test("closes the document after an error of the caller", async () => {
  let isDestroyed = () => false
  const reading = withPdf(pdf, async ({ loadingTask }) => {
    isDestroyed = () => loadingTask.destroyed
    throw new Error("The caller fails.")
  })
  await expect(reading).rejects.toThrow("The caller fails.")
  expect(isDestroyed()).toBe(true)
})
