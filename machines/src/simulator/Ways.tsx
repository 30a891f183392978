import { type Graph, statesOf } from "../graph/graph.ts";

interface Props {
  graph: Graph;
  ways: Record<string, string[]>;
  play: (way: readonly string[]) => void;
}

const stepCount = (count: number) => (count === 1 ? "1 steg" : `${count} steg`);

/** The shortest way to every state, each to be played in the picture. */
export function Ways({ graph, ways, play }: Props) {
  const transitions = new Map(graph.transitions.map((transition) => [transition.key, transition]));
  const states = statesOf(graph.root).filter(({ id }) => id !== graph.root.id && ways[id]);
  const shortestFirst = states.toSorted((one, other) => (ways[one.id]?.length ?? 0) - (ways[other.id]?.length ?? 0));
  return (
    <section className="ways" aria-labelledby="ways">
      <h2 id="ways">Kortaste vägen till varje tillstånd</h2>
      <ul>
        {shortestFirst.map(({ id }) => {
          const way = ways[id] ?? [];
          const name = id.slice(graph.root.id.length + 1);
          const steps = way.flatMap((key) => transitions.get(key) ?? []);
          return (
            <li key={id}>
              <button
                type="button"
                className="play"
                aria-label={`Spela upp vägen till ${name}`}
                onClick={() => play(way)}
              >
                <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
                  <path d="M1 0l9 5-9 5z" fill="currentColor" />
                </svg>
              </button>
              <p>
                <strong>{name}</strong> <span>{way.length === 0 ? "börjar här" : stepCount(way.length)}</span>
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
