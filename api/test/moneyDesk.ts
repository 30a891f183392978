import type { MoneyCase, SettleMoneyCase } from "@lagrum/core/payment/moneyCaseSchema";
import { sql } from "drizzle-orm";
import { createMoneyScene } from "./moneyScene.ts";
import { done } from "./scenes.ts";
import { until } from "./waitUntil.ts";

/** The scene of money with the list in which administrators settle it. */
export async function createMoneyDesk() {
  const scene = await createMoneyScene();
  const { runJobs } = scene;
  const { app, asAdmin } = scene.testApp;

  const list = async (): Promise<MoneyCase[]> =>
    done(await asAdmin.listMoneyCases({ query: { PageSize: 100 } })).MoneyCases;
  const casesOf = async (orderId: number) => (await list()).filter(({ OrderID }) => OrderID === orderId);

  async function onlyCaseOf(orderId: number): Promise<MoneyCase> {
    const [found, ...more] = await casesOf(orderId);
    if (!found || more.length > 0) throw new Error(`${found ? more.length + 1 : 0} cases`);
    return found;
  }

  return {
    ...scene,
    ...{ list, casesOf, onlyCaseOf },
    stateOf: async (id: number) => (await scene.orderOf(id)).State,
    settle: ({ Source, SourceID }: MoneyCase, body: SettleMoneyCase) =>
      asAdmin.settleMoneyCase({ params: { source: Source, id: SourceID }, body }),
    /** Runs the jobs until the order has no case left. */
    gone: (orderId: number) =>
      until(async () => {
        await runJobs();
        return (await casesOf(orderId)).length === 0;
      }),
    /** Öre on each account that the order's vouchers have moved; accounts that end at 0 are left out. */
    async balancesOf(orderId: number): Promise<Record<string, number>> {
      const { rows } = await app.db.execute<{ account: string; sum: number }>(sql`
        select account, sum(accounting_lines.amount)::float8 as sum from accounting_lines
        join accounting_entries on accounting_entries.id = entry_id
        where order_id = ${orderId} group by account having sum(accounting_lines.amount) <> 0`);
      return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
    },
  };
}
