import type { Role } from "@lagrum/core/account/accountSchema";
import { eq } from "drizzle-orm";
import { lockAdmins } from "../accounts/lastAdmin.ts";
import type { App } from "../app.ts";
import { changedFields, recordChange } from "../audit/auditLog.ts";
import { accounts } from "../db/schema/accounts.ts";
import { codes } from "../db/schema/records.ts";
import { generateUid } from "../identity/identity.ts";

export interface Person {
  Email: string;
  FirstName: string;
  LastName: string;
}

/**
 * Makes the person an administrator. Without a password, the running service mails a link to choose one; repeated, it
 * mails again. An unconfirmed application with the address may be a stranger's, with the stranger's password: it is
 * replaced.
 */
export function makeAdmin(
  { db, jobs }: Pick<App, "db" | "jobs">,
  person: Person,
  now: Date,
): Promise<"made" | "known"> {
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    const [known] = await tx.select().from(accounts).where(eq(accounts.Email, person.Email)).for("update");
    const roles: Role[] = [...new Set<Role>([...(known?.roles ?? []), "admin"])];
    const rights = { roles, Status: ["approved" as const], AcceptedAt: known?.AcceptedAt ?? now.toISOString() };
    const cleared = { RejectedAt: null, RejectReason: null, Disabled: false };
    if (known?.Confirmed) {
      await tx
        .update(accounts)
        .set({ ...rights, ...cleared })
        .where(eq(accounts.UserID, known.UserID));
    } else {
      if (known) await tx.delete(codes).where(eq(codes.UserID, known.UserID));
      const fresh = { ...person, ...rights, Uid: generateUid(), Confirmed: true, PasswordSet: false };
      await tx
        .insert(accounts)
        .values(fresh)
        .onConflictDoUpdate({ target: accounts.Email, set: { ...fresh, ...cleared } });
    }
    const [made] = await tx.select().from(accounts).where(eq(accounts.Email, person.Email));
    if (!made) throw new Error("An administrator did not get in");
    await jobs.send(tx, made.PasswordSet ? "rolesMirror" : "activation", { UserID: made.UserID });
    await recordChange(
      { tx, caller: null, now },
      {
        Entity: "account",
        EntityID: made.UserID,
        Action: "rolesChanged",
        Changed: changedFields({ roles: known?.roles ?? [] }, { roles }),
      },
    );
    return made.PasswordSet ? "known" : "made";
  });
}
