/** Shows every component in every state with sample data. It exists in develop and tests only. */
import { graphql } from "gatsby"
import { PageHeader } from "../../src/components/page-header"
import { HeadTags } from "../../src/sections/page-meta"
import { Accordions } from "./accordions"
import { Buttons } from "./buttons"
import { Cards } from "./cards"
import { Failures } from "./failures"
import { Links } from "./links"
import { Lists } from "./lists"
import { Pictures } from "./pictures"
import { useShownStates } from "./use-shown-states"
import { Words } from "./words"

/** Composes the groups of components. */
export default function KitchenSinkPage() {
  useShownStates()
  return (
    <>
      <PageHeader title="Kitchen sink" back={{ href: "/", text: "Home" }} />
      <Buttons />
      <Links />
      <Words />
      <Lists />
      <Pictures />
      <Accordions />
      <Cards />
      <Failures />
    </>
  )
}

export const query = graphql`
  query KitchenSinkPage($lang: String!, $variant: String!, $page: String) {
    ...Website
  }
`

/** Search engines do not index this page. */
export function Head() {
  return (
    <>
      <HeadTags title="Kitchen sink" description="Every component in every state." language="en" />
      <meta name="robots" content="noindex" />
    </>
  )
}
