import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { BookingSlots } from "@lagrum/core/booking/bookingSchema";
import type { Client } from "@lagrum/core/client";
import PostalMime from "postal-mime";
import { query } from "../faults/questionVerdict.ts";
import type { Launched } from "../setup/launcher.ts";

/** What a buyer of a storm has ordered. */
export interface Placed {
  /** The order's ID. */
  id: number;
  accessCode: string;
  /** The question or the meeting. */
  subjectId?: number;
}

const buyer = (key: string) => ({
  ...{ Role: "Private" as const, FirstName: "Kassa", LastName: "Prov", Email: `${key}@storm.example` },
  ...{ StartNow: true, LoseRight: true, IsAdult: true as const, AcceptTerms: true as const },
});
let phones = 0;
/** Each buyer has a number of her own. */
const nextPhone = () => `+4670${String(1_000_000 + ++phones)}`;

/** Orders a product. @throws when it is refused */
export async function placeProduct(client: Client, ProductID: number): Promise<Placed> {
  const key = randomUUID();
  const address = { Street: "Storgatan 1", PostalCode: "11122", City: "Stockholm" };
  const body = { ProductID, ...buyer(key), ...address, Phone: nextPhone(), Answers: {} };
  const { ID, AccessCode } = taken(await client.orderProduct({ body, idempotencyKey: key }));
  return { id: ID, accessCode: AccessCode };
}

/** Asks a paid question, and confirms it by the mailed code. @throws when it is refused */
export async function placeQuestion(launched: Launched, client: Client, CategoryID: number): Promise<Placed> {
  const key = randomUUID();
  const asked = {
    ...buyer(key),
    ...{ Type: "Express" as const, CategoryID, Title: "Får jag pengarna tillbaka när jag ångrar mig?" },
    QuestionBody: "Jag betalade och tryckte på knappen för att dra tillbaka frågan i samma stund. Vad gäller då?",
  };
  const { ID } = taken(await client.askQuestion({ body: asked, idempotencyKey: key }));
  const code = await mailedCode(launched, `${key}@storm.example`, ID);
  const { AccessCode } = taken(await client.confirmQuestion({ params: { id: ID, code } }));
  const [order] = await query<{ id: number }>(launched, `select id from orders where question_id = ${ID}`);
  if (!order) throw new Error("a paid question without an order");
  return { id: order.id, accessCode: AccessCode, subjectId: ID };
}

/** Books a meeting that costs something. @throws when it is refused */
export async function placeMeeting(client: Client, CategoryID: number, SlotStart: string): Promise<Placed> {
  const key = randomUUID();
  const meeting = { Service: "BOOK30" as const, Channel: "Telephone" as const, CategoryID, SlotStart };
  const { AccessCode } = taken(await client.holdTime({ body: meeting }));
  const body = {
    ...{ ...meeting, ...buyer(key), Phone: nextPhone(), Counterparty: `Motpart ${key.slice(0, 8)}` },
    Description: "Hyresvärden vill att vi flyttar redan nästa månad.",
    // A minute for the form, which is refused when it is sent too fast.
    OpenedAt: new Date(Date.now() - 60_000).toISOString(),
  };
  const { ID, OrderID } = taken(await client.bookMeeting({ body, accessCode: AccessCode, idempotencyKey: key }));
  if (OrderID === null) throw new Error("a priced meeting without an order");
  return { id: OrderID, accessCode: AccessCode, subjectId: ID };
}

/** Free starts on the hour, so that meetings don't overlap. */
export async function freeHours(client: Client, CategoryID: number, wanted: number): Promise<string[]> {
  const starts: string[] = [];
  const asked = { Service: "BOOK30" as const, Channel: "Telephone" as const, CategoryID };
  for (let From: string | null = null; starts.length < wanted; ) {
    const { Days, NextDay }: BookingSlots = taken(
      await client.getBookingSlots({ query: { ...asked, ...(From !== null && { From }) } }),
    );
    starts.push(
      ...Days.flatMap(({ Times }) => Times.map(({ Start }) => Start)).filter((at) => at.slice(14, 16) === "00"),
    );
    if (NextDay === null) break;
    From = NextDay;
  }
  return starts;
}

type Result<B> = { ok: true; status: number; body: B } | { ok: false; status: number; body: unknown };
function taken<B>(result: Result<B>): B {
  if (!result.ok) throw new Error(`refused: ${result.status} ${JSON.stringify(result.body).slice(0, 300)}`);
  return result.body;
}

const MAIL_TIMEOUT_MS = 30_000;
async function mailedCode({ dataDir }: Launched, to: string, id: number): Promise<string> {
  const folder = join(dataDir, "mailbox");
  for (const deadline = Date.now() + MAIL_TIMEOUT_MS; Date.now() < deadline; await delay(200)) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".eml"))) {
      const raw = readFileSync(join(folder, file));
      if (!raw.includes(to)) continue;
      const { text = "", html = "" } = await PostalMime.parse(raw);
      const [, code] = new RegExp(`id=${id}&(?:amp;)?code=([\\w-]+)`).exec(text + html) ?? [];
      if (code !== undefined) return code;
    }
  }
  throw new Error(`no mail with the code of question ${id}`);
}
