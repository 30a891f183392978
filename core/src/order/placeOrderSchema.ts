import { z } from "zod";
import { day, email, id, multiline, personName, phone, singleLine, typedText } from "../contract/fieldSchema.ts";
import { withPlainHyphens } from "../contract/hyphens.ts";
import { lengths } from "../contract/lengths.ts";
import { isOrganisationNumber, organisationDigits } from "../contract/organisationNumber.ts";
import { isPersonalNumber } from "../contract/personalNumber.ts";
import { requiredWhen } from "../contract/requiredWhen.ts";
import { BuyerRole, OrderState } from "./orderStateSchema.ts";

/** Stored as ten digits. */
const orgNumber = typedText(organisationDigits).refine(isOrganisationNumber, "INVALID_VALUE");

/** A sole trader's is the owner's personal number, or coordination number, with or without century: sealed, never ten plain digits. */
const buyerOrgNumber = typedText(organisationDigits).refine(
  (digits) => isOrganisationNumber(digits) || isPersonalNumber(digits),
  "INVALID_VALUE",
);

/** Stored as five digits; "SE-118 67" as address books have it is read too. */
export const postalCode = typedText((text) =>
  withPlainHyphens(text)
    .replace(/\s/g, "")
    .replace(/^SE?-?/i, ""),
).regex(/^[1-9]\d{4}$/, "INVALID_VALUE");

/** The consents of a purchase. The two about withdrawal are separate and may be missing (distansavtalslagen 2 kap. 11 §). */
export const consents = {
  AcceptTerms: z.literal(true, "MUST_ACCEPT"),
  /** The buyer is 18 or older. */
  IsAdult: z.literal(true, "MUST_ACCEPT"),
  /** The work may start before the time for withdrawal has ended. */
  StartNow: z.boolean().default(false),
  /** The buyer knows that the right of withdrawal ends when the service has been delivered. */
  LoseRight: z.boolean().default(false),
};

/** Who buys: a company has a name and a number, and no right of withdrawal. */
export const buyer = {
  Role: BuyerRole,
  CompanyName: singleLine(lengths.CompanyName).nullish(),
  OrgNumber: buyerOrgNumber.nullish(),
};

interface Buyer {
  Role: BuyerRole;
  CompanyName?: string | null | undefined;
  OrgNumber?: string | null | undefined;
}

export const isCompany = ({ Role }: { Role?: BuyerRole | undefined }): boolean => Role === "Company";

/** The other party of the matter, for the conflict check; never published. */
export const counterparty = {
  Counterparty: singleLine(lengths.Counterparty).nullish(),
  CounterpartyOrgNumber: orgNumber.nullish(),
};

/**
 * An order of a fixed-price product. The amount is the price row's of that moment: a body with an amount is refused.
 * `Answers` are checked by the product's own questions, and their errors are named Answers.{key}.
 */
export const OrderProduct = z
  .strictObject({
    ProductID: id,
    ...buyer,
    FirstName: personName,
    LastName: personName,
    Email: email,
    Phone: phone,
    Street: singleLine(lengths.Street),
    PostalCode: postalCode,
    City: singleLine(lengths.City),
    /** Only for products with RequiresPersonalNumber. */
    PersonalNumber: typedText().max(20).nullish(),
    ...counterparty,
    Answers: z.record(z.string().max(31), z.union([typedText(), z.number(), z.boolean()])).default({}),
    Message: multiline(lengths.OrderMessage).nullish(),
    DesiredStart: day.nullish(),
    ...consents,
    /** Honeypot: bots fill it in, people never see it. */
    Website: z.literal("", "MUST_BE_EMPTY").optional(),
  })
  .refine(...requiredWhen<Buyer>("CompanyName", isCompany))
  .refine(...requiredWhen<Buyer>("OrgNumber", isCompany))
  .meta({ id: "OrderProduct" });
export type OrderProduct = z.infer<typeof OrderProduct>;

/** A further follow-up question about an answered question, paid as the service FOLLOWUP. */
export const OrderFollowUp = z
  .strictObject({ Message: multiline(lengths.Message), ...consents })
  .meta({ id: "OrderFollowUp" });
export type OrderFollowUp = z.infer<typeof OrderFollowUp>;

/** The receipt. `AccessCode` opens the order's page and its payment; it can't be read again. */
export const PlacedOrder = z
  .object({ ID: id, Reference: z.string(), State: OrderState, AccessCode: z.string() })
  .meta({ id: "PlacedOrder" });
export type PlacedOrder = z.infer<typeof PlacedOrder>;
