import type { GatsbyNode } from "gatsby"
import { serveContentIssues } from "./serve-content-issues"

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = serveContentIssues
