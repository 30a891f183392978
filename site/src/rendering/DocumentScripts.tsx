import { ScriptOnce, Scripts } from "@tanstack/react-router";
import { type HydrationStart, readHydrationStart } from "./hydrationStart.ts";

const interactions = ["pointerover", "touchstart", "keydown", "focusin"];

/** Scripts in a template are inert until its content is moved into the document. */
const start = `const start=()=>document.body.append(document.getElementById("scripts").content)`;

const starters: Record<Exclude<HydrationStart, "load">, string> = {
  idle: `(self.requestIdleCallback??setTimeout)(start)`,
  interaction: `for(const type of ${JSON.stringify(interactions)})addEventListener(type,start,{once:true,passive:true})`,
};

/** The router's scripts: its dehydrated state and the client entry. On a deferred page they are inert until they start. */
export function DocumentScripts() {
  const hydrationStart = readHydrationStart();
  if (hydrationStart === "load") return <Scripts />;
  return (
    <>
      <template id="scripts">
        <Scripts />
      </template>
      <ScriptOnce>{`{${start};${starters[hydrationStart]}}`}</ScriptOnce>
    </>
  );
}
