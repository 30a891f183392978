import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { openModelStandIn } from "@lagrum/launch/modelStandIn/modelStandIn";
import { seedDemo } from "../src/seed/seed.ts";
import { createTestApp, type TestApp } from "./testApp.ts";

/** A question that an example answer covers. */
export const deposit = "Får hyresvärden behålla depositionen för repor i parketten?";

/** The model's stand-in, and processes of the service on one database with the example answers. */
export async function openModelScene() {
  const identity = { ensureAccount: async ({ Email }: { Email: string }) => Email.replace("@lagrum.example", "") };
  const standIn = await openModelStandIn({ pause: 1500 });
  const first = await createTestApp({ identity });
  await seedDemo(first.app.db, first.app.identity, first.app.clock());
  await first.indexed();
  const opened: TestApp[] = [];
  return {
    standIn,
    /** Without a model. */
    first,
    /** Another process on the same database. */
    async startApp(settings: Record<string, string> = {}): Promise<TestApp> {
      const env = { AI_LIMIT_IP: "1000", ...settings };
      const app = await createTestApp({ env, identity, database: { ...first.database, drop: async () => {} } });
      opened.push(app);
      return app;
    },
    async close(): Promise<void> {
      for (const app of opened) await app.close();
      await first.close();
      await standIn.close();
    },
  };
}

export type ModelScene = Awaited<ReturnType<typeof openModelScene>>;

/** The AI page's reply to a question. @throws Error with the code of a refusal */
export async function ask({ client }: TestApp, Question = deposit): Promise<AiReply> {
  const outcome = await client.askAi({ body: { Question, AcceptAi: true } });
  if (!outcome.ok) throw new Error(outcome.body.Code);
  return outcome.body;
}
