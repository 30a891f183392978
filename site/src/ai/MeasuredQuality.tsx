import { measuredQuality } from "@lagrum/core/ai/measuredQuality.gen";
import { formatDate } from "@lagrum/core/text/dates";
import styles from "./AiReply.module.css";

const percent = new Intl.NumberFormat("sv-SE", { style: "percent", maximumFractionDigits: 0 });

/** What two readers said of the replies to questions that were not used to tune the rules; nothing before they have. */
export function MeasuredQuality() {
  if (measuredQuality === null) return null;
  const { day, misleading, nearMisses, facts, premises } = measuredQuality;
  return (
    <section className={styles.lead} aria-labelledby="quality">
      <h2 id="quality">Så bra är den</h2>
      <p>
        Två läsare, som inte har byggt sidan, läste svaren på {misleading.of} provfrågor den {formatDate(day)}. Frågorna
        skrevs innan sidan ändrades och har inte använts för att ställa in den.
      </p>
      <ul>
        <li>
          {percent.format(misleading.share)} av {misleading.of} svar kunde leda någon fel, enligt minst en av läsarna.
        </li>
        <li>
          {percent.format(facts.share)} av {facts.of} frågor som våra svar besvarar fick det besked som frågan gällde.
        </li>
        <li>
          {percent.format(nearMisses.share)} av {nearMisses.of} frågor som bara har ett fall i närheten fick veta det,
          eller inget svar alls.
        </li>
        <li>
          {percent.format(premises.share)} av {premises.of} frågor som utgick från något felaktigt fick ett svar som
          inte ledde fel.
        </li>
      </ul>
    </section>
  );
}
