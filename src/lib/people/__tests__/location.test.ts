import {
  addressLocation,
  addressText,
  locationLine,
  locationParts,
  locationText,
} from "../location"

test.each([
  ["Portland, OR", { city: "Portland", region: "OR" }],
  ["Portland, Oregon", { city: "Portland", region: "Oregon" }],
  ["Portland, OR, USA", { city: "Portland", region: "OR", country: "USA", countryCode: "US" }],
  ["Toronto, ON, Canada", { city: "Toronto", region: "ON", country: "Canada", countryCode: "CA" }],
  ["Berlin", { city: "Berlin" }],
  ["Frankfurt am Main", { city: "Frankfurt am Main" }],
  ["Berlin, Germany", { city: "Berlin", country: "Germany", countryCode: "DE" }],
  ["Berlin, Deutschland", { city: "Berlin", country: "Deutschland", countryCode: "DE" }],
  ["London, UK", { city: "London", country: "UK", countryCode: "GB" }],
  ["São Paulo, Brasil", { city: "São Paulo", country: "Brasil", countryCode: "BR" }],
  ["عمّان، الأردن", { city: "عمّان", country: "الأردن", countryCode: "JO" }],
  ["Germany", { country: "Germany", countryCode: "DE" }],
  ["Istanbul, Turkey", { city: "Istanbul", country: "Turkey", countryCode: "TR" }],
  ["International Falls, MN", { city: "International Falls", region: "MN" }],
])("finds the parts of %s", (text, parts) => {
  expect(locationParts(text)).toEqual(parts)
})

const UNSURE = [
  "Remote|Remote, Europe|Remote (Germany)|Fully remote, Germany|Home office in Kiel|Hybrid|On site",
  "Based in Kiel, Germany|Télétravail|远程|浙江省杭州市|Munich, Bavaria|Munich, Bavaria, Germany|EMEA",
  "Shoreditch, London, UK|Atlanta, Georgia|Berlin, DE|California|Berlin / Hamburg|Portland OR",
  "Berlin or Hamburg, Germany|Seattle, WA 98101|Washington DC|Vor Ort|Distributed|Freelance",
].flatMap((line) => line.split("|"))

test.each(UNSURE)("%s has no part that is sure", (text) => {
  expect(locationParts(text)).toEqual({})
})

test("a postal address keeps a location whose parts are not sure", () => {
  expect(addressLocation("Munich, Bavaria")).toEqual({ city: "Munich, Bavaria" })
  expect(addressLocation("Portland, OR")).toEqual({ city: "Portland", region: "OR" })
  expect(addressLocation("Home office in Kiel")).toEqual({})
})

test("the fields of the content are the parts", () => {
  const place = { city: "Berlin", country: "Germany" }
  expect(locationParts(place)).toEqual(place)
  expect(locationParts(undefined)).toEqual({})
})

test("writes the parts of a place with commas, and the country's code if it has no name", () => {
  expect(locationText("Portland, OR")).toBe("Portland, OR")
  expect(locationText({ city: "Berlin", country: "Germany", countryCode: "DE" })).toBe(
    "Berlin, Germany",
  )
  expect(locationText({ city: "Portland", region: "OR", countryCode: "US" })).toBe(
    "Portland, OR, US",
  )
  expect(locationText({ city: "杭州市", region: "浙江省", countryCode: "CN" })).toBe("浙江省杭州市")
  expect(locationText({ city: "عمّان", country: "الأردن", countryCode: "JO" })).toBe("عمّان، الأردن")
})

test("puts the comma of the language before the availability", () => {
  const availability = "remote in the EU"
  expect(locationLine({ location: { city: "Berlin" }, availability }, ", ")).toBe(
    "Berlin, remote in the EU",
  )
  expect(locationLine({ availability }, ", ")).toBe(availability)
  expect(locationLine({ location: "Berlin" }, ", ")).toBe("Berlin")
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
