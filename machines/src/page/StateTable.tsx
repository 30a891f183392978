import { type Graph, statesOf } from "../graph/graph.ts";
import { describeTransition } from "../graph/transitionText.ts";

const kinds = {
  atomic: "",
  compound: "har tillstånd i sig",
  parallel: "allt i det pågår på samma gång",
  final: "slut",
  history: "minns var det var",
};

/** Text alternative to the diagram, for screen readers and text search. */
export function StateTable({ graph }: { graph: Graph }) {
  const { root, transitions } = graph;
  const initial = new Set(statesOf(root).map((state) => state.initial));
  return (
    <section aria-labelledby="words">
      <h2 id="words">Samma sak i ord</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard must reach that */}
      <section className="scrolled" aria-label="Tillstånden i ord" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Tillstånd</th>
              <th scope="col">Vad det betyder</th>
              <th scope="col">Vägar därifrån</th>
            </tr>
          </thead>
          <tbody>
            {statesOf(root).map(({ id, name, description, kind, invokes, isPending }) => {
              const outgoing = transitions.filter(({ from }) => from === id);
              const marks = [
                initial.has(id) ? "börjar här" : "",
                kinds[kind],
                isPending ? "väntar på svar" : "",
                ...invokes.map((actor) => `kör ${actor}`),
              ].filter((mark) => mark !== "" && id !== root.id);
              return (
                <tr key={id}>
                  <th scope="row">{id === root.id ? `${name} i alla lägen` : id.slice(root.id.length + 1)}</th>
                  <td>
                    {description}
                    {marks.length > 0 && <span className="marks">{marks.join(" · ")}</span>}
                  </td>
                  <td>
                    {outgoing.length > 0 && (
                      <ul className="ways-of">
                        {outgoing.map((transition) => (
                          <li key={transition.key} data-outcome={transition.outcome ?? undefined}>
                            {describeTransition(transition)}
                            {transition.guard !== null && <code> {transition.guard}</code>}
                          </li>
                        ))}
                      </ul>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </section>
  );
}
