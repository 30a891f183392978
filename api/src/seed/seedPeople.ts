import type { Database } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import type { Identity } from "../identity/identity.ts";
import { demoSignIns } from "./demoSignIns.ts";
import { demoStaff } from "./demoStaff.ts";

/** The methods of the identity provider that the examples need. */
export type DemoIdentity = Pick<Identity, "ensureAccount" | "mirrorRoles">;

/** Example people who can sign in, here and at the provider. Idempotent; people are matched by e-mail address. */
export async function seedPeople(db: Database, identity: DemoIdentity, now: Date): Promise<void> {
  for (const { Password, ...person } of demoStaff) {
    const approved = { Status: ["approved" as const], AcceptedAt: now.toISOString() };
    const isStaff = person.roles.length > 0;
    await ensurePerson(db, identity, Password, { ...person, Confirmed: true, ...(isStaff && approved) });
  }
  for (const { Password, ...person } of demoSignIns) await ensurePerson(db, identity, Password, person);
}

async function ensurePerson(
  db: Database,
  identity: DemoIdentity,
  Password: string,
  person: Omit<typeof accounts.$inferInsert, "Uid"> & { Confirmed: boolean },
): Promise<void> {
  const { Email, FirstName, LastName, roles = [], Confirmed } = person;
  const Name = `${FirstName} ${LastName}`;
  const Uid = await identity.ensureAccount({ Email, Password, Name, Verified: Confirmed });
  await identity.mirrorRoles(Uid, roles);
  await db
    .insert(accounts)
    .values({ ...person, Uid, PasswordSet: true })
    // The provider's accounts may have been deleted since; the address identifies the person.
    .onConflictDoUpdate({ target: accounts.Email, set: { Uid } });
}
