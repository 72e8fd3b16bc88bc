import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs"
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
})

test.each([
  ["The name of the reader", "The name of the reader"],
  ["Dear reader,", "Dear reader,"],
  ["Write your letter here.", "Write your letter here."],
  ["Write your letter here.", "I know [company]."],
])("a hand-out refuses a letter in which %j is %j, and names its line", async (draft, text) => {
  await tailor("Go", "--write", "acme", "--force")
  const letter = path.join(folder, "letters", "acme.yaml")
  const written = readFileSync(letter, "utf8")
    .replace("The name of the reader", "Ada Writer")
    .replace("Dear reader,", "Dear Ms. Writer,")
    .replace("Write your letter here.", "I bake.")
  const lines = readFileSync(letter, "utf8").split("\n")
  const line = lines.findIndex((each) => each.includes(draft))
  const own = written.split("\n").with(line, lines[line]?.replace(draft, text) ?? "")
  writeFileSync(letter, own.join("\n"))
  const handOut = await runScript("hand-out", ["acme", "--to", folder], {
    env: { CONTENT: folder },
  })
  const said = expect.stringContaining(`content/letters/acme.yaml:${line + 1}:`)
  expect([handOut.status, handOut.stderr]).toEqual([1, said])
  expect(existsSync(path.join(folder, "acme"))).toBe(false)
})

test("refuses a name that is no file name, and a job posting that is no text", async () => {
  expect((await tailor("Go", "--write", "../acme")).stderr).toContain(
    'The name "../acme" is not valid',
  )
  expect(existsSync(path.join(folder, "acme.yaml"))).toBe(false)
  expect((await tailor(" \n")).stderr).toContain("The job posting is empty.")
  expect((await tailor("", "https://a.example/jobs/1")).stderr).toContain(
    "paste its text into a file",
  )
  expect((await tailor("%PDF-1.7 \0")).stderr).toContain("not plain text")
})
