import type { InsuranceRules } from "@lagrum/core/insurance/insuranceSchema";
import { judgeProtection } from "@lagrum/core/insurance/legalProtection";
import { useMemo } from "react";
import { useLocalForm } from "../forms/useLocalForm.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { InsuranceFacts } from "./InsuranceFacts.tsx";
import { InsuranceForm } from "./InsuranceForm.tsx";
import styles from "./InsurancePage.module.css";
import { InsuranceResult } from "./InsuranceResult.tsx";
import { answerInsurance, type InsuranceState, insuranceForm } from "./insuranceForm.ts";

interface Props {
  /** As the server rendered it. */
  start: InsuranceState;
  rules: InsuranceRules;
  /** The calendar day in Stockholm. */
  today: string;
}

/**
 * Legal-protection insurance, and the check whether it may pay. With JavaScript the answers never leave the browser.
 */
export function InsurancePage({ start, rules, today }: Props) {
  const form = useMemo(() => insuranceForm(today), [today]);
  const { check, result, lines, errors, onSubmit } = useLocalForm(form, start, (values) =>
    answerInsurance(values, today),
  );
  return (
    <>
      <Breadcrumbs current="Rättsskydd" />
      <h1>Rättsskydd</h1>
      <p>
        Rättsskydd är den del av hemförsäkringen som betalar en stor del av vad jurist och domstol kostar när du hamnar
        i en tvist. Det ingår i vanliga hemförsäkringar, och många har det utan att veta om det.
      </p>
      <div id="resultat" ref={result}>
        <ErrorSummary errors={lines} />
        {/* Rendered anew: in a translated page React can't change the texts. */}
        {check && <InsuranceResult key={JSON.stringify(check)} judged={judgeProtection(check, rules)} rules={rules} />}
      </div>
      <h2 id="fragorna">Kan din försäkring betala? Svara på sju frågor</h2>
      <InsuranceForm initial={start.values} errors={errors} rules={rules} today={today} onSubmit={onSubmit} />
      <div className={styles.facts}>
        <InsuranceFacts rules={rules} />
      </div>
    </>
  );
}
