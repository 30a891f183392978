import type { Preferences } from "@lagrum/core/preferences/preferencesSchema";
import { eq } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { preferences } from "../db/schema/preferences.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";

/** The default. */
const nothing: Preferences = { Preferences: {}, UpdatedAt: new Date(0).toISOString() };

const columns = { Preferences: preferences.Preferences, UpdatedAt: preferences.UpdatedAt };

async function find(db: Reader, userId: number): Promise<Preferences> {
  const [row] = await db.select(columns).from(preferences).where(eq(preferences.UserID, userId));
  return row ?? nothing;
}

/** Replaces the preferences. @throws Failure CHANGED_BY_OTHER */
async function replacePreferences(
  tx: Transaction,
  UserID: number,
  saved: Preferences,
  read: string | undefined,
): Promise<void> {
  const isOwn = eq(preferences.UserID, UserID);
  const [before] = await tx.select(columns).from(preferences).where(isOwn).for("update");
  checkUnchanged(before ?? nothing, read);
  if (before) {
    await tx.update(preferences).set(saved).where(isOwn);
    return;
  }
  const inserted = await tx
    .insert(preferences)
    .values({ ...saved, UserID })
    .onConflictDoNothing()
    .returning(columns);
  // A concurrent request of the same person inserted it first.
  if (inserted.length === 0) throw new Failure("CHANGED_BY_OTHER");
}

export function preferenceHandlers({ db, clock }: App): Pick<Handlers, "getPreferences" | "savePreferences"> {
  return {
    getPreferences: async ({ caller }) => ({ status: 200, body: await find(db, caller.UserID) }),

    savePreferences: async ({ body, caller, write }) => {
      const saved = { Preferences: body.Preferences, UpdatedAt: clock().toISOString() };
      await write(({ tx }) => replacePreferences(tx, caller.UserID, saved, body.UpdatedAt));
      return { status: 200, body: saved };
    },
  };
}
