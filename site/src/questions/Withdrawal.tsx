import { type ActionProps, ConfirmedAction } from "./ConfirmedAction.tsx";
import styles from "./StatusPage.module.css";

/** Withdraws the question. Possible until the answer is sent. */
export function Withdrawal(props: ActionProps) {
  return (
    <section className={styles.section} aria-labelledby="withdrawal">
      <h2 id="withdrawal">Ta tillbaka frågan</h2>
      <p>Behöver du inte längre något svar? Så länge svaret inte är skickat kan du ta tillbaka frågan.</p>
      <ConfirmedAction
        {...props}
        action="withdraw"
        summary="Jag vill ta tillbaka frågan"
        button="Ja, ta tillbaka frågan"
      >
        Då svarar vi inte, och frågan publiceras inte. Det går inte att ångra, men du kan ställa en ny fråga.
      </ConfirmedAction>
    </section>
  );
}
