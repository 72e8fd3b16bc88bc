/** @jest-environment node */
import { checkContent, VALID_FILES } from "../../../testing/valid-content"

/** @returns the codes of the diagnostics about a picture of a card and of the portrait */
function codesOf(
  width: number,
  height: number,
  visible = 1,
): { card: string[]; portrait: string[] } {
  const pictures = new Map([["images/wide.png", { width, height, visible }]])
  const codesIn = (file: string, changed: Record<string, string>) =>
    checkContent(changed, { pictures })
      .diagnostics.filter((diagnostic) => diagnostic.file === `content/${file}.yaml`)
      .map(({ code }) => code)
  const portrait = "portrait:\n  src: images/wide.png\n  alt: Ada, laughing.\n"
  return {
    card: codesIn("showcase", {}),
    portrait: codesIn("owner", { owner: VALID_FILES.owner + portrait }),
  }
}

test.each([
  ["4 to 5", 1600, 2000],
  ["square", 1600, 1600],
  ["3 to 4", 1600, 2133],
  ["2 to 3", 1600, 2400],
])("accepts a picture of %s for a card and as the portrait", (_, width, height) => {
  expect(codesOf(width, height)).toEqual({ card: [], portrait: [] })
})

test("warns about a wide picture only where it is cropped", () => {
  expect(codesOf(1920, 1200)).toEqual({ card: ["cropped-picture"], portrait: [] })
})

test("warns about a high picture in a card because of its crop, and elsewhere because of its height", () => {
  expect(codesOf(1600, 3000)).toEqual({ card: ["cropped-picture"], portrait: ["tall-picture"] })
})

test("reports all problems of a picture together", () => {
  expect(codesOf(900, 2700, 0)).toEqual({
    card: ["soft-picture", "cropped-picture", "dark-picture"],
    portrait: ["tall-picture", "dark-picture"],
  })
})

test("accepts a dark picture of which 2% stand out", () => {
  expect(codesOf(1600, 2000, 0.02).card).toEqual([])
  expect(codesOf(1600, 2000, 0.019).card).toEqual(["dark-picture"])
})
