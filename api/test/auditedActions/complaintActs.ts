import { openComplaint } from "../complaints.ts";
import { done } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { byId, type LogRowOf, type NotLogged, type Scene } from "./scene.ts";

/** Actions on complaints, with their audit log entries. */
export function complaintActs(testApp: TestApp, of: LogRowOf) {
  const { asAdmin } = testApp;
  const body = { Decision: "Redo" as const, Text: "Vi skickar sidan som saknas i dag." };
  return {
    decideComplaint: {
      before: async () => (await openComplaint(testApp)).ID,
      act: async (id) => done(await asAdmin.decideComplaint({ ...byId(id), body })),
      logged: [of("complaint", "decided", [{ Field: "Decision", Before: null, After: "Redo" }])],
    },
  } satisfies Record<string, Scene | NotLogged>;
}
