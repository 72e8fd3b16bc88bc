import { minimalContent } from "../../../test/content"
import { toModel } from "../../resume"
import { toShareInput } from "../share-image"

test.each([
  ["tr", "Özgeçmiş", "Ali Demirci", ["ÖZGEÇMİŞ", "ALİ DEMİRCİ"]],
  ["el", "Βιογραφικό", "Μαΐρη Γιάννου", ["ΒΙΟΓΡΑΦΙΚΟ", "ΜΑΪΡΗ ΓΙΑΝΝΟΥ"]],
  ["de", "Über mich", "Jörg Weiß", ["ÜBER MICH", "JÖRG WEISS"]],
])("a share image in %s has the capitals of the language", (language, name, owner, capitals) => {
  const content = minimalContent()
  content.website.language = language
  content.owner.name = owner
  const page = { path: "/resume/", name, title: name, description: name }
  const { name: heading, line } = toShareInput(toModel(content), page)
  expect([heading, line]).toEqual(capitals)
})
