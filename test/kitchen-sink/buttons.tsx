import { Button, ButtonLink } from "../../src/components/button"
import { ResumeActions } from "../../src/sections/resume-formats"
import { CONTROL_STATES, Group, Row, Specimen } from "./specimen"

const VARIANTS = ["solid", "outline", "quiet"] as const

const FORMATS = [
  { path: "/resume.pdf", mediaType: "application/pdf", downloadName: "Sample.pdf" },
] as const

/** Each variant of a button in each state, and links that look like buttons. */
export function Buttons() {
  return (
    <Group title="Buttons">
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          {CONTROL_STATES.map(({ label, shown }) => (
            <Specimen key={label} label={`${variant}, ${label}`} shown={shown}>
              <Button variant={variant}>Press me</Button>
            </Specimen>
          ))}
          <Specimen label={`${variant}, disabled`}>
            <Button variant={variant} disabled>
              Not now
            </Button>
          </Specimen>
          <Specimen label={`${variant}, aria-disabled`}>
            <Button variant={variant} aria-disabled="true">
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
          <ButtonLink href="https://site.example" variant="outline">
            Leave
          </ButtonLink>
        </Specimen>
        <Specimen label="download">
          <ResumeActions formats={FORMATS} work={{ id: "work", title: "Work" }} />
        </Specimen>
      </Row>
    </Group>
  )
}
