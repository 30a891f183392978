import type { InsuranceRules } from "@lagrum/core/insurance/insuranceSchema";
import { judgeProtection } from "@lagrum/core/insurance/legalProtection";
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { fieldErrors, summaryLines } from "../forms/errorSummary.ts";
import { readValues } from "../forms/form.ts";
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

/** Legal-protection insurance, and the check whether it may pay. With script the answers never leave the browser. */
export function InsurancePage({ start, rules, today }: Props) {
  const [{ refusal, check }, setState] = useState(start);
  const result = useRef<HTMLDivElement>(null);
  const form = useMemo(() => insuranceForm(today), [today]);
  const lines = useMemo(() => summaryLines(form, refusal), [form, refusal]);

  // A new result takes the focus. The error summary focuses itself.
  useEffect(() => {
    if (check !== null && check !== start.check) result.current?.querySelector("h2")?.focus();
  }, [check, start.check]);

  const answer = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState(answerInsurance(readValues(form, new FormData(event.currentTarget)), today));
  };
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
        {check && <InsuranceResult judged={judgeProtection(check, rules)} rules={rules} />}
      </div>
      <h2 id="fragorna">Kan din försäkring betala? Svara på sju frågor</h2>
      <InsuranceForm
        initial={start.values}
        errors={fieldErrors(form, refusal)}
        rules={rules}
        today={today}
        onSubmit={answer}
      />
      <div className={styles.facts}>
        <InsuranceFacts rules={rules} />
      </div>
    </>
  );
}
