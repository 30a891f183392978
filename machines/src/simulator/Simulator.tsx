import { useEffect, useRef, useState } from "react";
import type { Graph, Transition } from "../graph/graph.ts";
import { describeTransition, lastName } from "../graph/transitionText.ts";
import type { Walk } from "./walk.ts";

interface Props {
  graph: Graph;
  walk: Walk;
  go: (steps: string[] | null) => void;
}

/** The active leaf states of a walk. */
function placeOf({ root }: Graph, { position }: Walk): string {
  const ids = [...position.states];
  const inner = ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`)));
  return inner.map((id) => id.slice(root.id.length + 1)).join(" och ");
}

function Choice({ choice, take }: { choice: Transition; take: () => void }) {
  const { trigger, condition, to, outcome } = choice;
  return (
    <li>
      <button type="button" className="choice" data-outcome={outcome ?? undefined} onClick={take}>
        <strong>{trigger}</strong> {condition}{" "}
        <span>{to.length > 0 ? `→ ${to.map(lastName).join(", ")}` : "stannar"}</span>
      </button>
    </li>
  );
}

/** Copies the page's URL, which includes the steps. */
function ShareButton() {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setIsCopied(true);
  };
  return (
    <button type="button" onClick={() => void copy().catch(() => null)} onBlur={() => setIsCopied(false)}>
      {isCopied ? "Adressen är kopierad" : "Kopiera adressen"}
    </button>
  );
}

/** Simulates the machine: shows the enabled transitions and the steps taken. */
export function Simulator({ graph, walk, go }: Props) {
  const { choices, taken, position, isCutShort } = walk;
  const keys = taken.map(({ key }) => key);
  const dock = useRef<HTMLElement>(null);

  const seen = useRef(taken.length);

  // A step removes the pressed button, so move focus to the first button.
  useEffect(() => {
    if (seen.current === taken.length) return;
    seen.current = taken.length;
    if (document.activeElement === document.body) dock.current?.querySelector<HTMLElement>("button")?.focus();
  }, [taken.length]);

  return (
    <section className="dock" aria-label="Prova maskinen" ref={dock}>
      <p role="status">
        {isCutShort && "Adressen leder vidare på en väg som inte finns. "}
        Nu: <strong>{placeOf(graph, walk)}</strong>
        {position.isOver ? ", och där tar det slut." : choices.length === 0 ? ", och ingen väg leder vidare." : ""}
      </p>
      {choices.length > 0 && (
        <ul className="choices" aria-label="Det här kan hända">
          {choices.map((choice) => (
            <Choice key={choice.key} choice={choice} take={() => go([...keys, choice.key])} />
          ))}
        </ul>
      )}
      <div className="trail">
        <button type="button" disabled={keys.length === 0} onClick={() => go(keys.slice(0, -1))}>
          Ett steg tillbaka
        </button>
        <button type="button" disabled={keys.length === 0} onClick={() => go([])}>
          Börja om
        </button>
        <ShareButton />
        <button type="button" onClick={() => go(null)}>
          Sluta prova
        </button>
        {taken.length > 0 && (
          <ol aria-label="Steg hittills">
            {taken.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its index
              <li key={index}>
                <button type="button" title={describeTransition(step)} onClick={() => go(keys.slice(0, index + 1))}>
                  {step.trigger}
                  {step.to.length > 0 && ` → ${step.to.map(lastName).join(", ")}`}
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
