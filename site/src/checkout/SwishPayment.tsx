import { formatPrice } from "@lagrum/core/money/money";
import type { Payment } from "@lagrum/core/payment/paymentSchema";
import styles from "./Checkout.module.css";

/** "123 467 93 04", with no-break spaces. */
const grouped = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, "$1\u00a0$2\u00a0$3\u00a0$4");

interface Props {
  payment: Pick<Payment, "Amount">;
  swish: NonNullable<Payment["Swish"]>;
  /** This page, to see without JavaScript whether it is paid. */
  reload: string;
}

/** Pays with Swish, in the app on this device or on another. Works without JavaScript. */
export function SwishPayment({ payment, swish, reload }: Props) {
  return (
    <section aria-labelledby="swish">
      <h2 id="swish">Betala {formatPrice(payment.Amount)} med Swish</h2>
      <div className={styles.swish}>
        <img
          className={styles.code}
          src={`data:image/svg+xml,${encodeURIComponent(swish.QrSvg)}`}
          alt="QR-kod som öppnar betalningen i Swish på en annan enhet"
          width="220"
          height="220"
        />
        <ol>
          <li>
            Har du Swish på den här enheten: <a href={swish.AppLink}>öppna Swish</a>. Annars: öppna appen på din telefon
            och läs av koden.
          </li>
          <li>
            Kontrollera att betalningen går till <strong>{grouped(swish.Number)}</strong> med meddelandet{" "}
            <strong>{swish.Message}</strong>.
          </li>
          <li>Godkänn med BankID. Pengarna dras direkt.</li>
        </ol>
      </div>
      <noscript>
        <p>
          Har du betalat? <a href={reload}>Se om betalningen har kommit fram</a>.
        </p>
      </noscript>
    </section>
  );
}
