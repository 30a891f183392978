import type { Category } from "@lagrum/core/category/categorySchema";
import { Link } from "@tanstack/react-router";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import type { Company } from "../settings/settings.ts";
import { ButtonLink } from "../ui/Button.tsx";
import styles from "./AboutPage.module.css";
import { AnswerSteps } from "./AnswerSteps.tsx";
import { Firm } from "./Firm.tsx";

const number = new Intl.NumberFormat("sv-SE");

/** The firm, how an answer is written, and the firm's commitments. It claims only what the service does. */
export function AboutPage({ company, areas }: { company: Company; areas: Category[] }) {
  const answers = areas.reduce((sum, { AnswerCount }) => sum + AnswerCount, 0);
  return (
    <>
      <Breadcrumbs current="Om oss" />
      <div className={styles.opening}>
        <div>
          <h1>Om Lagrum</h1>
          <p className={styles.lead}>
            Lagen gäller alla, men är skriven för få. Här förklarar jurister och juriststudenter vad den säger i
            situationer som människor verkligen hamnar i, med lagrum så att du kan kontrollera själv.
          </p>
        </div>
        <dl className={styles.figures}>
          <div>
            <dt>Publicerade svar</dt>
            <dd>{number.format(answers)}</dd>
          </div>
          <div>
            <dt>Rättsområden</dt>
            <dd>{number.format(areas.length)}</dd>
          </div>
          <div>
            <dt>Att läsa och fråga</dt>
            <dd>0 kr</dd>
          </div>
        </dl>
      </div>

      <AnswerSteps />

      <section className={styles.part} aria-labelledby="vilka">
        <h2 id="vilka">Vem som svarar</h2>
        <p>Vid varje svar står vem som har skrivit det och i vilken roll.</p>
        <ul className={styles.cards}>
          <li>
            <h3>Juriststudenter</h3>
            <p>
              Läser juristprogrammet vid ett lärosäte och har blivit antagna efter provfrågor som bedöms utan namn. De
              svarar på frågor, men sköter inga ärenden åt dig.
            </p>
          </li>
          <li>
            <h3>Jurister</h3>
            <p>
              Har juristexamen. De svarar på frågor, och det är de som möter dig när du bokar tid och gör arbetet när du
              beställer något till fast pris.
            </p>
          </li>
          <li>
            <h3>Ansvariga</h3>
            <p>
              Antar rådgivare, bedömer provsvar, tar emot rapporter om fel och invändningar och ser till att svar rättas
              eller tas bort.
            </p>
          </li>
        </ul>
        <p className={styles.aside}>
          Ingen hos oss kallar sig advokat. Det är en skyddad titel för ledamöter av Advokatsamfundet.
        </p>
      </section>

      <section className={styles.part} aria-labelledby="kallor">
        <h2 id="kallor">Vad svaren bygger på</h2>
        <div className={styles.columns}>
          <div>
            <h3>Källor som går att kontrollera</h3>
            <p>
              Varje svar räknar upp de lagrum som det vilar på, med lagens namn, kapitel och paragraf. Där EU-rätten
              avgör står det också. Den som publicerar ett svar utan lagrum måste ange varför. Säger lagen inte allt
              skriver vi det, i stället för att låtsas att svaret är givet.
            </p>
          </div>
          <div>
            <h3>Oberoende</h3>
            <p>
              Ingen kan betala för att synas i ett svar eller för att ett svar ska ändras. Vi visar inga annonser bland
              svaren. Det som ska bära kostnaderna är arbete till <Link to="/fixed_price">fast pris</Link>, och att du
              får ett gratis svar hänger inte på om du köper något.
            </p>
          </div>
        </div>
      </section>

      <section className={styles.part} aria-labelledby="kvalitet">
        <h2 id="kvalitet">Hur vi håller svaren riktiga</h2>
        <dl className={styles.quality}>
          <div>
            <dt>Datum på allt</dt>
            <dd>Du ser när svaret publicerades, när det ändrades och vilken dag det gäller per.</dd>
          </div>
          <div>
            <dt>Varning när tiden har gått</dt>
            <dd>Är det mer än två år sedan svaret stämdes av mot lagen säger sidan det.</dd>
          </div>
          <div>
            <dt>Varje ändring sparas</dt>
            <dd>Tidigare versioner finns kvar hos oss, med vem som har ändrat och när.</dd>
          </div>
          <div>
            <dt>Fel rättas</dt>
            <dd>
              Under varje svar kan du rapportera ett fel. Rapporten går till de ansvariga, och den som vill får besked.
            </dd>
          </div>
        </dl>
      </section>

      <section className={styles.part} aria-labelledby="inte">
        <h2 id="inte">Vad vi inte gör</h2>
        <p className={styles.wide}>
          Ett svar är allmän information, inte rådgivning i ditt ärende. Vi är inte ditt ombud, skriver inga inlagor,
          talar inte med din motpart och bevakar inga datum. Behöver du det säger vi till, och du kan läsa om{" "}
          <Link to="/rattsskydd">rättsskydd</Link> som kan betala en del av kostnaden för en jurist. Mer står i{" "}
          <Link to="/villkor">villkoren</Link>.
        </p>
      </section>

      <Firm company={company} />

      <section className={styles.join} aria-labelledby="bli">
        <div>
          <h2 id="bli">Vill du svara på frågor?</h2>
          <p>Läser du juridik, eller är du jurist? Du ansöker med några provfrågor och får alltid ett besked.</p>
        </div>
        <ButtonLink variant="secondary" to="/signup">
          Bli rådgivare
        </ButtonLink>
      </section>
    </>
  );
}
