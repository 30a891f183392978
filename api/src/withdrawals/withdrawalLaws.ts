import type { WithdrawalLaws } from "@lagrum/core/withdrawal/withdrawalLaw";
import { asc } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { withdrawalLaws } from "../db/schema/withdrawals.ts";

/** The figures of the right of withdrawal, oldest first. */
export const listWithdrawalLaws = (db: Reader): Promise<WithdrawalLaws> =>
  db.select().from(withdrawalLaws).orderBy(asc(withdrawalLaws.ValidFrom));
