import type { Reporter } from "gatsby"
import { createPictureProgress } from "../picture-progress"

test("shows one activity as long as files are missing, and another one for later files", () => {
  const log: string[] = []
  const createProgress = (name: string) => ({
    start: () => log.push(`start ${name}`),
    tick: () => log.push("tick"),
    end: () => log.push("end"),
    set total(files: number) {
      log.push(`of ${files}`)
    },
  })
  const { add, tick } = createPictureProgress({ createProgress } as unknown as Reporter)
  add(1)
  add(1)
  tick()
  tick()
  add(1)
  tick()
  expect(log).toEqual([
    "start Making pictures",
    "of 1",
    "of 2",
    "tick",
    "tick",
    "end",
    "start Making pictures",
    "of 1",
    "tick",
    "end",
  ])
})
