import { z } from "zod";
import { lengths, personName, singleLine } from "../contract/fieldSchema.ts";
import type { BuyerRole } from "../order/orderStateSchema.ts";
import { buyer, consents, counterparty } from "../order/placeOrderSchema.ts";
import type { QuestionType } from "./questionSchema.ts";

/** The fields of a paid question besides those of a free one. A free question ignores them. */
export const paidInput = {
  LastName: personName.nullish(),
  Role: buyer.Role.nullish(),
  CompanyName: buyer.CompanyName,
  OrgNumber: buyer.OrgNumber,
  ...counterparty,
  /** When the asker of PhoneAdvice can be called, in the asker's words. */
  PreferredTimes: z.array(singleLine(lengths.PreferredTime)).min(1, "REQUIRED").max(3).nullish(),
  PublishConsent: z.boolean().nullish(),
  IsAdult: consents.IsAdult.nullish(),
  StartNow: z.boolean().nullish(),
  LoseRight: z.boolean().nullish(),
};

export interface PaidInput {
  Type: QuestionType;
  FirstName?: string | null | undefined;
  LastName?: string | null | undefined;
  Role?: BuyerRole | null | undefined;
  IsAdult?: true | null | undefined;
  CompanyName?: string | null | undefined;
  OrgNumber?: string | null | undefined;
  Phone?: string | null | undefined;
  PreferredTimes?: string[] | null | undefined;
}

export const isPaid = ({ Type }: Pick<PaidInput, "Type">): boolean => Type !== undefined && Type !== "Free";
export const isPaidByCompany = (asked: PaidInput): boolean => isPaid(asked) && asked.Role === "Company";
export const isCall = ({ Type }: Pick<PaidInput, "Type">): boolean => Type === "PhoneAdvice";
