import type { MachineDiagram } from "../build/machineDiagram.ts";
import { Diagram } from "../diagram/Diagram.tsx";
import { statesOf } from "../graph/graph.ts";
import { type LiveActor, liveStates } from "../live/liveActors.ts";

interface Props {
  machines: MachineDiagram[];
  actors: readonly LiveActor[] | null;
}

/** All machines with their purpose and a small diagram with the active states. */
export function Overview({ machines, actors }: Props) {
  return (
    <main>
      <h1>Tillståndsmaskiner</h1>
      <p className="lead">
        Varje flöde i tjänsten är en maskin: den är alltid i ett tillstånd, och det som händer leder den till nästa.
        Välj en för att se den, följa den medan någon använder tjänsten i en annan flik, eller prova själv.
      </p>
      <ul className="cards">
        {machines.map(({ layout }) => {
          const { graph } = layout;
          const running = actors?.filter(({ machine, isEnded }) => machine === graph.name && !isEnded) ?? [];
          return (
            <li key={graph.name}>
              <div className="sketch" aria-hidden="true">
                <Diagram layout={layout} active={liveStates(graph, actors ?? [])} />
              </div>
              <h2>
                <a href={`#${graph.name}`}>{graph.name}</a>
              </h2>
              <p>{graph.purpose}</p>
              <p className="facts">
                {statesOf(graph.root).length - 1} tillstånd, {graph.transitions.length} vägar
                {running.length > 0 && (
                  <span className="running">
                    <span className="lamp" aria-hidden="true" /> körs nu
                  </span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
