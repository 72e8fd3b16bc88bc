import { Banner } from "../../src/components/banner"
import { DashList } from "../../src/components/dash-list"
import { PageHeading } from "../../src/components/page-heading"
import { Paragraphs } from "../../src/components/paragraphs"
import { DateRange, Duration, Period } from "../../src/components/period"
import type { Inline } from "../../src/lib/inline-text"
import { Group, Row, Specimen } from "./specimen"

const TEXTS = [
  "A paragraph that is long enough to break over several lines on a telephone, and on a desktop too, where no line is longer than an eye likes to follow.",
  "And a short one after it.",
]

const WITH_MARKS: Inline = [
  "A text with ",
  { type: "emphasis", content: "emphasis" },
  ", ",
  { type: "strong", content: "strong words" },
  ", ",
  { type: "code", content: "kubectl get pods" },
  ", ",
  { type: "link", href: "/about/", content: "a link to a page" },
  " and ",
  {
    type: "link",
    href: "https://site.example",
    content: ["one ", { type: "strong", content: "elsewhere" }],
  },
  ": ",
  {
    type: "link",
    href: "https://site.example/a-long-path/that-wraps",
    content: "https://site.example/a-long-path/that-wraps",
  },
  ".",
]

const SPANS = [
  { startDate: "Feb 2020", endDate: "" },
  { startDate: "Jan 2018", endDate: "Dec 2019" },
]

/** Titles, paragraphs, lists and dates. */
export function Words() {
  return (
    <Group title="Words">
      <Specimen label="title">
        <PageHeading>A title of five words</PageHeading>
      </Specimen>
      <Specimen label="title, stacked">
        <PageHeading layout="stack">Word by word</PageHeading>
      </Specimen>
      <Specimen label="title, one long word">
        <PageHeading>Electroencephalography</PageHeading>
      </Specimen>
      <Specimen label="banner">
        <Banner
          header="You have a problem."
          secondaryHeader="It can be solved."
          buttonHref="/about/"
          buttonText="Click here."
        />
      </Specimen>
      <Specimen label="paragraphs">
        <Paragraphs texts={TEXTS} />
      </Specimen>
      <Specimen label="paragraph with marks">
        <Paragraphs texts={[WITH_MARKS]} />
      </Specimen>
      <Specimen label="dash list">
        <DashList items={["One thing.", ...TEXTS, WITH_MARKS]} />
      </Specimen>
      <Row>
        <Specimen label="dates, ended">
          <DateRange startDate="Jan 2018" endDate="Dec 2019" />
        </Specimen>
        <Specimen label="dates, going on">
          <DateRange startDate="Feb 2020" endDate="" />
        </Specimen>
        <Specimen label="dates, end alone">
          <DateRange startDate={null} endDate="Jun 2004" />
        </Specimen>
        <Specimen label="duration, months">
          <Duration months={7} />
        </Specimen>
        <Specimen label="duration, years">
          <Duration months={43} />
        </Specimen>
        <Specimen label="duration, an estimate">
          <Duration months={43} isEstimate />
        </Specimen>
        <Specimen label="a day">
          <DateRange endDate="2024-11-05" />
        </Specimen>
        <Specimen label="period">
          <Period ranges={SPANS} currentMonth="2026-07" />
        </Specimen>
      </Row>
    </Group>
  )
}
