import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { makeTemporaryFolder } from "../../../test/temporary-folder"
import { refusePublished } from "../refuse-published"

const folder = makeTemporaryFolder()
const [site, links] = [path.join(folder, "site"), path.join(folder, "links")]
for (const name of ["public/de", "static/cv", "content/images", "mycv/images", "empty", "notes"])
  mkdirSync(path.join(site, name), { recursive: true })
mkdirSync(links)
for (const name of ["content", "mycv", "static/cv", "content/images"])
  writeFileSync(path.join(site, name, "owner.yaml"), "")
const [toFile, toContent] = [path.join(links, "cv.json"), path.join(links, "content")]
symlinkSync("../site/public/cv.json", toFile)
symlinkSync(path.join(site, "content"), toContent)
symlinkSync(path.join(site, "public/de"), path.join(site, "de"))
symlinkSync("../links/cv.json", path.join(site, "again.json"))
symlinkSync("loop", path.join(links, "loop"))

const refuse = (target: string, content = "content", isContent = false) =>
  refusePublished(target, { site, content: path.join(site, content), isContent })

test.each([
  ["a folder", path.join(site, "public")],
  ["a file", path.join(site, "static/cv.json")],
  ["a file in folders that do not exist yet", path.join(site, "public/a/b/cv.json")],
  ["a path through other folders", `${path.join(site, "notes")}/../none/../static/cv.json`],
  ["the cache of a build", path.join(site, ".cache/cv.json")],
  ["a name in other case", path.join(site, "PUBLIC/cv.json")],
  ["a content folder that no setting names", path.join(site, "mycv/images/cv.json")],
  ["a link to a file that does not exist yet", toFile],
  ["a link to such a link", path.join(site, "again.json")],
  ["a folder behind a link", path.join(toContent, "letters/cv.json")],
  ["the parent of a link's target", `${path.join(site, "de")}/../cv.json`],
])("refuses %s", (_case, target) => {
  expect(() => refuse(target)).toThrow(/is published\. Choose another folder/)
})

test("refuses the content folder of the site also if it has no file, or is behind a link", () => {
  expect(() => refuse(path.join(site, "empty/cv.json"), "empty")).toThrow(/empty.* is published/)
  expect(() => refuse(path.join(site, "none/cv.json"), "none")).toThrow(/none.* is published/)
  expect(() => refuse(path.join(site, "content/cv.json"), "../links/content")).toThrow(/published/)
  expect(() => refuse(path.join(site, "content/cv.json"), "notes")).toThrow(/published/)
})

test("refuses what the site has behind a link", () => {
  const other = path.join(folder, "other")
  mkdirSync(other)
  symlinkSync("../links", path.join(other, "static"))
  const options = { site: other, content: path.join(other, "content") }
  expect(() => refusePublished(path.join(links, "new.json"), options)).toThrow(/is published/)
})

test.each(["cv.json", "hand-outs/acme", "notes/cv.json", "public-cv.json", "notes/public/cv.json"])(
  "accepts %s",
  (target) => {
    expect(() => refuse(path.join(site, target))).not.toThrow()
  },
)

test.each([
  ["a new folder in static/", path.join(site, "static/new/cv")],
  ["a folder in static/ that has content", path.join(site, "static/cv")],
  ["static/ itself", path.join(site, "static")],
  ["a path through static/", `${path.join(site, "static")}/../static/cv2`],
  ["a name in other case", path.join(site, "STATIC/cv")],
  ["public/ behind a link", path.join(site, "de")],
  ["the cache of a build", path.join(site, ".cache")],
  ["pictures", path.join(site, "content/images")],
  ["a new folder among pictures", path.join(site, "content/Images/cv")],
  ["pictures behind a link", path.join(toContent, "images/cv")],
  ["pictures of another content folder", path.join(site, "mycv/images/cv")],
  ["pictures of a content folder that does not exist yet", path.join(site, "new/images")],
])("refuses to write content to %s", (_case, target) => {
  expect(() => refuse(target, "new", true)).toThrow(/is published\. Choose another folder/)
})

test.each(["content", "mycv", "new", "notes/cv", "images", "static-cv"])(
  "accepts content in %s",
  (target) => {
    expect(() => refuse(path.join(site, target), "new", true)).not.toThrow()
  },
)

test("refuses to write content to pictures that stand elsewhere", () => {
  const pictures = path.join(folder, "pictures")
  mkdirSync(path.join(site, "linked"))
  mkdirSync(pictures)
  symlinkSync(pictures, path.join(site, "linked/images"))
  expect(() => refuse(path.join(pictures, "cv"), "linked", true)).toThrow(/is published/)
})

test("accepts a folder outside of the site", () => {
  expect(() => refuse(path.join(folder, "public/cv.json"))).not.toThrow()
  expect(() => refuse(path.join(folder, "cv.json"))).not.toThrow()
})

test("reads a relative path from the folder of the site", () => {
  expect(() => refusePublished("./public/cv.json")).toThrow("public/ is published")
  expect(() => refusePublished("../public/cv.json")).not.toThrow()
})

test("refuses a link to itself with a message", () => {
  expect(() => refuse(path.join(links, "loop"))).toThrow(/cannot be written: ELOOP/)
})
