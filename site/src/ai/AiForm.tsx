import { lengths } from "@lagrum/core/contract/lengths";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { Link } from "@tanstack/react-router";
import type { SubmitEvent } from "react";
import type { FormFields } from "../forms/useFormFields.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import styles from "../ui/Form.module.css";
import { Notice } from "../ui/Notice.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import type { AiValues } from "./aiForm.ts";

interface Props {
  fields: FormFields<AiValues>;
  question: string;
  /** Personal data in the question have been replaced. The visitor confirms the new text. */
  isReplaced: boolean;
  errors: Partial<Record<keyof AiValues, string>>;
  isPending: boolean;
  /** How long the question is stored, and where it is sent. */
  ai: Settings["Ai"];
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The question form. It is posted, so that the question is not in the URL. */
export function AiForm({ fields, question, isReplaced, errors, isPending, ai, onSubmit }: Props) {
  const { RetentionDays, Model } = ai;
  return (
    <form ref={fields.element} method="post" action="/ai" noValidate onInput={fields.onInput} onSubmit={onSubmit}>
      {isReplaced && (
        <Notice tone="info" title="Vi har ersatt personuppgifter" live>
          <p>
            Frågan är inte besvarad än. Det som ser ut som uppgifter om en person är utbytt mot ord inom hakparentes.
            Läs frågan nedan, ändra om något blev fel och skicka den igen.
          </p>
        </Notice>
      )}
      <TextArea
        name="Question"
        label="Din fråga"
        hint={`Skriv med egna ord, utan namn och nummer. Högst ${lengths.AiQuestion.max} tecken.`}
        error={errors.Question}
        defaultValue={question}
        rows={4}
      />
      <Checkbox
        name="AcceptAi"
        label="Jag förstår att svaret skapas av AI och inte är juridisk rådgivning"
        error={errors.AcceptAi}
        defaultChecked={fields.initial.AcceptAi === "true" || isReplaced}
      />
      <p className={styles.lead}>
        Frågan och svaret sparas i {RetentionDays} dagar utan uppgift om vem du är, så att vi kan granska svaren.
        Handlar frågan om brott, hälsa eller våld sparas ingenting.{" "}
        {Model === null
          ? "Texten lämnar inte vår server."
          : `Texten skickas till ${Model.Receiver}, som driver språkmodellen ${Model.Name}.`}{" "}
        <Link to="/integritet" target="_blank">
          Så behandlar vi dina uppgifter (öppnas i en ny flik)
        </Link>
      </p>
      <Button busy={isPending}>{isPending ? "Letar…" : "Fråga AI:n"}</Button>
    </form>
  );
}
