import type { DrawnMachine } from "../build/drawnMachine.ts";
import { Picture } from "../drawing/Picture.tsx";
import { statesOf } from "../graph/graph.ts";
import { type LiveActor, liveStates } from "../live/liveActors.ts";

interface Props {
  machines: DrawnMachine[];
  actors: readonly LiveActor[] | null;
}

/** Every machine with its purpose and a small picture, lit where it runs. */
export function Overview({ machines, actors }: Props) {
  return (
    <main>
      <h1>Tillståndsmaskiner</h1>
      <p className="lead">
        Varje flöde i tjänsten är en maskin: den är alltid i ett tillstånd, och det som händer leder den till nästa.
        Välj en för att se den, följa den medan någon använder tjänsten i en annan flik, eller prova själv.
      </p>
      <ul className="cards">
        {machines.map(({ drawing }) => {
          const { graph } = drawing;
          const running = actors?.filter(({ machine, isEnded }) => machine === graph.name && !isEnded) ?? [];
          return (
            <li key={graph.name}>
              <div className="sketch" aria-hidden="true">
                <Picture drawing={drawing} active={liveStates(graph, actors ?? [])} />
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
