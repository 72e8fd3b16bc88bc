import { checkContent, folderOf, VALID_FILES } from "../../../../test/valid-content"

/** @returns the codes of the diagnostics about a picture of a card and of the portrait */
function codesOf(width: number, height: number): { card: string[]; portrait: string[] } {
  const pictures = new Map([...folderOf().pictures, ["images/wide.png", { width, height }]])
  const codesIn = (file: string, changed: Record<string, string>) =>
    checkContent(changed, { pictures })
      .diagnostics.filter((diagnostic) => diagnostic.file === `content/${file}.yaml`)
      .map(({ code }) => code)
  const portrait = "portrait:\n  src: images/wide.png\n  alt: Ada, laughing.\n"
  return {
    card: codesIn("showcase", {}),
    portrait: codesIn("owner", { owner: VALID_FILES.owner + portrait }),
  }
}

test.each([
  ["4 to 5", 1600, 2000],
  ["square", 1600, 1600],
  ["3 to 4", 1600, 2133],
  ["2 to 3", 1600, 2400],
])("accepts a picture of %s for a card and as the portrait", (_, width, height) => {
  expect(codesOf(width, height)).toEqual({ card: [], portrait: [] })
})

test("warns about a wide picture only where it is cropped", () => {
  expect(codesOf(2400, 1600)).toEqual({ card: ["cropped-picture"], portrait: [] })
})

test("warns about a high picture in a card because of its crop, and elsewhere because of its height", () => {
  expect(codesOf(1600, 3000)).toEqual({ card: ["cropped-picture"], portrait: ["tall-picture"] })
})

test("reports all problems of a picture together", () => {
  expect(codesOf(900, 2700)).toEqual({
    card: ["soft-picture", "cropped-picture"],
    portrait: ["tall-picture"],
  })
})

test.each([
  ["images/作品1.jpg", "緑の背景に白い円が描かれたポスターの写真。第1番。", []],
  ["images/作品.jpg", "作品", ["weak-alt"]],
  ["images/blue-moth_2.png", "Blue moth 2", ["weak-alt"]],
  ["images/moth.png", "portrait.jpg", ["weak-alt"]],
])("the alternative text of %s may be '%s': %j", (src, alt, codes) => {
  const pictures = new Map([[src, { width: 1600, height: 2000 }]])
  const owner = `${VALID_FILES.owner}portrait:\n  src: ${src}\n  alt: ${alt}\n`
  const { diagnostics } = checkContent({ owner }, { pictures })
  const own = diagnostics.filter(({ file }) => file === "content/owner.yaml")
  expect(own.map(({ code }) => code)).toEqual(codes)
})

test.each(["NFC", "NFD"] as const)(
  "finds a picture whose name the file system writes in %s",
  (form) => {
    const src = "images/Jörg.jpg"
    const pictures = new Map([[src.normalize("NFC"), { width: 1600, height: 2000 }]])
    const owner = `${VALID_FILES.owner}portrait:\n  src: ${src.normalize(form)}\n  alt: Jörg, laughing.\n`
    const { diagnostics } = checkContent({ owner }, { pictures })
    expect(diagnostics.filter(({ file }) => file === "content/owner.yaml")).toEqual([])
  },
)

test.each([
  ["images/seat-map.png", ["images/wide.png", "images/seat-mop.png"], "images/seat-mop.png"],
  ["images/seat-map.png", ["images/wide.png", "images/Seat-Map.PNG"], "images/Seat-Map.PNG"],
  [
    "images/seat-map.png",
    ["images/wide.png", "images/seat-map2.png", "images/seat-map3.png"],
    undefined,
  ],
  ["images/wida.png", ["images/wide.png"], undefined],
  ["images/new-card.png", ["images/wide.png", "images/seat-map.png"], undefined],
])(
  "for the missing %s, proposes the only similar picture that nothing shows",
  (src, names, meant) => {
    const pictures = new Map(names.map((name) => [name, { width: 1600, height: 2000 }]))
    const portfolio = VALID_FILES.portfolio.replace("images/wide.png", src)
    const { diagnostics } = checkContent({ portfolio }, { pictures })
    const missing = diagnostics.find(
      ({ code, file }) => code === "missing-picture" && /portfolio/.test(file),
    )
    const hint = meant
      ? `Did you mean "${meant}"?`
      : "Copy the file into the folder images, which is beside the YAML files."
    expect(missing?.hint).toBe(hint)
  },
)

test("warns once about the pictures that nothing names", () => {
  const picture = { width: 1600, height: 2000 }
  const pictures = new Map(folderOf().pictures)
  for (const name of ["wide", "old", "one"]) pictures.set(`images/${name}.png`, picture)
  const { diagnostics } = checkContent({}, { pictures })
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    [
      "unused-picture",
      "No file names images/old.png and images/one.png, so the site does not show them.",
    ],
  ])
})
