import type { ReceiptItem } from "@lagrum/core/accounting/accountingSchema";
import { formatPrice } from "@lagrum/core/money/money";
import { formatDate } from "@lagrum/core/text/dates";
import { entryKindTexts } from "@lagrum/core/texts/accounting";
import { Link } from "@tanstack/react-router";

interface Props {
  orderId: number;
  receipts: readonly ReceiptItem[];
  code: string;
}

/** The receipts and credit notes of an order. */
export function Receipts({ orderId, receipts, code }: Props) {
  if (receipts.length === 0) return null;
  const id = `receipts-${orderId}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Kvitton</h2>
      <ul>
        {receipts.map(({ ID, Kind, Number: number, Day, Amount }) => (
          <li key={ID}>
            <Link to="/order/kvitto" search={{ order: orderId, nr: ID, code }}>
              {entryKindTexts[Kind]} {number}
            </Link>
            , {formatPrice(Amount)}, {formatDate(`${Day}T12:00:00Z`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
