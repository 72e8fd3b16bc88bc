import { addressText, placeOf, placeParts, placeText } from "../place"

test("takes the text before the last comma as the city", () => {
  expect(placeParts("Portland, OR")).toEqual({ city: "Portland", region: "OR" })
  expect(placeParts("Berlin")).toEqual({ city: "Berlin", region: undefined })
  expect(placeParts("Remote, Europe")).toEqual({})
  expect(placeParts({ city: "Berlin", country: "Germany" })).toEqual({
    city: "Berlin",
    country: "Germany",
  })
  expect(placeParts("عمّان، الأردن")).toEqual({ city: "عمّان", region: "الأردن" })
})

test("writes the parts of a place with commas, and the country's code if it has no name", () => {
  expect(placeText("Portland, OR")).toBe("Portland, OR")
  expect(placeText({ city: "Berlin", country: "Germany", countryCode: "DE" })).toBe(
    "Berlin, Germany",
  )
  expect(placeText({ city: "Portland", region: "OR", countryCode: "US" })).toBe("Portland, OR, US")
  expect(placeText({ city: "杭州市", region: "浙江省", countryCode: "CN" })).toBe("浙江省杭州市")
  expect(placeText({ city: "عمّان", country: "الأردن", countryCode: "JO" })).toBe("عمّان، الأردن")
})

test("separates the availability from the location", () => {
  const availability = "remote in the EU"
  expect(placeOf({ location: { city: "Berlin" }, availability })).toBe("Berlin — remote in the EU")
  expect(placeOf({ availability })).toBe(availability)
  expect(placeOf({ location: "Berlin" })).toBe("Berlin")
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
  [
    { postalCode: "69000", city: "Lyon", region: "Auvergne-Rhône-Alpes", countryCode: "FR" },
    "69000 Lyon, Auvergne-Rhône-Alpes, FR",
  ],
  [
    { street: "4 Sample Quay", postalCode: "BS1 0XX", city: "Bristol", countryCode: "GB" },
    "4 Sample Quay, Bristol BS1 0XX, GB",
  ],
  [
    {
      street: "示例路 88 号",
      postalCode: "310000",
      city: "杭州市",
      region: "浙江省",
      country: "中国",
    },
    "310000 中国浙江省杭州市示例路 88 号",
  ],
  [
    { street: "12 شارع الأمثلة", postalCode: "11118", city: "عمّان", country: "الأردن" },
    "12 شارع الأمثلة، 11118 عمّان، الأردن",
  ],
  [{ street: "예시로 1", postalCode: "03000", city: "서울특별시" }, "03000 서울특별시 예시로 1"],
])("writes the address %j on one line", (address, text) => {
  expect(addressText(address)).toBe(text)
})
