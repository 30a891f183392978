import { bookingReference } from "@lagrum/core/booking/bookingRules";
import type { MyCase, OpenMyCase } from "@lagrum/core/myCases/myCasesSchema";
import { orderReference } from "@lagrum/core/order/orderReference";
import { reference } from "@lagrum/core/question/questionState";
import { rentClaimReference } from "@lagrum/core/rentClaim/rentClaimReference";
import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { bookers, bookings } from "../db/schema/bookings.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";
import { originalTexts } from "../db/schema/publication.ts";
import { askers, questions } from "../db/schema/questions.ts";
import { rentClaims, rentClaimTenants } from "../db/schema/rentClaims.ts";

/**
 * Whether the address has confirmed a question, paid an order, booked a meeting or sent a rent claim. Others may have
 * typed it in a question or an order that was never confirmed or paid. Addresses are stored in lower case.
 */
export async function isKnownAddress(db: Reader, email: string): Promise<boolean> {
  const asked = db
    .select({ one: sql`1` })
    .from(askers)
    .innerJoin(questions, eq(questions.ID, askers.QuestionID))
    .where(and(eq(askers.Email, email), isNotNull(questions.ConfirmedAt)));
  const bought = db
    .select({ one: sql`1` })
    .from(orderCustomers)
    .innerJoin(orders, eq(orders.ID, orderCustomers.OrderID))
    .where(and(eq(orderCustomers.Email, email), isNotNull(orders.PaidAt)));
  const booked = db.select({ one: sql`1` }).from(bookers).where(eq(bookers.Email, email));
  const claimed = db.select({ one: sql`1` }).from(rentClaimTenants).where(eq(rentClaimTenants.Email, email));
  const { rows } = await db.execute<{ known: boolean }>(
    sql`select exists ${asked} or exists ${bought} or exists ${booked} or exists ${claimed} as known`,
  );
  return rows[0]?.known === true;
}

/** The address's cases, newest first. */
export async function listCases(db: Reader, email: string): Promise<MyCase[]> {
  const cases = (
    await Promise.all([
      listQuestionCases(db, email),
      listOrderCases(db, email),
      listBookingCases(db, email),
      listRentClaimCases(db, email),
    ])
  ).flat();
  return cases.sort((a, b) => b.CreatedAt.localeCompare(a.CreatedAt) || b.ID - a.ID);
}

async function listQuestionCases(db: Reader, email: string): Promise<MyCase[]> {
  const rows = await db
    .select({
      ID: questions.ID,
      Title: sql<string>`coalesce(${originalTexts.Title}, ${questions.Title})`,
      Type: questions.Type,
      State: questions.State,
      CreatedAt: questions.CreatedAt,
      DueAt: questions.DueAt,
      AnsweredAt: questions.AnsweredAt,
      Hidden: questions.Hidden,
    })
    .from(askers)
    .innerJoin(questions, eq(questions.ID, askers.QuestionID))
    .leftJoin(originalTexts, eq(originalTexts.QuestionID, questions.ID))
    .where(eq(askers.Email, email));
  return rows.map(({ Hidden, ...row }) => ({
    ...row,
    IsPublic: row.State === "Published" && !Hidden,
    Kind: "question",
    Reference: reference(row.ID),
    DueAt: row.AnsweredAt === null ? row.DueAt : null,
  }));
}

async function listOrderCases(db: Reader, email: string): Promise<MyCase[]> {
  const rows = await db
    .select({
      ID: orders.ID,
      Title: orders.ProductName,
      State: orders.State,
      CreatedAt: orders.CreatedAt,
      DueAt: orders.DueAt,
      DeliveredAt: orders.DeliveredAt,
    })
    .from(orderCustomers)
    .innerJoin(orders, eq(orders.ID, orderCustomers.OrderID))
    .where(and(eq(orderCustomers.Email, email), eq(orders.Kind, "Product")));
  return rows.map((row) => ({
    ...row,
    Kind: "order",
    Reference: orderReference(row.ID),
    DueAt: row.DeliveredAt === null ? row.DueAt : null,
  }));
}

async function listBookingCases(db: Reader, email: string): Promise<MyCase[]> {
  const rows = await db
    .select({
      ID: bookings.ID,
      Service: bookings.Service,
      State: bookings.State,
      CreatedAt: bookings.CreatedAt,
      StartsAt: bookings.StartsAt,
    })
    .from(bookers)
    .innerJoin(bookings, eq(bookings.ID, bookers.BookingID))
    .where(eq(bookers.Email, email));
  return rows.map((row) => ({ ...row, Kind: "booking", Reference: bookingReference(row.ID) }));
}

async function listRentClaimCases(db: Reader, email: string): Promise<MyCase[]> {
  const { ID, State, Street, City, CreatedAt } = rentClaims;
  const rows = await db
    .select({ ID, State, Street, City, CreatedAt })
    .from(rentClaimTenants)
    .innerJoin(rentClaims, eq(rentClaims.ID, rentClaimTenants.ClaimID))
    .where(eq(rentClaimTenants.Email, email));
  return rows.map(({ Street: street, City: city, ...row }) => ({
    ...row,
    Kind: "rentClaim",
    Reference: rentClaimReference(row.ID),
    Title: `Hyran för ${street}, ${city}`,
  }));
}

/** Whether the address owns a case that has a page of its own: an unconfirmed question has none. */
export async function ownsCase(db: Reader, email: string, { Kind, ID }: OpenMyCase): Promise<boolean> {
  switch (Kind) {
    case "question": {
      const isConfirmed = ne(questions.State, "AwaitingConfirmation");
      const found = await db
        .select({ ID: questions.ID })
        .from(askers)
        .innerJoin(questions, eq(questions.ID, askers.QuestionID))
        .where(and(eq(askers.Email, email), eq(questions.ID, ID), isConfirmed));
      return found.length > 0;
    }
    case "order": {
      const own = and(eq(orderCustomers.Email, email), eq(orderCustomers.OrderID, ID));
      return (await db.select({ ID: orderCustomers.OrderID }).from(orderCustomers).where(own)).length > 0;
    }
    case "booking": {
      const own = and(eq(bookers.Email, email), eq(bookers.BookingID, ID));
      return (await db.select({ ID: bookers.BookingID }).from(bookers).where(own)).length > 0;
    }
    case "rentClaim": {
      const own = and(eq(rentClaimTenants.Email, email), eq(rentClaimTenants.ClaimID, ID));
      return (await db.select({ ID: rentClaimTenants.ClaimID }).from(rentClaimTenants).where(own)).length > 0;
    }
    default:
      return Kind satisfies never;
  }
}
