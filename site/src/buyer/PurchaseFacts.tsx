import { termsVersion } from "@lagrum/core/consent/termsVersion";
import { formatPrice, percent } from "@lagrum/core/money/money";
import { legalName } from "@lagrum/core/policy/companyFacts";
import { complaintRight } from "@lagrum/core/policy/complaintRight";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Company } from "../settings/settings.ts";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { withdrawalText } from "./withdrawalText.ts";

interface Props {
  name: string;
  /** Öre, tax included. */
  amount: number;
  tax: number;
  /** Basis points. */
  taxRate?: number;
  extraCosts?: string | null;
  delivery: ReactNode;
  isCompany: boolean;
  consents: { StartNow: boolean; LoseRight: boolean };
  company: Company;
  /** The accepted methods of payment: "Swish, kort eller faktura". */
  methods: string;
}

/** What a buyer must know before the purchase (distansavtalslagen 2 kap. 2 §, e-handelslagen 8 och 10 §§). */
export function PurchaseFacts(props: Props) {
  const { name, amount, tax, taxRate, extraCosts, delivery, isCompany, consents, company, methods } = props;
  const address = [company.Street, `${company.PostalCode} ${company.City}`.trim()].filter(Boolean).join(", ");
  const seller = [legalName(company), company.OrgNumber && `org.nr ${company.OrgNumber}`, address, company.Phone]
    .filter(Boolean)
    .join(", ");
  const rate = taxRate === undefined ? "" : ` (${percent(taxRate)})`;
  return (
    <DescriptionList
      rows={[
        { term: "Du köper", text: name },
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
        { term: "Klart", text: delivery },
        { term: "Ångerrätt", text: withdrawalText(isCompany, consents) },
        {
          term: "Om du inte är nöjd",
          text: (
            <>
              {complaintRight}{" "}
              <Link to="/reklamera" target="_blank">
                Reklamera hos oss (öppnas i en ny flik)
              </Link>
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
