import { test } from "@playwright/test"
import { removePrefixedSite } from "./support/prefixed-site"

test("takes the site for a folder away", removePrefixedSite)
