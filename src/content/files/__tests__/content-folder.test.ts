import { contentFolder, SAMPLE } from "../content-folder"

test("unit tests read the sample and never the owner's content", () => {
  expect(contentFolder()).toBe(SAMPLE)
})
