import { readFileSync } from "node:fs"

const lock: { packages: Record<string, { integrity?: string }> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
)

test("the lock file has a hash of every package", () => {
  const { "": site, ...packages } = lock.packages
  expect(site).toBeDefined()
  const names = Object.keys(packages)
  expect(names.filter((name) => !packages[name]?.integrity?.startsWith("sha512-"))).toEqual([])
})
