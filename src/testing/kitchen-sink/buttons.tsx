import { Button } from "../../components/button"
import { ButtonLink } from "../../components/button-link"
import { DownloadPdf } from "../../components/download-pdf"
import { CONTROL_STATES, Group, Row, Specimen } from "./specimen"

const LOOKS = ["solid", "outline", "quiet"] as const

const FORMATS = [
  { path: "/resume.pdf", mediaType: "application/pdf", downloadName: "Sample.pdf" },
] as const

/** Each look of a button in each state, and links that look like buttons. */
export function Buttons() {
  return (
    <Group title="Buttons">
      {LOOKS.map((look) => (
        <Row key={look}>
          {CONTROL_STATES.map(({ label, shown }) => (
            <Specimen key={label} label={`${look}, ${label}`} shown={shown}>
              <Button look={look}>Press me</Button>
            </Specimen>
          ))}
          <Specimen label={`${look}, disabled`}>
            <Button look={look} disabled>
              Not now
            </Button>
          </Specimen>
          <Specimen label={`${look}, aria-disabled`}>
            <Button look={look} aria-disabled="true">
              Not now
            </Button>
          </Specimen>
        </Row>
      ))}
      <Row>
        <Specimen label="to a page">
          <ButtonLink href="/about/">Go there</ButtonLink>
        </Specimen>
        <Specimen label="to another site">
          <ButtonLink href="https://site.example" look="outline">
            Leave
          </ButtonLink>
        </Specimen>
        <Specimen label="download">
          <DownloadPdf formats={FORMATS} />
        </Specimen>
      </Row>
    </Group>
  )
}
