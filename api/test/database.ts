import { randomBytes } from "node:crypto";
import { withClient } from "@lagrum/launch/postgres/roles";
import { inject } from "vitest";

export interface TestDatabase {
  name: string;
  adminUrl: string;
  ownerUrl: string;
  appUrl: string;
  /** Drops the database and its connections. */
  drop(): Promise<void>;
}

/** Creates a database: a copy of the migrated template, or an empty one. */
export async function createDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const urls = inject("postgres");
  const name = `lagrum_${randomBytes(6).toString("hex")}`;
  const at = (url: string) => url.replace("/DATABASE", `/${name}`);
  const maintenance = urls.admin.replace("/DATABASE", "/postgres");
  await withClient(maintenance, async (client) => {
    await client.query(`create database ${name} owner lagrum_owner ${empty ? "" : "template lagrum_template"}`);
    await client.query(`grant connect on database ${name} to lagrum_app`);
  });
  return {
    name,
    adminUrl: at(urls.admin),
    ownerUrl: at(urls.owner),
    appUrl: at(urls.app),
    drop: () =>
      withClient(maintenance, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}
