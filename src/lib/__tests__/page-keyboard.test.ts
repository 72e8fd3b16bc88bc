import { isCtrlKeyPressed } from "../page-keyboard"

const CONTROL = { ctrlKey: true, metaKey: false }
const COMMAND = { ctrlKey: false, metaKey: true }

test.each([
  ["Linux x86_64", { control: true, command: false }],
  ["Win32", { control: true, command: false }],
  ["MacIntel", { control: false, command: true }],
])("on %s shortcuts begin with the platform's own key", (platform, { control, command }) => {
  jest.spyOn(navigator, "platform", "get").mockReturnValue(platform)
  expect(isCtrlKeyPressed(CONTROL)).toBe(control)
  expect(isCtrlKeyPressed(COMMAND)).toBe(command)
})
