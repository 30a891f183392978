import type { InsuranceRules } from "@lagrum/core/insurance/insuranceSchema";
import { type ProtectionJudgement, protectionRules, type Verdict } from "@lagrum/core/insurance/legalProtection";
import { formatPrice } from "@lagrum/core/money/money";
import { ButtonLink } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./InsuranceResult.module.css";
import { formatShare, outcomeWords, reasonFor, ruleNames, stepsAfter, verdictWords } from "./insuranceTexts.ts";

const icons = { met: "check", open: "info", unmet: "caution" } as const satisfies Record<Verdict, string>;

interface Props {
  judged: ProtectionJudgement;
  rules: InsuranceRules;
}

/** The verdict of the insurance check, with the reason for each rule. */
export function InsuranceResult({ judged, rules }: Props) {
  const { title, text } = outcomeWords[judged.Outcome];
  return (
    <section className={styles.result} aria-labelledby="resultatet">
      <p className={styles.kind}>Kan rättsskyddet gälla?</p>
      <h2 id="resultatet" tabIndex={-1}>
        {title}
      </h2>
      <p>{text} Det är försäkringsbolaget som beslutar, efter ditt villkor.</p>
      <ul className={styles.reasons}>
        {protectionRules.map((rule) => {
          const verdict = judged.Verdicts[rule];
          return (
            <li key={rule} className={styles[verdict]}>
              <Icon name={icons[verdict]} className={styles.icon} />
              <div>
                <strong>
                  {ruleNames[rule]}: {verdictWords[verdict].toLocaleLowerCase("sv")}
                </strong>
                <p>{reasonFor(rule, judged, rules)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <h3>{judged.Outcome === "Unlikely" ? "Om bolaget ändå säger ja" : "Vad du själv kan få betala"}</h3>
      <Share judged={judged} rules={rules} />
      <h3>Gör så här</h3>
      <ol className={styles.steps}>
        {stepsAfter(judged).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.actions}>
        <ButtonLink variant="secondary" to="/boka">
          Boka tid
        </ButtonLink>
        <a className={styles.back} href="#fragorna">
          Ändra dina svar
        </a>
      </p>
    </section>
  );
}

function Share({ judged: { Company, OwnShare, Ceiling, Example } }: Props) {
  const {
    OwnShare: known,
    LeastOwnShare,
    MostHours,
  } = Company ?? { OwnShare: null, LeastOwnShare: null, MostHours: null };
  return (
    <>
      <p>
        {known === null
          ? "Vi vet inte vad just ditt bolag tar, så vi räknar med vad som är vanligt: "
          : `Hos ${Company?.Name} är din del, självrisken, `}
        {formatShare(OwnShare)} av kostnaden
        {LeastOwnShare !== null && `, minst ${formatPrice(LeastOwnShare)}`}. Försäkringen betalar högst{" "}
        {formatPrice(Ceiling)}
        {MostHours !== null && ` och högst ${MostHours} timmars arbete`}. Det som kostar mer betalar du själv.
      </p>
      <p>
        <strong>Exempel:</strong> Kostar juristen och domstolen {formatPrice(Example.Cost)} betalar du{" "}
        {formatPrice(Example.Insured)} och försäkringen {formatPrice(Example.Insurance)}.
      </p>
    </>
  );
}
