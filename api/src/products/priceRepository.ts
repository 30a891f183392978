import { MeetingService } from "@lagrum/core/booking/bookingSchema";
import { type Price, priceAt } from "@lagrum/core/product/prices";
import type { ServiceCode } from "@lagrum/core/product/serviceSchema";
import { QuestionType } from "@lagrum/core/question/questionSchema";
import { asc, eq } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { prices, services } from "../db/schema/products.ts";

/** A service with its price at a moment. */
interface PricedService extends Price {
  Code: ServiceCode;
  Name: string;
  Promise: string;
  Active: boolean;
}

/** The sorted price list at a moment, without services whose first price has not begun. */
export async function listServices(db: Reader, now: Date): Promise<PricedService[]> {
  const rows = await db
    .select({ service: services, price: prices })
    .from(services)
    .innerJoin(prices, eq(prices.ServiceCode, services.Code))
    .orderBy(asc(services.SortOrder), asc(services.Code));
  const histories = Map.groupBy(rows, ({ service }) => service.Code);
  return [...histories.values()].flatMap((history) => {
    const [first] = history;
    const price = priceAt(
      history.map((row) => row.price),
      now,
    );
    return first && price ? [{ ...first.service, ...price }] : [];
  });
}

/** A further follow-up question; null when it is not on sale. */
export async function findFollowUp(db: Reader, now: Date) {
  return (await listServices(db, now)).find(({ Code, Active }) => Code === "FOLLOWUP" && Active) ?? null;
}

/** The question types of the price list. */
export async function listQuestionTypes(db: Reader, now: Date) {
  const list = await listServices(db, now);
  return list.flatMap((service) => {
    const type = QuestionType.safeParse(service.Code);
    return type.success ? [{ ...service, Code: type.data }] : [];
  });
}

/** The meetings of the price list. */
export async function listMeetings(db: Reader, now: Date) {
  const list = await listServices(db, now);
  return list.flatMap((service) => {
    const meeting = MeetingService.safeParse(service.Code);
    return meeting.success ? [{ ...service, Code: meeting.data }] : [];
  });
}
