/** The skills lists from the keyboard; typing letters with the clock in hand. */
import type { Page } from "@playwright/test"
import type { Content } from "../src/content/schemas"
import { gotoLists, option, RESUME } from "./support/skills"
import { expect, test } from "./support/test"

test("arrows, Home, End and the page keys move within a list", async ({ page, content }) => {
  await gotoLists(page)
  const names = (content.skills.skills[0]?.skills ?? []).map(({ name }) => name)
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
  await expect(page.getByRole("option", { selected: true })).toHaveCount(0)
})

test("Tab reaches each list once", async ({ page, content }) => {
  await gotoLists(page)
  const [first] = content.skills.skills[0]?.skills ?? []
  await option(page, first?.name ?? "").focus()
  for (const { skills } of content.skills.skills.slice(1)) {
    await page.keyboard.press("Tab")
    await expect(option(page, skills[0]?.name ?? "")).toBeFocused()
  }
})

test("Shift extends, Control+A takes the whole list, and Escape clears all lists", async ({
  page,
  content,
}) => {
  const [group, elsewhere] = content.skills.skills
  const names = (group?.skills ?? []).map(({ name }) => name)
  await gotoLists(page, `?skills=${elsewhere?.skills[0]?.id}`)
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
  await expect(page.getByRole("option", { selected: true })).toHaveCount(names.length + 1)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("option", { selected: true })).toHaveCount(0)
  await expect(page).toHaveURL(RESUME)
})

/** A list in which two names begin alike, and no name begins with the second one's second letter. */
function findLookAlikes({ skills }: Content) {
  for (const group of skills.skills) {
    const names = group.skills.map(({ name }) => name)
    const beginning = (letters: string) =>
      names.find((name) => name.toLowerCase().startsWith(letters.toLowerCase()))
    for (const second of names) {
      const [a = "", b = ""] = second
      const first = beginning(a)
      if (first && first !== second && beginning(a + b) === second && !beginning(b)) {
        return { group: group.name, first, second, letters: [a, b] as const }
      }
    }
  }
  throw new Error("The content has no two skills in a group that begin alike.")
}

async function type(page: Page, letters: readonly [string, string], pause: number) {
  await page.keyboard.press(letters[0].toLowerCase())
  await page.clock.runFor(pause)
  await page.keyboard.press(letters[1].toLowerCase())
}

test("letters typed within 1000 ms are one word, and after that a new one", async ({
  page,
  content,
}) => {
  const { group, first, second, letters } = findLookAlikes(content)
  await page.clock.install({ time: "2041-01-01T12:00:00Z" })
  await gotoLists(page)
  await page.clock.pauseAt("2041-01-01T13:00:00Z")
  const options = page.getByRole("listbox", { name: group }).getByRole("option")
  await options.first().focus()

  await type(page, letters, 1001)
  await expect(option(page, first)).toBeFocused()

  await page.clock.runFor(1001)
  await type(page, letters, 999)
  await expect(option(page, second)).toBeFocused()
  await expect(page.getByRole("option", { selected: true })).toHaveCount(0)
})
