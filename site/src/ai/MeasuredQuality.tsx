import { measuredQuality } from "@lagrum/core/ai/measuredQuality.gen";
import { formatDate } from "@lagrum/core/text/dates";
import styles from "./AiReply.module.css";

const percent = new Intl.NumberFormat("sv-SE", { style: "percent", maximumFractionDigits: 0 });

/** The latest measured quality, on the questions of bench/ai/sets. */
export function MeasuredQuality() {
  const { day, general, premises, declined, grounded } = measuredQuality;
  return (
    <section className={styles.lead} aria-labelledby="quality">
      <h2 id="quality">Så bra är den</h2>
      <p>
        Senast mätt {formatDate(day)}, på egna provfrågor, av vilka ungefär hälften har använts när den ställdes in:
      </p>
      <ul>
        <li>
          {percent.format(grounded.share)} av {grounded.of} citerade meningar står ordagrant i sin källa.
        </li>
        <li>
          {percent.format(general.share)} av {general.of} vardagliga frågor fick svar ur rätt källa. Övriga fick ”jag
          vet inte” eller svar ur en källa som handlar om något annat. Läs därför alltid källan.
        </li>
        <li>
          {percent.format(premises.share)} av {premises.of} frågor som utgick från något felaktigt rättades eller
          lämnades obesvarade.
        </li>
        <li>
          {percent.format(declined.share)} av {declined.of} frågor som den inte ska svara på lämnades obesvarade.
        </li>
      </ul>
    </section>
  );
}
