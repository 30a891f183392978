import pg from "pg";
import type { Passwords } from "./cluster.ts";

/**
 * Creates the service's roles, or resets their passwords: lagrum_owner for migrations, and lagrum_app, which may read
 * and write rows but not change tables.
 */
export async function prepareRoles(adminUrl: string, passwords: Passwords): Promise<void> {
  await withClient(adminUrl, async (client) => {
    for (const role of ["lagrum_owner", "lagrum_app"] as const) {
      const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role]);
      const verb = rowCount ? "alter" : "create";
      await client.query(
        `${verb} role ${role} with login nosuperuser nocreatedb nocreaterole password ${client.escapeLiteral(passwords[role])}`,
      );
    }
  });
}

/** Creates a database owned by lagrum_owner, with default privileges for lagrum_app. Idempotent. */
export async function prepareDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)} owner lagrum_owner`);
  });
  const inside = new URL(adminUrl);
  inside.pathname = `/${encodeURIComponent(name)}`;
  await withClient(inside.href, async (client) => {
    const database = client.escapeIdentifier(name);
    await client.query(`
      revoke all on database ${database} from public;
      grant connect, temporary on database ${database} to lagrum_app;
      revoke create on schema public from public;
      grant usage, create on schema public to lagrum_owner;
      grant usage on schema public to lagrum_app;
      alter default privileges for role lagrum_owner grant usage on schemas to lagrum_app;
      alter default privileges for role lagrum_owner grant select, insert, update, delete on tables to lagrum_app;
      alter default privileges for role lagrum_owner grant usage, select, update on sequences to lagrum_app;
    `);
  });
}

/** Runs `work` on a new connection and closes it. */
export async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  // An idle connection that is cut must not crash the process; the next query fails anyway.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
