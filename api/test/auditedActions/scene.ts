import type { AuditRow } from "@lagrum/core/audit/auditSchema";
import { userIdOf } from "../accounts.ts";
import type { TestApp } from "../testApp.ts";

type LogRow = Pick<AuditRow, "Entity" | "Action" | "Changed"> & { by: number };
export interface Scene {
  /** Creates the fixture. */
  before: () => Promise<number>;
  act: (id: number) => Promise<unknown>;
  /** The expected rows of the audit log, newest first. */
  logged: LogRow[] | ((id: number) => LogRow[]);
}

/** Why an action is not logged. */
export type NotLogged =
  | "stores nothing"
  | "finishFile logs the upload"
  | "the open editor does it by itself"
  | "about the caller alone";

/** An expected row; of the administrator by default. */
export type LogRowOf = <E extends AuditRow["Entity"]>(
  Entity: E,
  Action: string,
  Changed?: object[],
  by?: number,
) => LogRow;
export async function logRowsOf(testApp: TestApp): Promise<LogRowOf> {
  const adminId = await userIdOf(testApp, "admin");
  return (Entity, Action, Changed = [], by = adminId) => ({
    ...{ Entity, Action, by },
    Changed: Changed as AuditRow["Changed"],
  });
}

export const byId = (id: number) => ({ params: { id } });
