import type { AuditRow } from "@lagrum/core/audit/auditSchema";
import { userIdOf } from "../accounts.ts";
import type { TestApp } from "../testApp.ts";

export type LogRow = Pick<AuditRow, "Entity" | "Action" | "Changed"> & { by: number };
export interface Scene {
  /** What has to be there first. */
  before: () => Promise<number>;
  act: (id: number) => Promise<unknown>;
  /** What the log then tells of it, newest first. */
  told: LogRow[] | ((id: number) => LogRow[]);
}

/** Why an act tells nothing of itself. */
export type Untold =
  | "stores nothing"
  | "finishFile tells of the file once it is there"
  | "the open editor does it by itself"
  | "about the caller alone";

/** What an act tells of itself; the administrator's unless told whose it is. */
export type LogRowOf = <E extends AuditRow["Entity"]>(
  Entity: E,
  Action: string,
  Changed?: object[],
  by?: number,
) => LogRow;
export async function tellerOf(testApp: TestApp): Promise<LogRowOf> {
  const adminId = await userIdOf(testApp, "admin");
  return (Entity, Action, Changed = [], by = adminId) => ({
    ...{ Entity, Action, by },
    Changed: Changed as AuditRow["Changed"],
  });
}

export const byId = (id: number) => ({ params: { id } });
