import { useCallback, useEffect, useMemo, useRef } from "react";
import type { MachineDiagram } from "../build/machineDiagram.ts";
import { Diagram, type Simulation } from "../diagram/Diagram.tsx";
import { LiveActors } from "../live/LiveActors.tsx";
import { type LiveActor, liveStates } from "../live/liveActors.ts";
import { ShortestPaths } from "../simulator/ShortestPaths.tsx";
import { Simulator } from "../simulator/Simulator.tsx";
import { usePlayback } from "../simulator/usePlayback.ts";
import { walk as walkOf } from "../simulator/walk.ts";
import { createWalker } from "../simulator/walker.ts";
import { goTo } from "./address.ts";
import { Legend } from "./Legend.tsx";
import { StateTable } from "./StateTable.tsx";
import { saveSvg } from "./saveSvg.ts";

interface Props {
  machine: MachineDiagram;
  steps: string[] | null;
  actors: readonly LiveActor[] | null;
}

/** One machine: its diagram with live actors or the simulator, and a table of its states. */
export function MachinePage({ machine: { layout, paths }, steps, actors }: Props) {
  const { graph } = layout;
  const walker = useMemo(() => createWalker(graph), [graph]);
  const walk = useMemo(() => (steps === null ? null : walkOf(walker, steps)), [walker, steps]);
  const go = useCallback((next: string[] | null) => goTo({ machine: graph.name, steps: next }), [graph]);
  const show = useCallback((next: string[]) => goTo({ machine: graph.name, steps: next }, "replace"), [graph]);
  const play = usePlayback(steps, show);
  const stage = useRef<HTMLElement>(null);

  const active = walk ? walk.position.states : liveStates(graph, actors ?? []);
  const simulation: Simulation | undefined = walk
    ? {
        open: new Set(walk.choices.map(({ key }) => key)),
        taken: walk.taken.at(-1)?.key ?? null,
        take: (key) => go([...walk.taken.map((step) => step.key), key]),
      }
    : undefined;
  const place = [...active].at(-1);

  // Scroll a narrow window to the initial state.
  useEffect(() => {
    const first = layout.boxes.find(({ state }) => state === graph.root.initial);
    if (stage.current && first) stage.current.scrollLeft = first.x + first.width / 2 - stage.current.clientWidth / 2;
  }, [layout, graph]);

  // Scroll to the active state, except at the simulator's start.
  useEffect(() => {
    if (place === undefined || stage.current === null || (steps !== null && steps.length === 0)) return;
    const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    stage.current
      .querySelector(`[data-state="${CSS.escape(place)}"]`)
      ?.scrollIntoView({ block: "center", inline: "center", behavior: prefersReducedMotion ? "auto" : "smooth" });
  }, [place, steps]);

  const save = () => {
    const svg = stage.current?.querySelector<SVGElement>("svg.machine");
    if (svg) saveSvg(svg, graph.name);
  };

  return (
    <main>
      <header className="title">
        <div>
          <h1>{graph.name}</h1>
          <p>{graph.purpose}</p>
        </div>
        <div className="actions">
          {walk === null && (
            <button type="button" onClick={() => go([])}>
              Prova själv
            </button>
          )}
          <button type="button" onClick={save}>
            Spara som SVG
          </button>
        </div>
      </header>
      {walk === null && <LiveActors graph={graph} actors={actors} />}
      <Legend />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and the keyboard must reach that */}
      <section className="stage scrolled" aria-label={`Bilden av ${graph.name}`} tabIndex={0} ref={stage}>
        <Diagram layout={layout} active={active} simulation={simulation} />
      </section>
      {walk && <Simulator graph={graph} walk={walk} go={go} />}
      <ShortestPaths graph={graph} paths={paths} play={play} />
      <StateTable graph={graph} />
    </main>
  );
}
