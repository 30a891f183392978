import { useCallback, useEffect, useMemo, useRef } from "react";
import type { DrawnMachine } from "../build/drawnMachine.ts";
import { Picture, type Trial } from "../drawing/Picture.tsx";
import { LiveActors } from "../live/LiveActors.tsx";
import { type LiveActor, liveStates } from "../live/liveActors.ts";
import { Simulator } from "../simulator/Simulator.tsx";
import { usePerformance } from "../simulator/usePerformance.ts";
import { Ways } from "../simulator/Ways.tsx";
import { walk as walkOf } from "../simulator/walk.ts";
import { createWalker } from "../simulator/walker.ts";
import { goTo } from "./address.ts";
import { Legend } from "./Legend.tsx";
import { StateTable } from "./StateTable.tsx";
import { saveSvg } from "./saveSvg.ts";

interface Props {
  machine: DrawnMachine;
  steps: string[] | null;
  actors: readonly LiveActor[] | null;
}

/** One machine: its picture, alive or to be walked through, and the same in words. */
export function MachinePage({ machine: { drawing, ways }, steps, actors }: Props) {
  const { graph } = drawing;
  const walker = useMemo(() => createWalker(graph), [graph]);
  const walk = useMemo(() => (steps === null ? null : walkOf(walker, steps)), [walker, steps]);
  const go = useCallback((next: string[] | null) => goTo({ machine: graph.name, steps: next }), [graph]);
  const show = useCallback((next: string[]) => goTo({ machine: graph.name, steps: next }, "replace"), [graph]);
  const play = usePerformance(steps, show);
  const stage = useRef<HTMLElement>(null);

  const active = walk ? walk.position.states : liveStates(graph, actors ?? []);
  const trial: Trial | undefined = walk
    ? {
        open: new Set(walk.choices.map(({ key }) => key)),
        taken: walk.taken.at(-1)?.key ?? null,
        take: (key) => go([...walk.taken.map((step) => step.key), key]),
      }
    : undefined;
  const place = [...active].at(-1);

  // A narrow window begins where the machine does.
  useEffect(() => {
    const first = drawing.boxes.find(({ state }) => state === graph.root.initial);
    if (stage.current && first) stage.current.scrollLeft = first.x + first.width / 2 - stage.current.clientWidth / 2;
  }, [drawing, graph]);

  // What lights up is brought into view, unless nothing has happened yet.
  useEffect(() => {
    if (place === undefined || stage.current === null || (steps !== null && steps.length === 0)) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    stage.current
      .querySelector(`[data-state="${CSS.escape(place)}"]`)
      ?.scrollIntoView({ block: "center", inline: "center", behavior: isStill ? "auto" : "smooth" });
  }, [place, steps]);

  const save = () => {
    const picture = stage.current?.querySelector<SVGElement>("svg.machine");
    if (picture) saveSvg(picture, graph.name);
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
        <Picture drawing={drawing} active={active} trial={trial} />
      </section>
      {walk && <Simulator graph={graph} walk={walk} go={go} />}
      <Ways graph={graph} ways={ways} play={play} />
      <StateTable graph={graph} />
    </main>
  );
}
