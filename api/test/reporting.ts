import { done, publish } from "./scenes.ts";
import type { TestApp } from "./testApp.ts";

/** A report about the advisor's answer. @returns its ID in the inbox */
export async function takenReport(testApp: TestApp): Promise<number> {
  const params = { id: (await publish(testApp)).ID };
  const OpenedAt = "2026-11-21T08:00:00.000Z";
  const body = { Reason: "Outdated", Text: "Lagen har ändrats.", OpenedAt } as const;
  done(await testApp.client.reportAnswer({ params, body }));
  const [item] = done(await testApp.asAdvisor.listInbox()).Items;
  const id = item?.ID ?? 0;
  done(await testApp.asAdvisor.updateInboxItem({ params: { id }, body: { State: "Taken" } }));
  return id;
}
