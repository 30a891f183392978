import type { Receipt } from "../accounting/accountingSchema.ts";
import { totalsByRate } from "../accounting/entryLines.ts";
import { formatPrice, percent } from "../money/money.ts";
import { type Company, companyFacts } from "../policy/companyFacts.ts";
import type { TextDocument } from "../policy/policyDocument.ts";
import { dayOf, formatDate } from "../text/dates.ts";
import { entryKindTexts } from "../texts/accounting.ts";
import { paymentMethodTexts } from "../texts/orders.ts";

/**
 * A receipt or credit note with what an invoice must have (mervärdesskattelagen 17 kap. 24 §): the source of its page
 * and of its PDF.
 */
export function receiptDocument(receipt: Receipt, company: Company): TextDocument {
  const { Kind, Number: number, Amount, TaxAmount, Credits } = receipt;
  const title = `${entryKindTexts[Kind]} ${number}`;
  const lines = receipt.Lines.filter((line) => line.Amount > 0);
  const date = formatDate(receipt.OccurredAt);
  const facts = [
    ["Bokfört", dayOf(new Date(receipt.OccurredAt)) === receipt.Day ? null : formatDate(`${receipt.Day}T12:00:00Z`)],
    ["Avser kvitto", Credits],
    ["Beställning", receipt.Reference],
    ["Kund", receipt.Counterparty],
    ["Kundens adress", receipt.Address],
    [Kind === "Sale" ? "Betalsätt" : "Återbetalas via", paymentMethodTexts[receipt.PaymentMethod]],
  ].flatMap(([term, text]) => (term && text ? [{ term, text }] : []));
  return {
    title,
    description: `${title} för beställning ${receipt.Reference}`,
    lead:
      Kind === "Sale"
        ? `Vi fick ${formatPrice(Amount)} den ${date}, varav moms ${formatPrice(TaxAmount)}.`
        : `Vi betalade tillbaka ${formatPrice(Amount)} den ${date}, varav moms ${formatPrice(TaxAmount)}.`,
    sections: [
      { id: "uppgifter", heading: "Uppgifter", blocks: [{ kind: "facts", rows: facts }] },
      {
        id: "belopp",
        heading: "Belopp",
        blocks: [
          {
            kind: "table",
            caption: Kind === "Sale" ? "Köpt" : "Krediterat",
            columns: ["Tjänst", "Momssats", "Pris med moms"],
            rows: lines.map(({ Name, TaxRate, Amount }) => [Name, percent(TaxRate), formatPrice(Amount)]),
          },
          {
            kind: "table",
            caption: "Moms per skattesats",
            columns: ["Momssats", "Pris utan moms", "Moms", "Pris med moms"],
            rows: totalsByRate(lines).map(({ TaxRate, NetAmount, TaxAmount, Amount }) => [
              percent(TaxRate),
              ...[NetAmount, TaxAmount, Amount].map(formatPrice),
            ]),
          },
        ],
      },
      { id: "saljare", heading: "Säljare", blocks: [companyFacts(company)] },
    ],
  };
}
