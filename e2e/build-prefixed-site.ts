/** Builds the second site before the tests that need it, as `npm test` does. */
import { runMain } from "../scripts/lib/run-main"
import { buildPrefixedSite } from "./support/prefixed-site"

runMain(async () => console.log(await buildPrefixedSite()))
