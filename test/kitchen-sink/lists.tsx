import { useId, useState } from "react"
import { MatchingSkills } from "../../src/components/matching-skills"
import { SelectableList } from "../../src/components/selectable-list"
import { SelectionSummary } from "../../src/components/selection-summary"
import { CONTROL_STATES, Group, Row, Specimen, type SpecimenProps } from "./specimen"

const ITEMS = ["Apples", "Pears", "Quinces", "Sea buckthorn"].map((name) => ({ id: name, name }))

type ListProps = Pick<SpecimenProps, "label" | "shown"> & { initial?: readonly string[] }

function List({ label, shown, initial = [] }: ListProps) {
  const id = useId()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initial))
  return (
    <Specimen label={label} shown={shown}>
      <h3 id={id}>Fruit</h3>
      <SelectableList
        items={ITEMS}
        selected={selected}
        labelledBy={id}
        describedBy="fruit-hint"
        onSelect={setSelected}
        onClear={() => setSelected(new Set())}
      />
    </Specimen>
  )
}

const noop = () => {}

/** Selectable lists in each state, and the summary of a selection. */
export function Lists() {
  return (
    <Group title="Lists">
      <Row>
        {CONTROL_STATES.map(({ label, shown }) => (
          <List key={label} label={label} shown={shown} />
        ))}
      </Row>
      <Row>
        {CONTROL_STATES.map(({ label, shown }) => (
          <List
            key={label}
            label={`selected, ${label}`}
            shown={shown}
            initial={["Pears", "Quinces"]}
          />
        ))}
      </Row>
      <Specimen label="match mark">
        <MatchingSkills names={["Pears"]} />
        <MatchingSkills names={["Pears", "Quinces"]} />
      </Specimen>
      <Specimen label="nothing selected">
        <SelectionSummary
          hintId="fruit-hint"
          hint="Select fruit to see the trees."
          lines={[]}
          onClear={noop}
        />
      </Specimen>
      <Specimen label="something selected">
        <SelectionSummary
          hint=""
          hintId="no-hint"
          lines={["Pears: 2 trees, 3 yr 7 mo", "Quinces: 1 tree, 7 mo"]}
          onClear={noop}
          action={{ text: "Show the trees", onClick: noop }}
        />
      </Specimen>
    </Group>
  )
}
