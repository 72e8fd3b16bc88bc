/** The skills lists with the keyboard. */
import type { Page } from "@playwright/test"
import type { Content } from "../src/content/schemas"
import { openLists, option, RESUME, selectedOptions } from "./support/skills"
import { expect, test } from "./support/test"

test("arrow keys, Home, End and the page keys move within a list, and Tab moves between lists", async ({
  page,
  content,
}) => {
  await openLists(page)
  const [group, ...others] = content.skills.skills
  const names = (group?.skills ?? []).map(({ name }) => name)
  await option(page, names[0] ?? "").click()
  await page.keyboard.press("Escape")
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["ArrowDown", 2],
    ["ArrowLeft", 1],
    ["ArrowUp", 0],
    ["End", -1],
    ["Home", 0],
    ["PageDown", -1],
    ["PageUp", 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(option(page, names.at(index) ?? ""), key).toBeFocused()
  }
  for (const { skills } of others) {
    await page.keyboard.press("Tab")
    await expect(option(page, skills[0]?.name ?? "")).toBeFocused()
  }
  await expect(selectedOptions(page)).toHaveCount(0)
})

test("Shift extends the selection, Control+A selects the list, and Escape clears all lists", async ({
  page,
  content,
}) => {
  const [group, elsewhere] = content.skills.skills
  const names = (group?.skills ?? []).map(({ name }) => name)
  await openLists(page, `?skills=${elsewhere?.skills[0]?.id}`)
  const selected = page
    .getByRole("listbox", { name: group?.name ?? "" })
    .getByRole("option", { selected: true })
  await option(page, names[0] ?? "").click()
  await page.keyboard.press("Shift+ArrowRight")
  await page.keyboard.press("Shift+ArrowRight")
  await expect(selected).toHaveText(names.slice(0, 3))
  await page.keyboard.press("Shift+ArrowLeft")
  await expect(selected).toHaveText(names.slice(0, 2))
  await page.keyboard.press("Control+a")
  await expect(selected).toHaveText(names)
  await expect(selectedOptions(page)).toHaveCount(names.length + 1)
  await page.keyboard.press("Escape")
  await expect(selectedOptions(page)).toHaveCount(0)
  await expect(page).toHaveURL(RESUME)
})

/**
 * @returns two names of a group with the same first letter. Only the second name starts with
 *   `letters`, and no name starts with the second of these letters alone.
 */
function findSimilarNames({ skills }: Content) {
  for (const group of skills.skills) {
    const names = group.skills.map(({ name }) => name)
    const startingWith = (letters: string) =>
      names.find((name) => name.toLowerCase().startsWith(letters.toLowerCase()))
    for (const second of names) {
      const [a = "", b = ""] = second
      const first = startingWith(a)
      if (first && first !== second && startingWith(a + b) === second && !startingWith(b)) {
        return { group: group.name, first, second, letters: [a, b] as const }
      }
    }
  }
  throw new Error("The content has no two skills in a group that start alike.")
}

async function type(page: Page, letters: readonly [string, string], pause: number) {
  await page.keyboard.press(letters[0].toLowerCase())
  await page.clock.runFor(pause)
  await page.keyboard.press(letters[1].toLowerCase())
}

test("letters that are typed within 1000 ms are searched as one word", async ({
  page,
  content,
}) => {
  const { group, first, second, letters } = findSimilarNames(content)
  await page.clock.install({ time: "2041-01-01T12:00:00Z" })
  await openLists(page)
  await page.clock.pauseAt("2041-01-01T13:00:00Z")
  const options = page.getByRole("listbox", { name: group }).getByRole("option")
  await options.first().focus()

  await type(page, letters, 1001)
  await expect(option(page, first)).toBeFocused()

  await page.clock.runFor(1001)
  await type(page, letters, 999)
  await expect(option(page, second)).toBeFocused()
  await expect(selectedOptions(page)).toHaveCount(0)
})
