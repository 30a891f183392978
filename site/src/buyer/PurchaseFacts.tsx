import { termsVersion } from "@lagrum/core/consent/termsVersion";
import { formatPrice, percent } from "@lagrum/core/money/money";
import { type Purchase, withdrawalHint, withdrawalText } from "@lagrum/core/order/purchaseTexts";
import { legalName } from "@lagrum/core/policy/companyFacts";
import { Link } from "@tanstack/react-router";
import type { Company } from "../settings/settings.ts";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { ComplaintRight } from "./ComplaintRight.tsx";
import { purchaseRows } from "./purchaseRows.ts";

interface Props {
  name: string;
  /** Öre, tax included. */
  amount: number;
  tax: number;
  /** Basis points. */
  taxRate?: number;
  extraCosts?: string | null;
  /** What is included. */
  content: readonly string[];
  /** Its dates and consents; null until the buyer has chosen the start, below. */
  purchase: Purchase | null;
  /** When a meeting is held: then the dates of the work don't apply. */
  meetingAt?: string;
  /** What happens when the time is not met. */
  promise?: string;
  company: Company;
  /** The accepted methods of payment: "Swish, kort eller faktura". */
  methods: string;
}

const startIsChosenBelow = "Du väljer nedan när vi ska börja, och ser vilken dag det är klart.";

/** What a buyer must know before the purchase (distansavtalslagen 2 kap. 2 §, e-handelslagen 8 och 10 §§). */
export function PurchaseFacts(props: Props) {
  const { name, amount, tax, taxRate, extraCosts, content, purchase, meetingAt, promise, company, methods } = props;
  const isCompany = purchase?.Role === "Company";
  const times = purchase ? purchaseRows(purchase) : [{ term: "Klart", text: startIsChosenBelow }];
  const address = [company.Street, `${company.PostalCode} ${company.City}`.trim()].filter(Boolean).join(", ");
  const seller = [legalName(company), company.OrgNumber && `org.nr ${company.OrgNumber}`, address, company.Phone]
    .filter(Boolean)
    .join(", ");
  const rate = taxRate === undefined ? "" : ` (${percent(taxRate)})`;
  return (
    <DescriptionList
      rows={[
        { term: "Du köper", text: name },
        { term: "Det ingår", text: content.join(" ") },
        {
          term: "Pris att betala",
          text: (
            <>
              <strong>{formatPrice(amount)}</strong>, varav moms{rate} {formatPrice(tax)}
            </>
          ),
        },
        ...(extraCosts ? [{ term: "Tillkommer", text: extraCosts }] : []),
        ...(methods ? [{ term: "Betala med", text: methods }] : []),
        ...(meetingAt ? [{ term: "Mötet hålls", text: meetingAt }] : times),
        ...(promise ? [{ term: "Om vi blir sena", text: promise }] : []),
        { term: "Ångerrätt", text: purchase ? withdrawalText(purchase) : withdrawalHint(null) },
        {
          term: "Om du inte är nöjd",
          text: (
            <>
              <ComplaintRight />
              {!isCompany && (
                <>
                  . Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden,{" "}
                  <a href="https://www.arn.se/">www.arn.se</a>, Box 174, 101 23 Stockholm
                </>
              )}
              .
            </>
          ),
        },
        {
          term: "Du köper av",
          text: (
            <>
              {seller}
              {company.Email && (
                <>
                  , <a href={`mailto:${company.Email}`}>{company.Email}</a>
                </>
              )}
            </>
          ),
        },
        {
          term: "Villkor",
          text: (
            <Link to="/villkor" target="_blank">
              Version {termsVersion} (öppnas i en ny flik)
            </Link>
          ),
        },
        { term: "Bindningstid", text: "Ingen. Det är ett engångsköp." },
      ]}
    />
  );
}
