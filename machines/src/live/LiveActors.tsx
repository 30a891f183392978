import type { Graph } from "../graph/graph.ts";
import { type LiveActor, statesOfValue } from "./liveActors.ts";

/** The active leaf states of an actor. */
function placeOf({ root }: Graph, value: unknown): string {
  const ids = statesOfValue(root, value);
  const inner = ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`)));
  return inner.map((id) => id.slice(root.id.length + 1)).join(" och ");
}

function causeOf({ transitions }: Graph, event: string): string {
  if (event.startsWith("xstate.init")) return "har börjat";
  return `senast ${transitions.find((one) => one.event === event)?.trigger ?? event}`;
}

/** Lists the machine's actors in other tabs. */
export function LiveActors({ graph, actors }: { graph: Graph; actors: readonly LiveActor[] | null }) {
  const own = actors?.filter(({ machine }) => machine === graph.name) ?? [];
  return (
    <div className="live" role="status">
      {actors === null && <p>Här följs inga maskiner live: det görs bara i demo.</p>}
      {actors !== null && own.length === 0 && (
        <p>Maskinen körs inte just nu. Använd tjänsten i en annan flik, så lyser tillstånden i bilden.</p>
      )}
      {own.map(({ tab, actor, value, event, isEnded }) => (
        <p key={`${tab} ${actor}`}>
          <span className={isEnded ? "lamp ended" : "lamp"} aria-hidden="true" />
          {isEnded ? "Kom till slutet i" : "Körs i en annan flik:"} <strong>{placeOf(graph, value)}</strong>,{" "}
          {causeOf(graph, event)}
        </p>
      ))}
    </div>
  );
}
