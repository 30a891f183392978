import { dayOf } from "@lagrum/core/text/dates";
import { eq, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { aiUsage } from "../db/schema/ai.ts";
import type { Written } from "./modelClient.ts";

const monthOf = (now: Date): string => `${dayOf(now).slice(0, 7)}-01`;

/** What the language model has been used for this month. */
export async function readUsage(db: Reader, now: Date) {
  const Month = monthOf(now);
  const [row] = await db.select().from(aiUsage).where(eq(aiUsage.Month, Month));
  return row ?? { Month, Requests: 0, InputTokens: 0, OutputTokens: 0 };
}

/** Adds a request to the month's figures. The database increments them, so that no process loses one. */
export async function addUsage(
  db: Reader,
  { inputTokens, outputTokens }: Pick<Written, "inputTokens" | "outputTokens">,
  now: Date,
): Promise<void> {
  await db
    .insert(aiUsage)
    .values({ Month: monthOf(now), Requests: 1, InputTokens: inputTokens, OutputTokens: outputTokens })
    .onConflictDoUpdate({
      target: aiUsage.Month,
      set: {
        Requests: sql`${aiUsage.Requests} + 1`,
        InputTokens: sql`${aiUsage.InputTokens} + ${inputTokens}`,
        OutputTokens: sql`${aiUsage.OutputTokens} + ${outputTokens}`,
      },
    });
}
