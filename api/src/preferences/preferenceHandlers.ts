import { eq } from "drizzle-orm";
import type { App } from "../app.ts";
import { preferences } from "../schema/preferences.ts";
import type { Handlers } from "../serve.ts";

export function preferenceHandlers({ db, clock }: App): Pick<Handlers, "getPreferences" | "savePreferences"> {
  return {
    getPreferences: async ({ caller }) => {
      const [row] = await db.select().from(preferences).where(eq(preferences.UserID, caller.UserID));
      return { status: 200, body: { Preferences: row?.Preferences ?? {} } };
    },

    savePreferences: async ({ body, caller, write }) => {
      const set = { Preferences: body.Preferences, UpdatedAt: clock().toISOString() };
      await write((tx) =>
        tx
          .insert(preferences)
          .values({ ...set, UserID: caller.UserID })
          .onConflictDoUpdate({ target: preferences.UserID, set }),
      );
      return { status: 200, body };
    },
  };
}
