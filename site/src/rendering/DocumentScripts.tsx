import { ScriptOnce, Scripts } from "@tanstack/react-router";
import { type HydrationStart, readHydrationStart } from "./hydrationStart.ts";
import styles from "./OfflineNotice.module.css";
import { guardOffline } from "./offlineGuard.ts";

const interactions = ["pointerover", "touchstart", "keydown", "focusin"];

/** Scripts in a template are inert until its content is moved into the document. */
const start = `const start=()=>document.body.append(document.getElementById("scripts").content)`;

const starters: Record<Exclude<HydrationStart, "load">, string> = {
  idle: `(self.requestIdleCallback??setTimeout)(start)`,
  interaction: `for(const type of ${JSON.stringify(interactions)})addEventListener(type,start,{once:true,passive:true})`,
};

const offlineText =
  "Du verkar vara offline. Sidan är kvar, och det som du har skrivit också. Försök igen när du har kontakt med nätet.";

/**
 * The router's scripts: its dehydrated state and the client entry. On a deferred page they are inert until they start.
 */
export function DocumentScripts() {
  if (!import.meta.env.SSR) return <Scripts />;
  const hydrationStart = readHydrationStart();
  const guard = `(${guardOffline})(${JSON.stringify([styles.notice, offlineText]).slice(1, -1)})`;
  if (hydrationStart === "load") {
    return (
      <>
        <Scripts />
        <ScriptOnce>{guard}</ScriptOnce>
      </>
    );
  }
  return (
    <>
      <template id="scripts">
        <Scripts />
      </template>
      <ScriptOnce>{`{${start};${starters[hydrationStart]}}${guard}`}</ScriptOnce>
    </>
  );
}
