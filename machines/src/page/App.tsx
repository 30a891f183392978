import { useEffect } from "react";
import type { DrawnMachine } from "../build/drawnMachine.ts";
import { useLiveActors } from "../live/useLiveActors.ts";
import { usePlace } from "./address.ts";
import { MachinePage } from "./MachinePage.tsx";
import { Overview } from "./Overview.tsx";

/** The visualiser: an overview, and a page for each machine. */
export function App({ machines }: { machines: DrawnMachine[] }) {
  const { machine, steps } = usePlace();
  const actors = useLiveActors();
  const chosen = machines.find(({ drawing }) => drawing.graph.name === machine);
  const name = chosen?.drawing.graph.name;

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
            {machines.map(({ drawing }) => (
              <li key={drawing.graph.name}>
                <a href={`#${drawing.graph.name}`} aria-current={drawing.graph.name === name ? "page" : undefined}>
                  {drawing.graph.name}
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
