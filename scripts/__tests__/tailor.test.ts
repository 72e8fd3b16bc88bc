import { cpSync, existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { runScript } from "../../test/run-script"
import { makeTemporaryFolder } from "../../test/temporary-folder"

const folder = path.join(makeTemporaryFolder(), "content")
cpSync("sample", folder, { recursive: true })

const tailor = (input: string, ...args: string[]) =>
  runScript("tailor", args, { input, env: { CONTENT: folder } })

test("reads the job posting from standard input, and writes a variant and a letter once", async () => {
  const { status, stdout } = await tailor("We use K8s and Kafka.", "--write", "acme")
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^Kubernetes: 1 role.*\n {2}posting: We use K8s and Kafka\.\n/),
  ])
  const letter = path.join(folder, "letters", "acme.yaml")
  expect(readFileSync(letter, "utf8")).toContain("# Kubernetes: 1 role, 1 yr 9 mo")
  expect(await tailor("Go", "--write", "acme")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("--force"),
  })
  expect(readFileSync(letter, "utf8")).toContain("# Kubernetes")
  const handOut = await runScript("hand-out", ["acme", "--to", folder], {
    env: { CONTENT: folder },
  })
  expect(handOut.stderr).toContain("Nobody has written the letter yet")
})

test("refuses a name that is no file name, and a job posting that is no text", async () => {
  expect((await tailor("Go", "--write", "../acme")).stderr).toContain(
    'The name "../acme" is not valid',
  )
  expect(existsSync(path.join(folder, "acme.yaml"))).toBe(false)
  expect((await tailor(" \n")).stderr).toContain("The job posting is empty.")
  expect((await tailor("%PDF-1.7 \0")).stderr).toContain("not plain text")
})
