import { describe, expect, test } from "vitest";
import { type createEndingScene, type Ended, monday } from "./endingScene.ts";

type Scene = Awaited<ReturnType<typeof createEndingScene>>;
export type Consequences = Awaited<ReturnType<Scene["consequences"]>>;
type Begun = Ended & { AccessCode?: string };

/** Each end: what leads to it, the call that ends the thing, and everything that must follow. */
export interface Ending {
  begin(): Promise<Begun>;
  end(begun: Begun): Promise<unknown>;
  expected: Consequences;
}

/** Without an order, pay or a mail. */
export const none = { order: null, payment: null, refund: [], pay: [], statistics: 0, receipts: 0, mails: [] };

/** The table of ends and consequences: one test a cell. Each end runs once for all its cells. */
export function testEndings(scene: Scene, endings: Record<string, Ending>): void {
  const found = new Map<string, Promise<Consequences>>();
  async function run({ begin, end }: Ending): Promise<Consequences> {
    scene.setTime(monday);
    const begun = await begin();
    const before = (await scene.testApp.mails()).length;
    await end(begun);
    return scene.consequences(begun, before);
  }
  describe.each(Object.entries(endings))("when %s", (name, ending) => {
    test.each(Object.entries(ending.expected) as [keyof Consequences, unknown][])("%s is %j", async (column, value) => {
      const running = found.get(name) ?? run(ending);
      found.set(name, running);
      expect((await running)[column]).toEqual(value);
    });
  });
}
