/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { ListBox } from "../list-box"

const NAMES = ["Gradle", "Maven", "GitHub Actions", "Ivy"]

type ExampleProps = { names?: string[]; elsewhere?: string[] }

function Example({ names = NAMES, elsewhere = [] }: ExampleProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(elsewhere))
  return (
    <>
      <h3 id="build">Build</h3>
      <ListBox
        items={names.map((name) => ({ id: name, name }))}
        selected={selected}
        labelledBy="build"
        describedBy="hint"
        onSelect={(ids) => setSelected(new Set([...elsewhere, ...ids]))}
        onClear={() => setSelected(new Set())}
      />
      <p data-testid="selected">{[...selected].join(" + ")}</p>
    </>
  )
}

const selected = () =>
  screen.queryAllByRole("option", { selected: true }).map(({ dataset }) => dataset.text)

const focused = () => document.activeElement?.getAttribute("data-text")

// After a failure, the clock would stand still for the next test, which would never end.
afterEach(() => {
  jest.useRealTimers()
})

test("is named by its heading and allows several selected options", () => {
  render(<Example />)
  const listBox = screen.getByRole("listbox", { name: "Build" })
  expect(listBox).toHaveAttribute("aria-multiselectable", "true")
  expect(listBox).toHaveAttribute("aria-orientation", "horizontal")
})

test.each([
  ["{ArrowRight}", "Maven"],
  ["{ArrowDown}", "Maven"],
  ["{ArrowRight}{ArrowRight}{ArrowLeft}", "Maven"],
  ["{ArrowRight}{ArrowRight}{ArrowUp}", "Maven"],
  ["{End}", "Ivy"],
  ["{End}{Home}", "Gradle"],
  ["{PageDown}", "Ivy"],
  ["{PageDown}{PageUp}", "Gradle"],
])("%s moves the focus to %s and selects nothing", async (keys, name) => {
  render(<Example />)
  await userEvent.tab()
  expect(focused()).toBe("Gradle")
  await userEvent.keyboard(keys)
  expect(focused()).toBe(name)
  expect(selected()).toEqual([])
})

test.each(["Home", "End", "ArrowUp", "ArrowLeft"])("%s does not scroll the page", async (key) => {
  render(<Example />)
  await userEvent.tab()
  expect(fireEvent.keyDown(screen.getByText("Gradle"), { key })).toBe(false)
})

test("Space and Enter select an option, and deselect it", async () => {
  render(<Example />)
  await userEvent.tab()
  await userEvent.keyboard(" {ArrowRight}{Enter}")
  expect(selected()).toEqual(["Gradle", "Maven"])
  await userEvent.keyboard(" ")
  expect(selected()).toEqual(["Gradle"])
})

test.each([
  { keys: "m ", focus: "Maven", chosen: ["Maven"] },
  { keys: "m  ", focus: "Maven", chosen: [] },
  { keys: "spring ", focus: "Spring Boot", chosen: [] },
  { keys: "spring b ", focus: "Spring Boot", chosen: ["Spring Boot"] },
  { keys: "go ", focus: "Go", chosen: ["Go"] },
])("right after letters, Space selects unless it is part of a name: $keys", async (row) => {
  render(<Example names={["Gradle", "Maven", "Spring Boot", "Go"]} />)
  await userEvent.tab()
  await userEvent.keyboard(row.keys)
  expect(focused()).toBe(row.focus)
  expect(selected()).toEqual(row.chosen)
})

test("Shift with an arrow key extends the selection, and shrinks it again", async () => {
  render(<Example />)
  await userEvent.tab()
  await userEvent.keyboard("{ArrowRight} {Shift>}{ArrowRight}{ArrowRight}{/Shift}")
  expect(selected()).toEqual(["Maven", "GitHub Actions", "Ivy"])
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}")
  expect(selected()).toEqual(["Maven", "GitHub Actions"])
})

test("a click selects an option, and a click with Shift selects the range", async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole("option", { name: "Gradle" }))
  await user.keyboard("{Shift>}")
  await user.click(screen.getByRole("option", { name: "GitHub Actions" }))
  await user.keyboard("{/Shift}")
  expect(selected()).toEqual(["Gradle", "Maven", "GitHub Actions"])
})

test("Ctrl+A selects all options of the list, and Escape clears every list", async () => {
  render(<Example elsewhere={["Java"]} />)
  await userEvent.tab()
  await userEvent.keyboard("{Control>}a{/Control}")
  expect(selected()).toEqual(NAMES)
  expect(screen.getByTestId("selected")).toHaveTextContent(`Java + ${NAMES.join(" + ")}`)
  await userEvent.keyboard("{Escape}")
  expect(screen.getByTestId("selected")).toBeEmptyDOMElement()
  expect(focused()).toBe("Gradle")
})

test.each([
  { pause: 999, name: "GitHub Actions" },
  { pause: 1001, name: "Ivy" },
])("letters typed $pause ms apart move the focus to $name", async ({ pause, name }) => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<Example />)
  await user.tab()
  await user.keyboard("g")
  act(() => jest.advanceTimersByTime(pause))
  await user.keyboard("i")
  expect(focused()).toBe(name)
})

test.each([
  { names: ["Gradle", "Maven", "GitHub", "Go"], keys: "g", name: "GitHub" },
  { names: ["Gradle", "Maven", "GitHub", "Go"], keys: "gg", name: "Go" },
  { names: ["Gradle", "Maven", "GitHub", "Go"], keys: "gGg", name: "Gradle" },
  { names: ["Gradle", "Maven", "GitHub", "Go"], keys: "ggi", name: "Go" },
  { names: ["Gradle", "Maven", "GitHub", "Go"], keys: "gr", name: "Gradle" },
  { names: ["Gradle", "Maven", "GitHub", "Go"], keys: "{End}go", name: "Go" },
  { names: ["Gradle", "Maven"], keys: "ggg", name: "Gradle" },
  { names: ["Gradle", "Maven"], keys: "mm", name: "Maven" },
  { names: ["LLVM", "Lua", "Lisp"], keys: "ll", name: "LLVM" },
  { names: ["Élan", "Eden", "Elm"], keys: "ee", name: "Elm" },
  { names: ["Go", "Rust"], keys: "xx", name: "Go" },
])("of $names, the keys $keys lead to $name", async ({ names, keys, name }) => {
  render(<Example names={names} />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(focused()).toBe(name)
})

test("a letter that is pressed again after a second leads to the next option too", async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(<Example names={["Maven", "Gradle", "GitHub", "Go"]} />)
  await user.tab()
  for (const name of ["Gradle", "GitHub", "Go", "Gradle"]) {
    await user.keyboard("g")
    expect(focused()).toBe(name)
    act(() => jest.advanceTimersByTime(1001))
  }
})

test.each([
  { language: "en", name: "Älvdalska" },
  { language: "sv", name: "Arabiska" },
])("in a page in $language, the letter a leads to $name", async ({ language, name }) => {
  document.documentElement.lang = language
  render(<Example names={["Zazaki", "Älvdalska", "Arabiska"]} />)
  await userEvent.tab()
  await userEvent.keyboard("a")
  expect(focused()).toBe(name)
  document.documentElement.lang = ""
})

test("in a page from right to left, the left arrow leads to the next option", async () => {
  document.documentElement.dir = "rtl"
  render(<Example />)
  await userEvent.tab()
  await userEvent.keyboard("{ArrowLeft}")
  expect(focused()).toBe("Maven")
  document.documentElement.dir = ""
})
