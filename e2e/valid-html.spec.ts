/** The built pages, checked by the Nu Html Checker. */
import path from "node:path"
import { isPage, listBuiltFiles, PUBLIC } from "../src/gatsby/built-files"
import { canValidateHtml, validateHtml } from "../tools/lib/html-validator"
import { expect, test } from "./support/test"

test("every page is valid HTML", async () => {
  test.skip(!canValidateHtml(), "The validator needs Java.")
  const pages = (await listBuiltFiles()).filter(isPage).map((file) => path.join(PUBLIC, file))
  expect(validateHtml(pages)).toEqual([])
})
