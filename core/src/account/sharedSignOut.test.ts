import { expect, test } from "vitest";
import { broadcastSignOut } from "./sharedSignOut.ts";

/** A tab that counts how often its session ended. */
function openTab() {
  const tab = { ended: 0, signOut: async () => {} };
  tab.signOut = broadcastSignOut({
    authStateReady: async () => {},
    signOut: async () => {
      tab.ended++;
    },
  });
  return tab;
}

test("a sign-out ends the session in this tab and every other tab, once", async () => {
  const [leaving, reading, writing] = [openTab(), openTab(), openTab()];
  await leaving.signOut();
  await expect.poll(() => [leaving, reading, writing].map(({ ended }) => ended)).toEqual([1, 1, 1]);
});

test("a sign-out message from before the current session is ignored", async () => {
  const woken = openTab();
  const channel = new BroadcastChannel("lagrum:sign-out");
  channel.postMessage(Date.now() - 3_600_000);
  channel.postMessage(Date.now());
  channel.close();
  await expect.poll(() => woken.ended).toBe(1);
});
