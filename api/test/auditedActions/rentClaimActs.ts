import { receivedClaim } from "../rentClaims.ts";
import { done } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { byId, type LogRowOf, type NotLogged, type Scene } from "./scene.ts";

/** Actions on rent claims, with their audit log entries. */
export function rentClaimActs(testApp: TestApp, of: LogRowOf) {
  const { asAdmin } = testApp;
  const before = async () => (await receivedClaim(testApp)).ID;
  const reason = { Reason: "Ansökan till hyresnämnden." };
  return {
    moveRentClaim: {
      before,
      act: async (id) => done(await asAdmin.moveRentClaim({ ...byId(id), body: { Event: "TAKE" } })),
      logged: [of("rentClaim", "taken", [{ Field: "State", Before: "Received", After: "Reviewing" }])],
    },
    showPersonalNumber: {
      before,
      act: async (id) => done(await asAdmin.showPersonalNumber({ ...byId(id), body: reason })),
      logged: [of("rentClaim", "personalNumberRead", [{ Field: "Reason", Before: null, After: reason.Reason }])],
    },
  } satisfies Record<string, Scene | NotLogged>;
}
