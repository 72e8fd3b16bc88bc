import { addressText, placeOf, placeParts, placeText } from "../place"

test("takes the text before the last comma as the city", () => {
  expect(placeParts("Portland, OR")).toEqual({ city: "Portland", region: "OR" })
  expect(placeParts("Remote")).toEqual({ city: "Remote", region: undefined })
  expect(placeParts({ city: "Berlin", country: "Germany" })).toEqual({
    city: "Berlin",
    country: "Germany",
  })
})

test("writes the parts of a place with commas, and the country's code if it has no name", () => {
  expect(placeText("Portland, OR")).toBe("Portland, OR")
  expect(placeText({ city: "Berlin", country: "Germany", countryCode: "DE" })).toBe(
    "Berlin, Germany",
  )
  expect(placeText({ city: "Portland", region: "OR", countryCode: "US" })).toBe("Portland, OR, US")
  expect(placeOf({ location: { city: "Berlin" }, availability: "or remote" })).toBe(
    "Berlin or remote",
  )
})

test.each([
  [
    { street: "1 Sample Street", postalCode: "97201", city: "Portland", region: "OR" },
    "1 Sample Street, Portland, OR 97201",
  ],
  [
    { street: "Musterweg 1", postalCode: "10115", city: "Berlin", country: "Germany" },
    "Musterweg 1, 10115 Berlin, Germany",
  ],
  [{ postalCode: "75001", city: "Paris" }, "75001 Paris"],
  [{ street: "PO Box 7", region: "OR" }, "PO Box 7, OR"],
])("writes the address %j on one line", (address, text) => {
  expect(addressText(address)).toBe(text)
})
