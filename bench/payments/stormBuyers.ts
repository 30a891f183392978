import type { Client } from "@lagrum/core/client";
import type { PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import { query } from "../faults/questionVerdict.ts";
import type { Launched } from "../setup/launcher.ts";
import { buyerOf } from "./checkout.ts";
import type { SandboxControl } from "./sandboxControl.ts";
import { type Placed, placeProduct } from "./stormOrders.ts";

/** An order of a storm. */
export interface Bought extends Placed {
  choice: PaymentChoice;
}

/** Buyers whose addresses the verdict knows, through the public port. */
export function stormBuyers(launched: Launched, sandbox: SandboxControl, ProductID: number) {
  const client: Client = buyerOf(launched);

  const place = async (choice: PaymentChoice): Promise<Bought> => ({
    ...(await placeProduct(client, ProductID)),
    choice,
  });

  /** Starts the payment. Its answer may be a refusal, when the order has ended meanwhile. */
  const initiate = ({ id, accessCode, choice }: Bought) =>
    client.initiateOrderPayment({ params: { id }, body: { Method: choice }, accessCode });

  /** The provider's identifiers of the order's payments, oldest first. */
  const providerIds = async ({ id }: Bought) =>
    (
      await query<{ provider_id: string | null }>(
        launched,
        `select provider_id from payments where order_id = ${id} order by id`,
      )
    ).flatMap(({ provider_id }) => (provider_id === null ? [] : [provider_id]));

  /** The buyer finishes every checkout that has begun, as one who has several pages open. */
  async function finish(bought: Bought): Promise<void> {
    for (const id of await providerIds(bought)) {
      const pay = bought.choice === "Swish" ? sandbox.swish(id) : sandbox.buy(id);
      // The provider does not know it, when the call that should make it had no effect.
      await pay.catch(() => undefined);
    }
  }

  /** What the confirmation page does: it polls the payment. */
  async function poll({ id, accessCode }: Bought): Promise<void> {
    const [row] = await query<{ id: number }>(
      launched,
      `select id from payments where order_id = ${id} order by id desc`,
    );
    if (row) await client.getPayment({ params: { id: row.id }, accessCode });
  }

  /** A paid order. @throws when it is not paid within a minute */
  async function buy(choice: PaymentChoice): Promise<Bought> {
    const bought = await place(choice);
    await initiate(bought);
    await finish(bought);
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
      await poll(bought);
      const [row] = await query<{ state: string }>(launched, `select state from orders where id = ${bought.id}`);
      if (row?.state === "Paid") return bought;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`O-${bought.id} was not paid`);
  }

  return { client, place, initiate, finish, poll, buy };
}
export type StormBuyers = ReturnType<typeof stormBuyers>;
