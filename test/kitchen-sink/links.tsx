import { ExternalLinkIcon } from "../../src/components/arrow"
import { PageHeader } from "../../src/components/page-header"
import { SiteLink } from "../../src/components/site-link"
import { CONTROL_STATES, Columns, Group, Row, Specimen } from "./specimen"

/** Links in a sentence in each state, and the back link above a title. */
export function Links() {
  return (
    <Group title="Links">
      <Row>
        {CONTROL_STATES.map(({ label, shown }) => (
          <Specimen key={label} label={label} shown={shown}>
            <p>
              A link <SiteLink href="/about/">to a page</SiteLink> of the site.
            </p>
          </Specimen>
        ))}
        <Specimen label="external">
          <p>
            A link{" "}
            <SiteLink href="https://site.example">
              to elsewhere
              <ExternalLinkIcon />
            </SiteLink>
          </p>
        </Specimen>
      </Row>
      <Columns>
        <Specimen label="way back, hover" shown="hover">
          <PageHeader title="Title" back={{ href: "/", text: "Home" }} />
        </Specimen>
        <Specimen label="way back, focus" shown="focus-visible">
          <PageHeader title="Title" back={{ href: "/", text: "Home" }} />
        </Specimen>
      </Columns>
    </Group>
  )
}
