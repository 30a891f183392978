import type { RentRules } from "@lagrum/core/rentClaim/rentClaimSchema";
import { estimateRent } from "@lagrum/core/rentClaim/rentEstimate";
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { fieldErrors, summaryLines } from "../forms/errorSummary.ts";
import { readValues } from "../forms/form.ts";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { RentFacts } from "./RentFacts.tsx";
import { RentForm } from "./RentForm.tsx";
import { RentResult } from "./RentResult.tsx";
import { checkRent, type RentState, rentForm } from "./rentForm.ts";

interface Props {
  /** As the server rendered it. */
  start: RentState;
  rules: RentRules;
  /** The calendar day in Stockholm. */
  today: string;
}

/** The estimate of a rent that is too high. With script the facts never leave the browser. */
export function RentPage({ start, rules, today }: Props) {
  const [{ refusal, check }, setState] = useState(start);
  const result = useRef<HTMLDivElement>(null);
  const form = useMemo(() => rentForm(today), [today]);
  const lines = useMemo(() => summaryLines(form, refusal), [form, refusal]);

  // A new result takes the focus. The error summary focuses itself.
  useEffect(() => {
    if (check !== null && check !== start.check) result.current?.querySelector("h2")?.focus();
  }, [check, start.check]);

  const answer = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState(checkRent(readValues(form, new FormData(event.currentTarget)), today));
  };
  return (
    <>
      <h1>Har du betalat för hög hyra?</h1>
      <p>
        Hyr du i andra hand, eller ett rum, får hyran inte vara hur hög som helst. Här räknar du ut vad du kan ha
        betalat för mycket, steg för steg.
      </p>
      <div id="resultat" ref={result}>
        <ErrorSummary errors={lines} />
        {check && <RentResult check={check} estimate={estimateRent(check, rules, today)} rules={rules} today={today} />}
      </div>
      <h2 id="uppgifter">Din bostad och din hyra</h2>
      <RentForm initial={start.values} errors={fieldErrors(form, refusal)} today={today} onSubmit={answer} />
      <RentFacts rules={rules} today={today} />
    </>
  );
}
