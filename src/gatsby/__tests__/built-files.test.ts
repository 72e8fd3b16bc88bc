import { chmodSync, statSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder, writeInto } from "../../../test/temporary-folder"
import { letEveryoneRead } from "../built-files"

test("a web server can read every file, whatever the umask, or the modes of files in static/", async () => {
  const folder = makeTemporaryFolder()
  const modes = { "a/b/index.html": 0o600, "a/.well-known/x": 0o400, "a/tool.sh": 0o750 }
  for (const [file, mode] of Object.entries(modes)) {
    writeInto(folder, file, "")
    chmodSync(path.join(folder, file), mode)
  }
  for (const name of ["a/b", "a/.well-known", "a"]) chmodSync(path.join(folder, name), 0o700)
  await letEveryoneRead(path.join(folder, "a"))
  const names = ["a", "a/b", "a/.well-known", ...Object.keys(modes)]
  const modeOf = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8)
  expect(names.map(modeOf)).toEqual(["755", "755", "755", "644", "644", "644"])
})
