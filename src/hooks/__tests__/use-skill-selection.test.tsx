/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { readSkills, useSkillSelection, writeSkills } from "../use-skill-selection"

const selectable = new Map([
  ["java", "Java"],
  ["kotlin", "Kotlin"],
  ["scala", "Scala"],
])

let select: (ids: ReadonlySet<string>) => void = () => {}

function Selection({ label }: { label: string }) {
  const selection = useSkillSelection(selectable)
  select = selection.select
  return <p data-testid={label}>{[...selection.selected.values()].join(" ")}</p>
}

/** Goes back, which is asynchronous in jsdom too. */
const back = () =>
  act(async () => {
    const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }))
    history.back()
    await popped
  })

test("reads the selection from the address and ignores unknown skills", () => {
  history.replaceState(null, "", "/?skills=scala,cobol,java")
  render(<Selection label="one" />)
  expect(screen.getByTestId("one").textContent).toBe("Java Scala")
})

test("a change reaches all components, and the address lists the skills in the order of the content", () => {
  history.replaceState({ key: "router" }, "", "/resume/?from=mail#work")
  render(
    <>
      <Selection label="one" />
      <Selection label="two" />
    </>,
  )
  act(() => select(new Set(["kotlin", "java"])))
  expect(screen.getByTestId("one").textContent).toBe("Java Kotlin")
  expect(screen.getByTestId("two").textContent).toBe("Java Kotlin")
  expect(location.href).toMatch(/\/resume\/\?from=mail&skills=java,kotlin#work$/)
  expect(history.state).toHaveProperty("key", "router")
})

test("all changes share one history entry, and Back undoes them together", async () => {
  history.replaceState(null, "", "/?skills=scala")
  render(<Selection label="one" />)
  const before = history.length
  for (const ids of [["java"], ["java", "kotlin"], [], ["kotlin"]]) {
    act(() => select(new Set(ids)))
  }
  expect(history.length).toBe(before + 1)
  await back()
  expect(screen.getByTestId("one").textContent).toBe("Scala")
})

test("selecting a selected skill adds no history entry", () => {
  history.replaceState(null, "", "/?skills=scala")
  render(<Selection label="one" />)
  const before = history.length
  act(() => select(new Set(["scala"])))
  expect(history.length).toBe(before)
})

test("hydrates without a selection, as in the HTML, and then shows it", async () => {
  history.replaceState(null, "", "/?skills=java")
  const consoleError = jest.spyOn(console, "error")
  const root = document.createElement("div")
  root.innerHTML = renderToString(<Selection label="one" />)
  expect(root.textContent).toBe("")
  await act(async () => {
    hydrateRoot(root, <Selection label="one" />)
  })
  expect(root.textContent).toBe("Java")
  expect(consoleError).not.toHaveBeenCalled()
})

test.each([
  ["", []],
  ["?skills=kotlin,aws-lambda", ["kotlin", "aws-lambda"]],
  ["?from=mail&skills=kotlin", ["kotlin"]],
  ["?skills=kotlin%2Cjava", ["kotlin", "java"]],
  ["?skills=%20Kotlin,%20JAVA", ["kotlin", "java"]],
])("reads the skills of %j", (search, ids) => {
  expect([...readSkills(search)]).toEqual(ids)
})

test.each([
  ["", ["kotlin", "java"], "?skills=kotlin,java"],
  ["?skills=scala", ["kotlin"], "?skills=kotlin"],
  ["?from=mail&skills=scala", ["kotlin"], "?from=mail&skills=kotlin"],
  ["?skills=scala&from=mail", [], "?from=mail"],
  ["?skills=scala", [], ""],
])("sets, in the query %j, the skills %j", (search, ids, changed) => {
  expect(writeSkills(search, ids)).toBe(changed)
})
