import { profileUrl, userOf } from "../networks"

test.each([
  ["GitHub", "robin", "https://github.com/robin"],
  ["X", "@robin", "https://x.com/robin"],
  ["Google Scholar", "AbC", "https://scholar.google.com/citations?user=AbC"],
  ["Mastodon", "@robin@social.example", "https://social.example/@robin"],
  ["Stack Overflow", "484071/robin", "https://stackoverflow.com/users/484071/robin"],
  ["Unknown", "robin", undefined],
])("%s: the address of the user %s is %s", (network, user, url) => {
  expect(profileUrl(network, user)).toBe(url)
})

test.each([
  ["https://github.com/robin", "robin"],
  ["http://www.linkedin.com/in/robin/", "robin"],
  ["https://medium.com/@robin", "robin"],
  ["https://github.com/robin/site", undefined],
  ["https://github.com/", undefined],
  ["https://robin.example/github", undefined],
])("the user of %s is %s", (url, user) => {
  expect(userOf(url)).toBe(user)
})
