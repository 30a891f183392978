import type { Role } from "@lagrum/core/account/accountSchema";
import type { Database } from "../src/db/database.ts";
import { accounts } from "../src/db/schema/accounts.ts";

interface Person {
  Uid: string;
  Email: string;
  FirstName: string;
  LastName: string;
  Title: string;
  roles: Role[];
}

/** The seeded people of every test database. */
export const people = {
  admin: person("admin", "Maria", "Redaktör", ["admin"]),
  advisor: person("advisor", "Karin", "Jurist", ["advisor"]),
  otherAdvisor: person("otherAdvisor", "Elias", "Juriststudent", ["advisor"]),
  withoutRole: person("withoutRole", "Sara", "Sökande", []),
} satisfies Record<string, Person>;
export type PersonName = keyof typeof people;

function person(Uid: string, FirstName: string, Title: string, roles: Role[]): Person {
  return { Uid, Email: `${Uid.toLowerCase()}@lagrum.example`, FirstName, LastName: "Prov", Title, roles };
}

export async function insertPeople(db: Database): Promise<void> {
  const rows = Object.values(people).map((each) => ({
    ...each,
    Status: each.roles.length > 0 ? (["approved"] as const).slice() : [],
    Confirmed: true,
    PasswordSet: true,
  }));
  await db.insert(accounts).values(rows);
}
