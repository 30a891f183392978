import styles from "./HomePage.module.css";

export function HowItWorks() {
  return (
    <section className={styles.section} aria-labelledby="how">
      <div className={styles.head}>
        <h2 id="how">Så går det till</h2>
      </div>
      <ol className={styles.steps}>
        <li>
          <h3>Du skriver</h3>
          <p>Beskriv situationen utan namn och personnummer. Du behöver inget konto, bara en e-postadress.</p>
        </li>
        <li>
          <h3>Du bekräftar</h3>
          <p>Vi mejlar en länk. Frågan når dem som svarar när du har bekräftat att adressen är din.</p>
        </li>
        <li>
          <h3>Vi svarar</h3>
          <p>Du får svaret med mejl och kan hela tiden följa din fråga på en egen sida.</p>
        </li>
      </ol>
    </section>
  );
}
