import { useEffect } from "react";
import type { MachineDiagram } from "../build/machineDiagram.ts";
import { useLiveActors } from "../live/useLiveActors.ts";
import { useLocation } from "./address.ts";
import { MachinePage } from "./MachinePage.tsx";
import { Overview } from "./Overview.tsx";

/** The state machine visualiser: an overview, and a page per machine. */
export function App({ machines }: { machines: MachineDiagram[] }) {
  const { machine, steps } = useLocation();
  const actors = useLiveActors();
  const chosen = machines.find(({ layout }) => layout.graph.name === machine);
  const name = chosen?.layout.graph.name;

  useEffect(() => {
    document.title = name ? `${name} – Lagrums tillståndsmaskiner` : "Lagrums tillståndsmaskiner";
    window.scrollTo(0, 0);
  }, [name]);

  return (
    <>
      <header className="banner">
        <a className="brand" href="/">
          Lagrum
        </a>
        <nav aria-label="Tillståndsmaskiner">
          <ul>
            <li>
              <a href="#alla" aria-current={chosen ? undefined : "page"}>
                Alla
              </a>
            </li>
            {machines.map(({ layout }) => (
              <li key={layout.graph.name}>
                <a href={`#${layout.graph.name}`} aria-current={layout.graph.name === name ? "page" : undefined}>
                  {layout.graph.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {chosen ? (
        <MachinePage key={name} machine={chosen} steps={steps} actors={actors} />
      ) : (
        <Overview machines={machines} actors={actors} />
      )}
    </>
  );
}
