import { strToU8, zipSync } from "fflate"
import {
  EMPTY_FOLDER,
  importedContent,
  importInto,
  readImported,
} from "../../../test/imported-content"
import { linkedInArchive } from "../../../test/linkedin-archive"
import { NotImportable } from "../not-importable"
import { readArchive } from "../read-archive"
import { leavesOf } from "../source"

const PROFILE = "First Name,Last Name,Headline\nAda,Writer,Engineer\n"

test("names the line of the file in which a value stands", () => {
  const archive = linkedInArchive({
    "Profile.csv": PROFILE,
    "Positions.csv": 'Company Name,Description\nA,"one\n\nthree"\n\nB,two\n',
  })
  const paths = leavesOf(readArchive(archive).document).map(({ path }) => path)
  expect(paths.filter((path) => path.startsWith("Positions"))).toEqual([
    "Positions.csv:2 Company Name",
    "Positions.csv:2 Description",
    "Positions.csv:6 Company Name",
    "Positions.csv:6 Description",
  ])
})

test("publishes only the primary email address", () => {
  const archive = linkedInArchive({
    "Profile.csv": PROFILE,
    "Email Addresses.csv":
      "Email Address,Confirmed,Primary\nold@ada.dev,Yes,No\nada@ada.dev,Yes,Yes\n",
  })
  expect(importedContent(archive).owner.contact).toMatchObject([
    { value: "ada@ada.dev", visibleIn: expect.arrayContaining(["web"]) },
    { value: "old@ada.dev", visibleIn: ["hand-out"] },
  ])
  const { restricted } = importInto(archive).report
  expect(restricted.map(({ text }) => text)).toEqual(["old@ada.dev"])
})

/** @returns an archive with a file of more bytes than an import reads */
const archiveWith = (name: string) =>
  zipSync(
    { "Profile.csv": strToU8(PROFILE), [name]: new Uint8Array(33 * 1024 * 1024) },
    { level: 1 },
  )

test("unpacks no file that is too large or no part of a résumé, and no more than the archive says", () => {
  const archive = archiveWith("Positions.csv")
  expect(() => readArchive(archive)).toThrow(NotImportable)
  expect(() => readArchive(archive)).toThrow("Positions.csv is too large")
  expect(readArchive(archiveWith("messages.csv")).others).toEqual(["messages.csv"])
  const view = new DataView(archive.buffer, archive.byteOffset)
  for (let place = 0; place < archive.length - 30; place++) {
    // Where a header of a file, and one of the list of files, have its unpacked size.
    const size = { 67324752: 22, 33639248: 24 }[view.getUint32(place, true)]
    if (size) view.setUint32(place + size, 100, true)
  }
  const texts = leavesOf(readArchive(archive).document).map(({ text }) => text)
  expect(texts.join("").length).toBeLessThanOrEqual(200)
})

test("refuses a part of an archive", () => {
  const archive = linkedInArchive()
  expect(() => readArchive(archive.subarray(0, archive.length / 2))).toThrow("cannot be read")
})

test.each(["Recommendations Received.csv", "Recommendations.csv"])(
  "publishes of %s only what the member shows",
  (name) => {
    const archive = linkedInArchive({
      "Profile.csv": PROFILE,
      [name]:
        "First Name,Last Name,Text,Status\nBea,A,Good.,VISIBLE\nCyd,B,Bad.,HIDDEN\nDan,C,Late.,PENDING\n",
      "Volunteer.csv": "Company Name,Role\nShelter,Cook\n",
      "Patents.csv": "Title,Status\nPump,Pending\n",
    })
    const { sections } = importedContent(archive).resume
    expect(JSON.stringify(sections).match(/Bea|Cyd|Dan|Pump|Shelter/g)).toEqual([
      "Bea",
      "Shelter",
      "Pump",
    ])
    const { leftOut } = importInto(archive).report
    expect(leftOut.filter(({ reason }) => reason === "The document hides it.")).toHaveLength(8)
  },
)

test("takes the given name if the archive has none", () => {
  const nameOf = (archive: Uint8Array) =>
    readImported(importInto(archive, EMPTY_FOLDER, { name: "Eva Own" })).owner.name
  const withoutProfile = linkedInArchive({ "Positions.csv": "Title\nEngineer\n" })
  expect(() => importInto(withoutProfile)).toThrow(/It names no person\..*--name "Ada Writer"/)
  expect(nameOf(withoutProfile)).toBe("Eva Own")
  expect(nameOf(linkedInArchive({ "Profile.csv": PROFILE }))).toBe("Ada Writer")
})

test("refuses a table with too many rows or columns", () => {
  const refusal = (table: string) =>
    expect(() => readArchive(linkedInArchive({ "Profile.csv": PROFILE, "Skills.csv": table })))
  refusal(`Name\n${"Go\n".repeat(1_000_000)}`).toThrow("Skills.csv has more than 1,000 values")
  refusal(`${"Name,".repeat(200_000)}\nGo\n`).toThrow(/Skills.csv is not a CSV file.*500000/)
})
