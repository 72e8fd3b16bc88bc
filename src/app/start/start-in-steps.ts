import { keepFragmentDecodable } from "../navigation/sanitize-fragment"
import { watchPopState } from "./defer-popstate"

/**
 * The browser's entry. Gatsby's own evaluates all its modules at once, which on a phone keeps the
 * page from answering for as long as it takes. Here the heavy ones come first, each in a task of
 * its own; `eager` leaves them in the scripts where they are.
 */
const STEPS = [
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "@gatsbyjs/reach-router"),
  () => import(/* webpackMode: "eager" */ "../../styles/global"),
  () => import(/* webpackMode: "eager" */ "../../components/button"),
  () => import(/* webpackMode: "eager" */ "../../../gatsby-browser"),
  () => import(/* webpackMode: "eager" */ "../../../.cache/production-app"),
]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  for (const step of STEPS) {
    await nextTask()
    await step()
  }
}

keepFragmentDecodable()
watchPopState()
start()
