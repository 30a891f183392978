import { type Graph, statesOf } from "../graph/graph.ts";

interface Props {
  graph: Graph;
  paths: Record<string, string[]>;
  play: (path: readonly string[]) => void;
}

const stepCount = (count: number) => (count === 1 ? "1 steg" : `${count} steg`);

/** The shortest path to every state, with a button that plays it in the diagram. */
export function ShortestPaths({ graph, paths, play }: Props) {
  const transitions = new Map(graph.transitions.map((transition) => [transition.key, transition]));
  const states = statesOf(graph.root).filter(({ id }) => id !== graph.root.id && paths[id]);
  const shortestFirst = states.toSorted((one, other) => (paths[one.id]?.length ?? 0) - (paths[other.id]?.length ?? 0));
  return (
    <section className="ways" aria-labelledby="ways">
      <h2 id="ways">Kortaste vägen till varje tillstånd</h2>
      <ul>
        {shortestFirst.map(({ id }) => {
          const path = paths[id] ?? [];
          const name = id.slice(graph.root.id.length + 1);
          const steps = path.flatMap((key) => transitions.get(key) ?? []);
          return (
            <li key={id}>
              <button
                type="button"
                className="play"
                aria-label={`Spela upp vägen till ${name}`}
                onClick={() => play(path)}
              >
                <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
                  <path d="M1 0l9 5-9 5z" fill="currentColor" />
                </svg>
              </button>
              <p>
                <strong>{name}</strong> <span>{path.length === 0 ? "börjar här" : stepCount(path.length)}</span>
                {steps.length > 0 && (
                  <span className="steps">
                    {steps.map(({ trigger, condition }) => [trigger, condition].filter(Boolean).join(" ")).join(" → ")}
                  </span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
