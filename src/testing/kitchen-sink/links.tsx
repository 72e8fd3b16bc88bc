import { OutwardMark } from "../../components/outward-mark"
import { PageTitle } from "../../components/page-title"
import { SiteLink } from "../../components/site-link"
import { CONTROL_STATES, Columns, Group, Row, Specimen } from "./specimen"

/** Links within a sentence, in each state, and the way back above a title. */
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
        <Specimen label="outward">
          <p>
            A link{" "}
            <SiteLink href="https://site.example">
              to elsewhere
              <OutwardMark />
            </SiteLink>
          </p>
        </Specimen>
      </Row>
      <Columns>
        <Specimen label="way back, hover" shown="hover">
          <PageTitle title="Title" back={{ href: "/", text: "Home" }} />
        </Specimen>
        <Specimen label="way back, focus" shown="focus-visible">
          <PageTitle title="Title" back={{ href: "/", text: "Home" }} />
        </Specimen>
      </Columns>
    </Group>
  )
}
