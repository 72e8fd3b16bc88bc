import { carouselOptions, initialSlide, slideTuck } from "../carousel-options"

test("the options have the values of docs/product.md", () => {
  expect(carouselOptions).toMatchObject({
    effect: "cards",
    cardsEffect: { perSlideRotate: 5, perSlideOffset: 40, slideShadows: false },
    initialSlide: 1,
    threshold: 5,
    longSwipesMs: 200,
    longSwipesRatio: 0.4,
    speed: 300,
    touchAngle: 45,
    resistanceRatio: 0.85,
  })
})

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [12, 1],
])("of %i slides, the one at index %i is active at first", (count, first) => {
  expect(initialSlide(count)).toBe(first)
})

test.each([
  [0, "0% 0%"],
  [-1, "0% 0%"],
  [1.5, "-18.5% -7.5%"],
  [2, "-37% -15%"],
  [-2, "37% -15%"],
  [3, "-74% -15%"],
])("a card %f steps away moves by %s", (step, translate) => {
  expect(slideTuck(step)).toBe(translate)
})
