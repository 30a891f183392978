import { checkBody } from "@lagrum/core/contract/checkBody";
import { cleanText } from "@lagrum/core/contract/cleanText";
import { withPlainHyphens } from "@lagrum/core/contract/hyphens";
import type { Details } from "@lagrum/core/contract/problem";
import { OrderProduct } from "@lagrum/core/order/placeOrderSchema";
import { applicableQuestions, type BuyerAnswers, checkAnswers } from "@lagrum/core/product/buyerAnswers";
import { type BuyerQuestion, questionsOf } from "@lagrum/core/product/buyerQuestions";
import type { Product } from "@lagrum/core/product/productSchema";
import { daysBetween } from "@lagrum/core/text/dates";
import { buyerValues, startErrors, toBuyer } from "../buyer/buyerValues.ts";
import { withErrors } from "../forms/errorSummary.ts";
import { defineForm } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";

const { IsAdult, StartNow, LoseRight, Counterparty, CounterpartyOrgNumber, ...buyer } = buyerValues;

const person = { ...buyer, FirstName: "", LastName: "", Email: "", Phone: "", Street: "", PostalCode: "", City: "" };
const rest = {
  Counterparty,
  CounterpartyOrgNumber,
  Message: "",
  DesiredStart: "",
  StartNow,
  LoseRight,
  IsAdult,
  AcceptTerms: "",
  ...spamProtection,
};

/** The field of a buyer's question. Errors have the same name. */
export const answerField = (key: string) => `Answers.${key}` as const;

/** The typed values. The answers to the product's own questions are named "Answers.{key}". */
export type OrderValues = typeof person &
  typeof rest & { PersonalNumber: string } & Record<`Answers.${string}`, string>;

/** The fields of the product that the order form uses. */
export type OrderedProduct = Pick<Product, "ID" | "Questions" | "RequiresPersonalNumber">;

/** The product's questions; none for a schema that the form doesn't support. */
export const questionsIn = ({ Questions }: OrderedProduct): BuyerQuestion[] => questionsOf(Questions) ?? [];

function answerOf({ Kind }: BuyerQuestion, typed: string): BuyerAnswers[string] {
  if (Kind === "yesNo" && (typed === "true" || typed === "false")) return typed === "true";
  const amount = Number(withPlainHyphens(cleanText(typed)).replace(",", ".").replace(/\s/g, ""));
  return Kind === "number" && typed.trim() !== "" && Number.isFinite(amount) ? amount : typed;
}

/** The typed answers in the API's format. */
const answersIn = (product: OrderedProduct, values: OrderValues): BuyerAnswers =>
  Object.fromEntries(
    questionsIn(product)
      .filter(({ Key, Kind }) => Kind !== "file" && values[answerField(Key)])
      .map((question) => [question.Key, answerOf(question, values[answerField(question.Key)] ?? "")]),
  );

/** The questions that apply to the typed values. */
export const questionsFor = (product: OrderedProduct, values: OrderValues): BuyerQuestion[] =>
  applicableQuestions(questionsIn(product), answersIn(product, values));

const textOrNull = (text: string) => text.trim() || null;

/** Errors that the schema can't express. */
function moreErrors({ RequiresPersonalNumber }: OrderedProduct, values: OrderValues, today: string): Details {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(values.DesiredStart);
  return {
    ...(RequiresPersonalNumber && !values.PersonalNumber.trim() && { PersonalNumber: ["REQUIRED"] }),
    ...(isDay && daysBetween(today, values.DesiredStart) < 0 && { DesiredStart: ["DATE_PASSED"] }),
  };
}

/**
 * The order form of a product.
 * @param today the calendar day in Stockholm, 2026-11-21
 */
export const orderForm = (product: OrderedProduct, today: string) =>
  defineForm<OrderValues, OrderProduct>({
    empty: {
      ...Object.fromEntries(
        questionsIn(product)
          .filter(({ Kind }) => Kind !== "file")
          .map(({ Key }) => [answerField(Key), ""]),
      ),
      ...person,
      ...(product.RequiresPersonalNumber && { PersonalNumber: "" }),
      ...rest,
    } as OrderValues,
    draft: { key: `order-${product.ID}`, omit: ["PersonalNumber", "OrgNumber"] },
    check: (values) => {
      const answers = checkAnswers(product.Questions, answersIn(product, values));
      const checked = checkBody(OrderProduct, {
        ProductID: product.ID,
        FirstName: values.FirstName,
        LastName: values.LastName,
        Email: values.Email,
        Phone: values.Phone,
        Street: values.Street,
        PostalCode: values.PostalCode,
        City: values.City,
        PersonalNumber: textOrNull(values.PersonalNumber ?? ""),
        ...toBuyer(values),
        Answers: answers.ok ? answers.body : {},
        Message: textOrNull(values.Message),
        DesiredStart: textOrNull(values.DesiredStart),
        AcceptTerms: values.AcceptTerms === "true",
        Website: values.Website,
      });
      return withErrors(checked, {
        ...(!answers.ok && answers.details),
        ...startErrors(values),
        ...moreErrors(product, values, today),
      });
    },
    texts: { "AcceptTerms.MUST_ACCEPT": "Du behöver godkänna villkoren för att beställa." },
    notSent: { title: "Beställningen är inte skickad", text: "Det du skrev finns kvar. Du har inte betalat något." },
  });
