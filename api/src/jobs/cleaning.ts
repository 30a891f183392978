import { and, eq, lt } from "drizzle-orm";
import type { App } from "../app.ts";
import { KEY_LIFETIME } from "../idempotency.ts";
import { questions } from "../schema/questions.ts";
import { codes, idempotencyKeys } from "../schema/records.ts";

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Deletes what has had its time: keys after 24 hours, codes a week after their end, unconfirmed questions after a week. */
export async function clean({ db, clock }: Pick<App, "db" | "clock">): Promise<void> {
  const ago = (milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString();
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.CreatedAt, ago(KEY_LIFETIME)));
  // A week's grace: until then the link still says that it has run out, instead of being unknown.
  await db.delete(codes).where(lt(codes.ExpiresAt, ago(WEEK)));
  await db
    .delete(questions)
    .where(and(eq(questions.State, "AwaitingConfirmation"), lt(questions.CreatedAt, ago(WEEK))));
}
