import { useEffect, useState } from "react"
import { LoadFailure } from "../../src/app/load-failure/load-failure"
import { SectionBoundary } from "../../src/components/section-boundary"
import { ErrorScreen } from "../../src/sections/error-screen"
import { Group, Specimen } from "./specimen"

const noop = () => {}

/** What webpack throws if a script cannot be loaded. */
const chunkLoadError = Object.assign(new Error("sample-0123456789abcdef0123.js"), {
  name: "ChunkLoadError",
})

/** Throws after it is mounted, because the server cannot catch a render error. */
function Broken() {
  const [isBroken, setBroken] = useState(false)
  useEffect(() => setBroken(true), [])
  if (isBroken) throw new Error("The kitchen sink breaks this on purpose.")
  return null
}

/** The screens and messages for pages and sections that fail to load or render. */
export function Failures() {
  return (
    <Group title="Failures">
      <Specimen label="error page">
        <ErrorScreen
          title="A page went missing!"
          status={["404", "Not Found"]}
          message="Nothing lives at this address."
        />
      </Specimen>
      <Specimen label="render error, tried again">
        <ErrorScreen
          title="A page broke!"
          message="Nothing has no name."
          onRetry={noop}
          retryStatus="Try 1: it is still broken."
        />
      </Specimen>
      <Specimen label="load failure">
        <LoadFailure error={chunkLoadError} mustReload={false} />
      </Specimen>
      <Specimen label="a section that broke">
        <SectionBoundary>
          <Broken />
        </SectionBoundary>
      </Specimen>
    </Group>
  )
}
