import { nameParts } from "../name-parts"

/** Writes the parts as the field N of a vCard does: family, given, prefix, suffixes. */
const split = (name: string, familyName?: string, language?: string) => {
  const { prefix, given, family, suffixes } = nameParts({ name, familyName, language })
  return [family, given, prefix, suffixes.join(",")].join(";")
}

test.each([
  ["Jane Doe, PhD", "Doe;Jane;;PhD"],
  ["Jane Doe, M.D., Ph.D.", "Doe;Jane;;M.D.,Ph.D."],
  ["Jane Doe, PhD MBA", "Doe;Jane;;PhD MBA"],
  ["Jane Doe, M. Sc.", "Doe;Jane;;M. Sc."],
  ["Jane Doe, mba", "Doe;Jane;;mba"],
  ["Jane Doe, Dipl.-Ing. (FH)", "Doe;Jane;;Dipl.-Ing. (FH)"],
  ["John Doe Jr.", "Doe;John;;Jr."],
  ["John Doe Jr., MBA", "Doe;John;;Jr.,MBA"],
  ["John Doe III", "Doe;John;;III"],
  ["John Doe MBA", "Doe;John;;MBA"],
  ["JOHN DOE, PHD", "DOE;JOHN;;PHD"],
  ["Jane Doe (she/her)", "Doe;Jane;;"],
  ["Jane Doe, she/her", "Doe;Jane;;"],
  ["Jane Doe [she/her], PhD", "Doe;Jane;;PhD"],
  ["Jane Doe (née Smith)", "Doe;Jane;;"],
  ["Jane Doe; PhD", "Doe;Jane;;PhD"],
  ["Jane Doe，PhD", "Doe;Jane;;PhD"],
  ["Jane Doe, PMP®", "Doe;Jane;;PMP®"],
  ["Jane Doe, BSc (Hons)", "Doe;Jane;;BSc (Hons)"],
  ["Jane Doe, Esquire", "Doe;Jane;;Esquire"],
  ["Ing. Jan Novák, CSc.", "Novák;Jan;Ing.;CSc."],
  ["doc. Ing. Jan Novák, Ph.D.", "Novák;Jan;doc. Ing.;Ph.D."],
  ["prof. dr hab. Jan Nowak", "Nowak;Jan;prof. dr hab.;"],
  ["Dipl.-Inf. Jane Doe", "Doe;Jane;Dipl.-Inf.;"],
  ["Jan v. d. Berg", "v. d. Berg;Jan;;"],
  ["Otto von und zu Berg", "von und zu Berg;Otto;;"],
  ["Dr. Jane Doe", "Doe;Jane;Dr.;"],
  ["Dr Jane Doe", "Doe;Jane;Dr;"],
  ["Prof. Dr. med. Jane Doe", "Doe;Jane;Prof. Dr. med.;"],
  ["Dr. h.c. Jane Doe", "Doe;Jane;Dr. h.c.;"],
  ["Dipl.-Ing. (FH) Jane Doe, M.Sc.", "Doe;Jane;Dipl.-Ing. (FH);M.Sc."],
  ["Univ.-Prof. Dr.-Ing. Jane Doe", "Doe;Jane;Univ.-Prof. Dr.-Ing.;"],
  ["Sir John Doe", "Doe;John;Sir;"],
  ["J. R. Writer", "Writer;J. R.;;"],
  ["Yo-Yo MA", "MA;Yo-Yo;;"],
  ["Wm. Doe", "Doe;Wm.;;"],
  ["Dr.", "Dr.;;;"],
  ["Jan van der Berg", "van der Berg;Jan;;"],
  ["Ahmed bin Rashid", "bin Rashid;Ahmed;;"],
  ["Shaquille O'Neill", "O'Neill;Shaquille;;"],
  ["van Berg", "Berg;van;;"],
  ["Ada", "Ada;;;"],
  ["山田 太郎", "山田;太郎;;"],
])("splits %s, which is no guess", (name, parts) => {
  expect(split(name)).toBe(parts)
  expect(nameParts({ name }).isGuess).toBe(false)
})

test.each([
  ["Nagy János", "hu", "Nagy;János;;"],
  ["Dr. Kovács Anna, PhD", "hu-HU", "Kovács;Anna;Dr.;PhD"],
  ["ifj. Nagy János", "hu", "Nagy;János;ifj.;"],
  ["Szent-Györgyi Albert", "hu", "Szent-Györgyi;Albert;;"],
  ["Trần An", "vi", "Trần;An;;"],
  ["Le Hung", "vi-VN", "Le;Hung;;"],
  ["An", "vi", "An;;;"],
  ["Trần An", "en", "An;Trần;;"],
  ["Trần An", undefined, "An;Trần;;"],
])("splits %s in the language %s", (name, language, parts) => {
  expect(split(name, undefined, language)).toBe(parts)
  expect(nameParts({ name, language }).isGuess).toBe(false)
})

test.each([
  ["Nguyễn Thị Mai", "vi", "Nguyễn;Thị Mai;;"],
  ["Nagy János Péter", "hu", "Nagy;János Péter;;"],
  ["von Neumann János", "hu", "von Neumann;János;;"],
])("splits %s in the language %s, which is a guess", (name, language, parts) => {
  expect(split(name, undefined, language)).toBe(parts)
  expect(nameParts({ name, language }).isGuess).toBe(true)
})

test.each([
  ["Gabriel García Márquez", "Márquez;Gabriel García;;"],
  ["Doe, Jane", "Doe;Jane;;"],
  ["DOE, JANE", "DOE;JANE;;"],
  ["Doe, J.R.", "Doe;J.R.;;"],
  ["Doe, Jane, PhD", "Doe;Jane;;PhD"],
  ["Vincent Van Gogh", "Van Gogh;Vincent;;"],
  ["Nguyen Van Minh", "Van Minh;Nguyen;;"],
  ["José Ortega y Gasset", "y Gasset;José Ortega;;"],
  ["林知夏", "林知夏;;;"],
  ["김민준", "김민준;;;"],
])("splits %s, which is a guess", (name, parts) => {
  expect(split(name)).toBe(parts)
  expect(nameParts({ name }).isGuess).toBe(true)
})

test.each([
  ["Jane Doe, PhD", "Doe", "Doe;Jane;;PhD"],
  ["Dr. Gabriel García Márquez", "García Márquez", "García Márquez;Gabriel;Dr.;"],
  ["Nagy Éva, PhD", "Nagy", "Nagy;Éva;;PhD"],
  ["Lee Kaylee", "Lee", "Lee;Kaylee;;"],
  ["Leela Lee", "Lee", "Lee;Leela;;"],
  ["Doe, Jane", "Doe", "Doe;Jane;;"],
  ["Doe, Jane, PhD", "Doe", "Doe;Jane;;PhD"],
  ["Jan Novák, CSc.", "Novák", "Novák;Jan;;CSc."],
  ["林知夏", "林", "林;知夏;;"],
  ["Grace PE", "PE", "PE;Grace;;"],
])("splits %s at the family name %s of the content", (name, familyName, parts) => {
  expect(split(name, familyName)).toBe(parts)
  expect(nameParts({ name, familyName }).isGuess).toBe(false)
})
