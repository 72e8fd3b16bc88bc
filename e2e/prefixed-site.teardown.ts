import { test } from "@playwright/test"
import { removePrefixedSite } from "./support/prefixed-site"

test("removes the prefixed site", removePrefixedSite)
