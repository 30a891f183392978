import { useEffect, useState } from "react";
import type { AnyStateMachine } from "xstate";
import { catalogue } from "./catalogue.ts";
import { Diagram } from "./Diagram.tsx";
import { StateTable } from "./StateTable.tsx";
import { type Live, useLiveStates } from "./useLiveStates.ts";

const chosenId = () => decodeURIComponent(location.hash.slice(1));

function useChosen(): AnyStateMachine | undefined {
  const [id, setId] = useState(chosenId);
  useEffect(() => {
    const follow = () => setId(chosenId());
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return catalogue.find((machine) => machine.id === id) ?? catalogue[0];
}

function standing({ actors, latestEvent }: Live): string {
  if (actors === 0) return "Ingen körs just nu. Öppna administrationen i en annan flik så syns det här.";
  return `${actors === 1 ? "En körs" : `${actors} körs`} i en annan flik${latestEvent ? `, senast ${latestEvent}` : ""}.`;
}

function Machine({ machine }: { machine: AnyStateMachine }) {
  const live = useLiveStates(machine);
  return (
    <main>
      <h1>{machine.id}</h1>
      <p>{machine.root.description}</p>
      <p className="live" role="status">
        {standing(live)}
      </p>
      <Diagram machine={machine} active={live.states} />
      <StateTable machine={machine} />
    </main>
  );
}

export function App() {
  const chosen = useChosen();
  return (
    <>
      <nav aria-label="Tillståndsmaskiner">
        <p className="brand">
          <a href="/">Lagrum</a>
        </p>
        <h2>Tillståndsmaskiner</h2>
        <ul>
          {catalogue.map((machine) => (
            <li key={machine.id}>
              <a href={`#${machine.id}`} aria-current={machine === chosen ? "page" : undefined}>
                {machine.id}
              </a>
            </li>
          ))}
        </ul>
        <ul className="legend">
          <li data-mark="initial">börjar här</li>
          <li data-mark="pending">väntar på svar</li>
          <li data-mark="final">slut</li>
          <li data-mark="active">just nu</li>
        </ul>
      </nav>
      {chosen && <Machine key={chosen.id} machine={chosen} />}
    </>
  );
}
