import type { AuditRow } from "@lagrum/core/audit/auditSchema";
import { userIdOf } from "../persons.ts";
import type { TestApp } from "../testApp.ts";

export type Told = Pick<AuditRow, "Entity" | "Action" | "Changed"> & { by: number };
export interface Scene {
  /** What has to be there first. */
  before: () => Promise<number>;
  act: (id: number) => Promise<unknown>;
  /** What the log then tells of it, newest first. */
  told: Told[] | ((id: number) => Told[]);
}

/** Why an act tells nothing of itself. */
export type Untold =
  | "stores nothing"
  | "finishFile tells of the file once it is there"
  | "the open editor does it by itself"
  | "about the caller alone";

/** What an act tells of itself; the administrator's unless told whose it is. */
export type Teller = <E extends AuditRow["Entity"]>(Entity: E, Action: string, Changed?: object[], by?: number) => Told;
export async function tellerOf(testApp: TestApp): Promise<Teller> {
  const adminId = await userIdOf(testApp, "admin");
  return (Entity, Action, Changed = [], by = adminId) => ({
    ...{ Entity, Action, by },
    Changed: Changed as AuditRow["Changed"],
  });
}

export const byId = (id: number) => ({ params: { id } });
