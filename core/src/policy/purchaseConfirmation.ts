import { companyFacts, type Firm } from "./companyFacts.ts";
import { complaintRight } from "./complaintRight.ts";
import { type Block, list, paragraph, type TextDocument } from "./policyDocument.ts";

/** A paid purchase in words. */
export interface ConfirmedPurchase {
  /** "O-5012". */
  reference: string;
  ProductName: string;
  /** What is included. */
  Content: readonly string[];
  /** With tax: "1295 kr". */
  Price: string;
  Tax: string;
  /** "26 november 2026". */
  PaidOn: string;
  /** When the work begins and is due, or when the meeting is held. */
  Times: string;
  /** The right of withdrawal with both consents, as given or not. */
  Withdrawal: string;
  /** The buyer is a consumer. */
  hasWithdrawal: boolean;
}

/** The confirmation of a purchase on a durable medium (distansavtalslagen 2005:59, 2 kap. 2 and 4 §§). */
export const purchaseConfirmation = (
  { Company: company }: Pick<Firm, "Company">,
  { reference, ProductName, Content, Price, Tax, PaidOn, Times, Withdrawal, hasWithdrawal }: ConfirmedPurchase,
): TextDocument => ({
  title: "Bekräftelse av köp",
  description: `Bekräftelse av köpet ${reference}.`,
  lead: "Det här har du köpt av oss. Spara bekräftelsen.",
  sections: [
    {
      id: "kopet",
      heading: ProductName,
      blocks: [
        list(...Content),
        {
          kind: "facts",
          rows: [
            { term: "Referens", text: reference },
            { term: "Köpt", text: PaidOn },
            { term: "Pris", text: `${Price}, varav moms ${Tax}` },
            { term: "Tid", text: Times },
          ],
        },
      ],
    },
    {
      id: "angerratt",
      heading: "Ångerrätt",
      blocks: [paragraph(Withdrawal), ...(hasWithdrawal ? [howToWithdraw] : [])],
    },
    {
      id: "reklamation",
      heading: "Om något är fel",
      blocks: [
        paragraph([`${complaintRight} Det gör du på sidan `, { text: "Reklamera ett köp", href: "/reklamera" }, "."]),
      ],
    },
    { id: "saljare", heading: "Du har köpt av", blocks: [companyFacts(company)] },
  ],
});

const howToWithdraw: Block = paragraph([
  "Vill du ångra köpet gör du det på sidan ",
  { text: "Ångra avtalet här", href: "/angra" },
  ".",
]);
