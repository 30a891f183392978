import styles from "./AskAside.module.css";

/** Beside the form on wide screens: advice on writing a question, and the next steps. */
export function AskAside() {
  return (
    <aside className={styles.aside} aria-label="Bra att veta">
      <h2>Så får du ett bra svar</h2>
      <ul>
        <li>Berätta i den ordning det hände, med datum och belopp.</li>
        <li>Skriv vad du redan har gjort och vad du vill uppnå.</li>
        <li>Kalla människor för det de är: ”min hyresvärd”, ”min syster”.</li>
        <li>Utelämna namn, personnummer och adresser.</li>
      </ul>
      <h2>Det här händer sedan</h2>
      <ol>
        <li>Du granskar frågan innan den skickas.</li>
        <li>Vi mejlar en länk som du bekräftar frågan med.</li>
        <li>Du får ett mejl när svaret är klart.</li>
      </ol>
    </aside>
  );
}
