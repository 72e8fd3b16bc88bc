/** @jest-environment node */
import { CONTENT, SAMPLE } from "../content-folder"

test("unit tests read the sample and never the owner's content", () => {
  expect(CONTENT).toBe(SAMPLE)
})
