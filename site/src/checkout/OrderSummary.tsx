import { formatPrice, percent } from "@lagrum/core/money/money";
import type { OrderStatus } from "@lagrum/core/order/orderSchema";
import { dueRow, startText, withdrawalText } from "@lagrum/core/order/purchaseTexts";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Link } from "@tanstack/react-router";
import { ComplaintRight } from "../buyer/ComplaintRight.tsx";
import styles from "./Checkout.module.css";

/** The order's lines with their tax, the total, and the terms. */
export function OrderSummary({ order }: { order: OrderStatus }) {
  const { Kind, Reference, Lines, Amount, TaxAmount, PaidAt, ExpiresAt, Dates, Role, StartNow, LoseRight } = order;
  const purchase = { Role, StartNow, LoseRight, Dates, isPaid: PaidAt !== null };
  const due = dueRow(purchase);
  const isOpen = order.DeliveredAt === null && order.EndedAt === null;
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">Beställning {Reference}</h2>
      <dl>
        {Lines.map((line) => (
          <div key={line.Name}>
            <dt>
              {line.Name}
              <br />
              <small>
                varav moms {percent(line.TaxRate)}: {formatPrice(line.TaxAmount)}
              </small>
            </dt>
            <dd>{formatPrice(line.Amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{PaidAt === null ? "Att betala" : "Pris"}</dt>
          <dd>{formatPrice(Amount)}</dd>
        </div>
        <div>
          <dt>Varav moms</dt>
          <dd>{formatPrice(TaxAmount)}</dd>
        </div>
      </dl>
      {ExpiresAt && (
        <p>
          {Kind === "Booking" ? "Vi håller tiden, och priset gäller, till" : "Priset gäller till"}{" "}
          {formatDateTime(ExpiresAt)}.
        </p>
      )}
      {Kind !== "Booking" && isOpen && (
        <>
          <p>Vi börjar: {startText(purchase)}</p>
          <p>
            {due.term}: {due.text}
          </p>
        </>
      )}
      <p>Ångerrätt: {withdrawalText(purchase)}</p>
      <p>
        Reklamation: <ComplaintRight reference={Reference} />
      </p>
      <p>
        <Link to="/villkor" target="_blank">
          Villkoren (öppnas i en ny flik)
        </Link>
      </p>
    </section>
  );
}
