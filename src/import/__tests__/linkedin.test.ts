import { strToU8, zipSync } from "fflate"
import { importedContent, importInto } from "../../../test/imported-content"
import { linkedInArchive } from "../../../test/linkedin-archive"
import { NotImportable } from "../not-importable"
import { readArchive } from "../read-archive"
import { sourceValuesOf } from "../source"

const PROFILE = "First Name,Last Name,Headline\nAda,Writer,Engineer\n"

test("names the line of the file in which a value stands", () => {
  const archive = linkedInArchive({
    "Profile.csv": PROFILE,
    "Positions.csv": 'Company Name,Description\nA,"one\n\nthree"\n\nB,two\n',
  })
  const paths = sourceValuesOf(readArchive(archive).document).map(({ path }) => path)
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
  expect(restricted.map(({ leaf }) => leaf.text)).toEqual(["old@ada.dev"])
})

test("does not unpack files that are too large or no part of a résumé", () => {
  const zeros = new Uint8Array(20 * 1024 * 1024)
  const archive = (name: string) => zipSync({ "Profile.csv": strToU8(PROFILE), [name]: zeros })
  expect(() => readArchive(archive("Positions.csv"))).toThrow(NotImportable)
  expect(() => readArchive(archive("Positions.csv"))).toThrow("Positions.csv is too large")
  expect(readArchive(archive("messages.csv")).others).toEqual(["messages.csv"])
})
