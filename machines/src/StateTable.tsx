import type { AnyStateMachine } from "xstate";
import { graphOf, type StateBox } from "./graph.ts";

const everyBox = (box: StateBox): StateBox[] => [box, ...box.children.flatMap(everyBox)];

/** Where the diagram is too small to be read. */
const isNarrow = matchMedia("(width < 48rem)").matches;

/** The same as the diagram, in words: for those who can't see it, and for searching. */
export function StateTable({ machine }: { machine: AnyStateMachine }) {
  const { root, transitions } = graphOf(machine);
  const name = (id: string) => id.slice(machine.id.length + 1) || machine.id;
  return (
    <details open={isNarrow}>
      <summary>Läs som tabell</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard must reach that */}
      <section className="table" aria-label="Tillstånd" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Tillstånd</th>
              <th scope="col">Vad det betyder</th>
              <th scope="col">Vägar därifrån</th>
            </tr>
          </thead>
          <tbody>
            {everyBox(root).map(({ id, description }) => (
              <tr key={id}>
                <th scope="row">{name(id)}</th>
                <td>{description}</td>
                <td>
                  {transitions
                    .filter(({ from }) => from === id)
                    .map(({ id: key, to, label }) => (
                      <div key={key}>
                        {label.split("\n").join(", ")} → {name(to)}
                      </div>
                    ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
