/** What the query of every page has for the shell around it, for unit tests. */
export const WEBSITE_DATA: Queries.WebsiteFragment = {
  buildDate: { year: "2026" },
  website: {
    language: "en",
    thanks: "Danke.",
    sourceText: "Quelle",
    sourceUrl: "https://code.example",
    metalMode: true,
    words: {},
    theme: null,
  },
  owner: { name: "Ada" },
  errors: { title: "Fehler" },
  language: { menu: [{ href: "/about/", text: "Über" }], footerLinks: [], untranslated: [] },
  languages: [],
}
