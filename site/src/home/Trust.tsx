import { Link } from "@tanstack/react-router";
import styles from "./HomePage.module.css";

/** Reasons to trust the service. It claims only what the service does. */
export function Trust() {
  return (
    <section className={styles.section} aria-labelledby="trust">
      <div className={styles.head}>
        <h2 id="trust">Bra att veta innan du frågar</h2>
      </div>
      <div className={styles.trust}>
        <div>
          <h3>Vem som svarar</h3>
          <p>
            Jurister och juriststudenter. Vid svaret står vem som har skrivit det och i vilken roll, vilka lagrum det
            bygger på och vilken dag det gäller per.
          </p>
        </div>
        <div>
          <h3>Vad som händer med din text</h3>
          <p>
            Frågan läses av dem som svarar. Den publiceras med svaret, utan ditt namn och dina kontaktuppgifter, och du
            kan när som helst säga nej till det. Läs hur <Link to="/integritet">vi behandlar dina uppgifter</Link>.
          </p>
        </div>
        <div>
          <h3>Vad som är gratis</h3>
          <p>
            Att söka, läsa och ställa en vanlig fråga. Vi svarar i mån av tid och kan behöva tacka nej till en fråga.
          </p>
        </div>
        <div>
          <h3>Vad ett svar inte är</h3>
          <p>
            Svaret är allmän information om det du har berättat. Vi är inte ditt ombud: vi skriver inga inlagor, bevakar
            inga tidsgränser och talar inte med din motpart.
          </p>
        </div>
      </div>
    </section>
  );
}
