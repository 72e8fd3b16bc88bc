import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { describeError, UserError, withOptions } from "../run-main"

const errorOf = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test("an error of the user is its message, and an error of the system a sentence", () => {
  expect(describeError(new UserError("Choose another folder."))).toBe("Choose another folder.")
  expect(describeError(errorOf(() => readFileSync("missing.pdf")))).toBe(
    "The file missing.pdf does not exist.",
  )
  expect(describeError(errorOf(() => readFileSync("https://a.example/jobs/1")))).toBe(
    "The command reads a file, not https://a.example/jobs/1. Download it, or paste its text into a file, and write the name of that file.",
  )
  const name = "a".repeat(300)
  expect(describeError(errorOf(() => readFileSync(name)))).toBe(
    `The system reports ENAMETOOLONG for ${name}.`,
  )
})

test.each([
  Object.assign(new Error("date not in range"), { code: 10 }),
  new TypeError("x is undefined"),
  "text",
  undefined,
  null,
])("any other error is the error itself: %s", (error) => {
  expect(describeError(error)).toBe(error)
})

describe("the arguments", () => {
  const options = { texts: ["from", "language"], flags: ["force", "dry-run"] } as const

  /** @returns what the command says, and whether it has run */
  async function said(args: string[], hasArguments = true, env: Record<string, string> = {}) {
    jest.replaceProperty(process, "env", { ...process.env, ...env })
    const error = jest.spyOn(console, "error").mockImplementation()
    let hasRun = false
    await withOptions("", { ...options, hasArguments }, () => {
      hasRun = true
    })(args)
    process.exitCode = undefined
    return hasRun ? "ran" : String(error.mock.calls[0])
  }

  afterEach(() => jest.restoreAllMocks())

  const LIST = "The options are --from, --language, --force, --dry-run, --help."

  test.each([
    [["--fromm", "x"], `There is no option --fromm: did you mean --from? ${LIST}`],
    [["--fromm=x"], `There is no option --fromm: did you mean --from? ${LIST}`],
    // It may also be --force.
    [["--form=x"], `There is no option --form. ${LIST}`],
    [["--lang", "de"], `There is no option --lang: did you mean --language? ${LIST}`],
    [["--dryrun"], `There is no option --dryrun: did you mean --dry-run? ${LIST}`],
    [["--quick"], `There is no option --quick. ${LIST}`],
    [["-f"], `There is no option -f. ${LIST}`],
    [["--from"], "Write --from with a value."],
    [["--from", "--force"], "Write --from with a value."],
    [["--force=yes"], "Write --force without a value."],
  ])("%j: %s", async (args, message) => {
    expect(await said(args)).toBe(message)
  })

  test.each(["content/work.yaml", "classic"])("only options, and not %s", async (argument) => {
    expect(await said([argument], false)).toBe(
      `This command takes only options, not ${argument}. ${LIST}`,
    )
  })

  test.each([
    [["x.json"], "from", "--from"],
    [["x.json"], "dry_run", "--dry-run"],
  ])("%j: npm has read an option itself", async (args, name, option) => {
    const env = { [`npm_config_${name}`]: "true", npm_lifecycle_event: "import" }
    expect(await said(args, true, env)).toBe(
      `npm has kept ${option} for itself. Write -- before the options: npm run import -- ${option} …`,
    )
  })

  test("a setting in .npmrc with the name of an option is no option", async () => {
    const folder = makeTemporaryFolder()
    const npmrc = path.join(folder, ".npmrc")
    writeFileSync(npmrc, "force=true\n")
    const npm = path.join(folder, "npm.js")
    const reads = "require('fs').readFileSync(process.env.npm_config_userconfig, 'utf8')"
    writeFileSync(npm, `console.log(process.env.npm_config_force || ${reads}.split("=")[1].trim())`)
    const env = { npm_config_force: "true", npm_config_userconfig: npmrc, npm_execpath: npm }
    expect(await said(["x.json"], true, env)).toBe("ran")
  })

  test("settings of npm itself are no options", async () => {
    expect(await said(["--from", "x"], true, { npm_config_cache: "/root/.npm" })).toBe("ran")
  })
})
