import type { Transaction } from "../db/database.ts";
import { withdrawalLaws } from "../db/schema/withdrawals.ts";

const figures = { Days: 14, UninformedYears: 1, RefundDays: 14, CheckedAt: "2026-11-23" };

/** A lawyer must confirm them before a launch (docs/content-review-2.md). */
const laws: (typeof withdrawalLaws.$inferInsert)[] = [
  {
    ValidFrom: "2014-06-13",
    ...figures,
    Source: "Distansavtalslagen (2005:59) 2 kap. 10–15 §§, i lydelse enligt lag (2014:14)",
  },
  {
    ValidFrom: "2026-06-19",
    ...figures,
    Source:
      "Distansavtalslagen (2005:59) 2 kap. 10–15 §§, med 10 a § om ångerfunktion från den 19 juni 2026 (prop. 2025/26:84)",
  },
];

/** The figures of the right of withdrawal. Existing rows are unchanged. */
export async function seedWithdrawalLaws(tx: Transaction): Promise<void> {
  await tx.insert(withdrawalLaws).values(laws).onConflictDoNothing();
}
