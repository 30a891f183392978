import type { Matter, Party } from "@lagrum/core/conflict/party";
import { eq } from "drizzle-orm";
import { checkConflicts, listConflicts } from "../conflict/conflictService.ts";
import { recordParties } from "../conflict/partyRepository.ts";
import type { Reader } from "../db/database.ts";
import { orderCustomers } from "../db/schema/orders.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import type { Seal } from "../keys/seal.ts";
import { readSettings } from "../settings/settingRepository.ts";
import { lockOrder, moveOrder, type OrderRow } from "./orderRepository.ts";

const matterOf = ({ ID }: Pick<OrderRow, "ID">): Matter => ({ Kind: "order", ID });

/** What admins read about a hold. The names are stored encrypted, and added when the order is read. */
const REASON = "Möjlig jävssituation.";

/** The buyer, and the other party of the matter. */
async function partiesOf(db: Reader, orderId: number): Promise<Party[]> {
  const [customer] = await db.select().from(orderCustomers).where(eq(orderCustomers.OrderID, orderId));
  if (!customer) return [];
  const { CompanyName, OrgNumber, FirstName, LastName, Counterparty, CounterpartyOrgNumber } = customer;
  const person: Party = { Side: "client", Name: `${FirstName} ${LastName}`.trim() };
  const company: Party[] = CompanyName === null ? [] : [{ Side: "client", Name: CompanyName, Number: OrgNumber }];
  const other: Party[] =
    Counterparty === null ? [] : [{ Side: "counterparty", Name: Counterparty, Number: CounterpartyOrgNumber }];
  return [person, ...company, ...other].filter(({ Name }) => Name !== "");
}

/**
 * Compares the parties of a new order with those of earlier matters, before any payment can start. With a possible
 * conflict of interest the order waits for an administrator.
 * @returns whether it waits
 */
export async function holdOnConflict(context: OpenContext, orderId: number, seal: Seal): Promise<boolean> {
  const { tx, now, jobs } = context;
  const { settings } = await readSettings(tx);
  const keepUntil = new Date(now);
  keepUntil.setUTCFullYear(keepUntil.getUTCFullYear() + settings.CONFLICT_YEARS);
  const matter = matterOf({ ID: orderId });
  await recordParties(tx, seal, { matter, given: await partiesOf(tx, orderId), keepUntil });
  if (!(await checkConflicts(tx, seal, matter, now))) return false;
  const order = await lockOrder(tx, orderId);
  await moveOrder({ ...context, caller: null }, order, "HOLD", "held", { ConflictReason: REASON });
  await jobs.send(tx, "mail", { Kind: "orderHeld", OrderID: orderId });
  return true;
}

/** Why the order was held, in words for admins; null for one that was not. */
export async function describeConflict(db: Reader, seal: Seal, order: OrderRow): Promise<string | null> {
  if (order.ConflictReason === null) return null;
  const conflicts = await listConflicts(db, seal, matterOf(order));
  const lines = conflicts.map(
    ({ party, earlier }) =>
      `${party.Name} liknar ${earlier.Name} (${matterTexts[earlier.Matter.Kind]} ${earlier.Matter.ID}).`,
  );
  return [order.ConflictReason, ...lines].join("\n");
}

const matterTexts = { question: "fråga", order: "beställning", booking: "bokning" } as const;
