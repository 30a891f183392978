import type { QuestionType } from "@lagrum/core/contract/question";
import { questionTypes } from "@lagrum/core/contract/question";
import { type Price, priceAt } from "@lagrum/core/domain/prices";
import { asc, eq, inArray } from "drizzle-orm";
import type { Reader } from "../db.ts";
import { prices, services } from "../schema/products.ts";

/** The ways to ask with what each costs at a moment; one without a price yet is left out. */
export async function listQuestionTypes(db: Reader, now: Date) {
  const rows = await db
    .select({ service: services, price: prices })
    .from(services)
    .innerJoin(prices, eq(prices.ServiceCode, services.Code))
    .where(inArray(services.Code, questionTypes as readonly QuestionType[] as QuestionType[]))
    .orderBy(asc(services.SortOrder), asc(services.Code));
  const histories = Map.groupBy(rows, ({ service }) => service.Code);
  return [...histories.values()].flatMap((history) => {
    const [first] = history;
    const price: Price | null = priceAt(
      history.map((row) => row.price),
      now,
    );
    return first && price ? [{ ...first.service, ...price, Code: first.service.Code as QuestionType }] : [];
  });
}
