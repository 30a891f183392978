import type { Payment } from "@lagrum/core/payment/paymentSchema";
import { useEffect, useEffectEvent } from "react";
import styles from "./Checkout.module.css";

/** Milliseconds between attempts. */
const RETRY = 3000;

/** Swish gives its link once. It is missing while another call waits for it, or when Swish's response was lost. */
export const isLinkMissing = ({ State, Swish, html_snippet }: Pick<Payment, "State" | "Swish" | "html_snippet">) =>
  State === "Initiated" && Swish === null && html_snippet === null;

/** Retries until the link exists: after a minute the API replaces a payment whose link was lost. */
export function MissingLink({ onRetry }: { onRetry: () => Promise<void> }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const timer = setInterval(() => void retry(), RETRY);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <p className={styles.scripted}>Hämtar länken till Swish. Det kan ta upp till en minut.</p>
      <noscript>
        <p>Länken till Swish kom inte fram. Vänta en minut och välj sedan Swish igen genom länken nedan.</p>
      </noscript>
    </>
  );
}
