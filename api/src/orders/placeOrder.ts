import { termsVersion } from "@lagrum/core/consent/termsVersion";
import { isPersonalNumber, plainNumber } from "@lagrum/core/contract/personalNumber";
import type { Details } from "@lagrum/core/contract/problem";
import { taxOrder } from "@lagrum/core/money/vat";
import { orderExpiryHours, orderReference } from "@lagrum/core/order/orderReference";
import type { OrderFollowUp, OrderProduct, PlacedOrder } from "@lagrum/core/order/placeOrderSchema";
import { checkAnswers } from "@lagrum/core/product/buyerAnswers";
import { questionsOf } from "@lagrum/core/product/buyerQuestions";
import type { BuyerAnswer } from "@lagrum/core/product/buyerQuestionsSchema";
import type { Product } from "@lagrum/core/product/productSchema";
import type { ServiceCode } from "@lagrum/core/product/serviceSchema";
import type { AskQuestion } from "@lagrum/core/question/questionSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { paidFollowUpDays } from "@lagrum/core/workingTime/promises";
import { eq } from "drizzle-orm";
import type { ConflictCheck } from "../conflict/conflictService.ts";
import { notifyOfConflict } from "../conflict/notifyOfConflict.ts";
import { listParties } from "../conflict/partyRepository.ts";
import type { Reader } from "../db/database.ts";
import { orderCustomers } from "../db/schema/orders.ts";
import { products } from "../db/schema/products.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { sealNumber } from "../keys/personalNumber.ts";
import type { Seal } from "../keys/seal.ts";
import { listServices } from "../products/priceRepository.ts";
import { listProducts } from "../products/productRepository.ts";
import { findAsker } from "../questions/askerRepository.ts";
import { lockAnyQuestion } from "../questions/questionRepository.ts";
import { openOrgNumber, storedOrgNumber } from "./buyerNumber.ts";
import { reviewOrder } from "./orderParties.ts";
import { findOrderOfQuestion, insertOrder, setOrder } from "./orderRepository.ts";
import { mayBuyFollowUp } from "./questionOrders.ts";

/** A placed order without its access code, which is made afterwards, so that it is not stored with an idempotency key. */
export type Placed = Omit<PlacedOrder, "AccessCode">;

/** The price is valid for 48 hours from now. */
const expiryFrom = (now: Date): string => new Date(now.getTime() + orderExpiryHours * 3_600_000).toISOString();

/** What placing an order needs: the conflict check, and the key of personal numbers. */
export type OrderCheck = ConflictCheck & { numberSeal: Seal };

export interface Priced {
  Name: string;
  Amount: number;
  TaxRate: number;
}

/** The part of an order that comes from its price row and its consents. */
export function saleOf(priced: Priced, consents: { StartNow?: boolean | null; LoseRight?: boolean | null }, now: Date) {
  return {
    ...taxOrder([{ Name: priced.Name, Amount: priced.Amount, TaxRate: priced.TaxRate }]),
    ProductName: priced.Name,
    StartNow: consents.StartNow === true,
    LoseRight: consents.LoseRight === true,
    TermsVersion: termsVersion,
    AcceptedAt: now.toISOString(),
    // The review before the order has the information (distansavtalslagen 2 kap. 2 §).
    InformedAt: now.toISOString(),
    ExpiresAt: expiryFrom(now),
  };
}

/** @returns the answers, with their questions as they were put */
function checkOrder(product: Product, asked: OrderProduct, now: Date): { Label: string; Value: BuyerAnswer }[] {
  const { PersonalNumber, DesiredStart } = asked;
  const answers = checkAnswers(product.Questions, asked.Answers);
  const hasNumber = PersonalNumber !== undefined && PersonalNumber !== null && PersonalNumber !== "";
  const details: Details = {
    ...(!answers.ok && answers.details),
    ...(product.RequiresPersonalNumber && !hasNumber && { PersonalNumber: ["REQUIRED"] }),
    ...(!product.RequiresPersonalNumber && hasNumber && { PersonalNumber: ["UNKNOWN_FIELD"] }),
    ...(hasNumber && !isPersonalNumber(PersonalNumber) && { PersonalNumber: ["INVALID_VALUE"] }),
    ...(DesiredStart && DesiredStart < dayOf(now) && { DesiredStart: ["DATE_PASSED"] }),
  };
  if (!answers.ok || Object.keys(details).length > 0) throw new Failure("INCORRECT_PROPERTIES", details);
  return (questionsOf(product.Questions) ?? []).flatMap(({ Key, Label }) => {
    const Value = answers.body[Key];
    return Value === undefined ? [] : [{ Label, Value }];
  });
}

/**
 * Stores an order of a product at the current price, and mails a link to its page.
 * @throws Failure INCORRECT_PROPERTIES for a product that is not on sale, or for wrong answers
 */
export async function placeOrder(context: OpenContext, asked: OrderProduct, check: OrderCheck): Promise<Placed> {
  const { tx, now } = context;
  const [product] = await listProducts(tx, now, eq(products.ID, asked.ProductID));
  if (!product) throw new Failure("INCORRECT_PROPERTIES", { ProductID: ["NOT_AVAILABLE"] });
  const answers = checkOrder(product, asked, now);
  const order = {
    Kind: "Product" as const,
    ProductID: product.ID,
    DeliveryWorkingDays: product.DeliveryWorkingDays,
    Role: asked.Role,
    ...saleOf(product, asked, now),
  };
  const { FirstName, LastName, Email, Phone, Street, PostalCode, City } = asked;
  const customer = {
    ...{ FirstName, LastName, Email, Phone, Street, PostalCode, City },
    ...storedCompany(check, asked),
    PersonalNumber: asked.PersonalNumber
      ? sealNumber(check.numberSeal, plainNumber(asked.PersonalNumber), Email)
      : null,
  };
  const story = {
    Answers: answers,
    Message: asked.Message || null,
    DesiredStart: asked.DesiredStart ?? null,
  };
  const ID = await insertOrder(context, order, customer, story);
  const isInReview = await reviewOrder(context, check, ID, { ...asked, ...companyOf(asked) });
  await announcePlaced(context, ID, isInReview);
  return { ID, Reference: orderReference(ID), State: "Created" };
}

/** Mails the buyer where to pay, and the administrators when there may be a conflict of interest. */
export async function announcePlaced(context: OpenContext, ID: number, isInReview: boolean): Promise<void> {
  await context.jobs.send(context.tx, "mail", { Kind: "orderPlaced", OrderID: ID });
  if (isInReview) await notifyOfConflict(context, { Kind: "order", ID });
}

interface Company {
  Role?: string | null | undefined;
  CompanyName?: string | null | undefined;
  OrgNumber?: string | null | undefined;
}

/** A private person's company fields are dropped. */
export const companyOf = (asked: Company) =>
  asked.Role === "Company"
    ? { CompanyName: asked.CompanyName ?? null, OrgNumber: asked.OrgNumber ?? null }
    : { CompanyName: null, OrgNumber: null };

/** The company fields of a buyer as they are stored: a sole trader's number is sealed. */
export function storedCompany({ numberSeal }: Pick<OrderCheck, "numberSeal">, asked: Company & { Email: string }) {
  const company = companyOf(asked);
  return { ...company, OrgNumber: storedOrgNumber(numberSeal, company.OrgNumber, asked.Email) };
}

/** A service on sale with its price. @throws Failure INCORRECT_PROPERTIES */
async function getService(db: Reader, code: ServiceCode, now: Date): Promise<Priced> {
  const service = (await listServices(db, now)).find(({ Code, Active }) => Code === code && Active);
  if (!service) throw new Failure("INCORRECT_PROPERTIES", { Type: ["NOT_AVAILABLE"] });
  return service;
}

/** Creates the order of a paid question, at the current price. */
export async function placeQuestionOrder(
  context: OpenContext,
  questionId: number,
  asked: AskQuestion,
  check: OrderCheck,
): Promise<void> {
  const { tx, now } = context;
  const order = {
    Kind: "Question" as const,
    ServiceCode: asked.Type,
    QuestionID: questionId,
    Role: asked.Role ?? "Private",
    ...saleOf(await getService(tx, asked.Type, now), asked, now),
  };
  const customer = {
    FirstName: asked.FirstName ?? "",
    LastName: asked.LastName ?? "",
    Email: asked.Email,
    Phone: asked.Phone ?? null,
    ...storedCompany(check, asked),
  };
  const ID = await insertOrder(context, order, customer, {});
  const { Counterparty, CounterpartyOrgNumber } = asked;
  await reviewOrder(context, check, ID, { ...customer, ...companyOf(asked), Counterparty, CounterpartyOrgNumber });
}

/** The order of a question can be paid for 48 hours from the confirmation of the address. */
export async function holdQuestionPrice(context: OpenContext, questionId: number): Promise<void> {
  const { tx, now } = context;
  const order = await findOrderOfQuestion(tx, questionId, ["Question"]);
  if (!order) return;
  await setOrder(tx, order.ID, { ExpiresAt: expiryFrom(now) });
  if (order.ReviewSince !== null) await notifyOfConflict(context, { Kind: "order", ID: order.ID });
}

/**
 * Creates the order of a further follow-up question. It is sent to staff when it is paid.
 * @throws Failure NOT_FOUND, FOLLOW_UP_CLOSED, ASKER_UNKNOWN, INCORRECT_PROPERTIES when it is not on sale
 */
export async function placeFollowUpOrder(
  context: OpenContext,
  questionId: number,
  asked: OrderFollowUp,
  check: OrderCheck,
): Promise<Placed> {
  const { tx, now } = context;
  const question = await lockAnyQuestion(tx, questionId);
  if (!question) throw new Failure("NOT_FOUND");
  const latest = await findOrderOfQuestion(tx, questionId, ["FollowUp"]);
  if (!mayBuyFollowUp(question, latest)) throw new Failure("FOLLOW_UP_CLOSED");
  const customer = await findBuyer(tx, questionId);
  if (!customer) throw new Failure("ASKER_UNKNOWN");
  const order = {
    Kind: "FollowUp" as const,
    ServiceCode: "FOLLOWUP" as const,
    QuestionID: questionId,
    DeliveryWorkingDays: paidFollowUpDays,
    Role: customer.CompanyName === null ? ("Private" as const) : ("Company" as const),
    ...saleOf(await getService(tx, "FOLLOWUP", now), asked, now),
  };
  const ID = await insertOrder(context, order, customer, { Message: asked.Message });
  // Somebody may have become a client since the question was asked.
  const OrgNumber = openOrgNumber(check.numberSeal, customer.OrgNumber ?? null);
  const parties = { ...customer, OrgNumber, ...(await findOpponent(tx, check, questionId)) };
  if (await reviewOrder(context, check, ID, parties)) await notifyOfConflict(context, { Kind: "order", ID });
  return { ID, Reference: orderReference(ID), State: "Created" };
}

/** The counterparty of the question's order. */
async function findOpponent(tx: Reader, { seal }: ConflictCheck, questionId: number) {
  const paid = await findOrderOfQuestion(tx, questionId, ["Question"]);
  if (!paid) return {};
  const known = await listParties(tx, seal, { Kind: "order", ID: paid.ID });
  const opponent = known.find(({ Side }) => Side === "counterparty");
  return opponent ? { Counterparty: opponent.Name, CounterpartyOrgNumber: opponent.Number ?? null } : {};
}

/** The asker as a buyer: from the question's order, or of a free question from its contact data. */
async function findBuyer(tx: Reader, questionId: number) {
  const paid = await findOrderOfQuestion(tx, questionId, ["Question"]);
  if (paid) {
    const [customer] = await tx.select().from(orderCustomers).where(eq(orderCustomers.OrderID, paid.ID));
    return customer;
  }
  const asker = await findAsker(tx, questionId);
  if (!asker) return undefined;
  const { FirstName, Email, Phone } = asker;
  return { FirstName: FirstName ?? "", LastName: "", Email, Phone, CompanyName: null, OrgNumber: null };
}
