import type { RentRules } from "@lagrum/core/rentClaim/rentClaimSchema";
import { estimateRent } from "@lagrum/core/rentClaim/rentEstimate";
import { useMemo } from "react";
import { useLocalForm } from "../forms/useLocalForm.ts";
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

/** The estimate of a rent that is too high. With JavaScript the facts never leave the browser. */
export function RentPage({ start, rules, today }: Props) {
  const form = useMemo(() => rentForm(today), [today]);
  const { check, result, lines, errors, onSubmit } = useLocalForm(form, start, (values) => checkRent(values, today));
  return (
    <>
      <h1>Har du betalat för hög hyra?</h1>
      <p>
        Hyr du i andra hand, eller ett rum, får hyran inte vara hur hög som helst. Här räknar du ut vad du kan ha
        betalat för mycket, steg för steg.
      </p>
      <div id="resultat" ref={result}>
        <ErrorSummary errors={lines} />
        {/* Rendered anew: in a translated page React can't change the texts. */}
        {check && (
          <RentResult
            key={JSON.stringify(check)}
            check={check}
            estimate={estimateRent(check, rules, today)}
            rules={rules}
            today={today}
          />
        )}
      </div>
      <h2 id="uppgifter">Din bostad och din hyra</h2>
      <RentForm initial={start.values} errors={errors} today={today} onSubmit={onSubmit} />
      <RentFacts rules={rules} today={today} />
    </>
  );
}
