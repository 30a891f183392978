import type { SignUp } from "@lagrum/core/account/accountSchema";
import { type SignupEffects, signupWith } from "@lagrum/core/machines/signup";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { Link } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import {
  type FormRefusal,
  fieldErrors,
  invalid,
  refusalIn,
  summaryLines,
  summaryTitle,
} from "../forms/errorSummary.ts";
import type { FormState } from "../forms/submitForm.ts";
import { useFormFields } from "../forms/useFormFields.ts";
import type { ProfileChoices } from "../profile/ProfileFields.tsx";
import { inspect } from "../session/inspector.ts";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { GlobalAlert } from "../ui/GlobalAlert.tsx";
import { ApplicationSteps } from "./ApplicationSteps.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { type SignUpValues, signUpForm } from "./signUpForm.ts";

interface Props {
  /** As the server rendered it. */
  start: FormState<SignUpValues>;
  choices: ProfileChoices;
  effects: SignupEffects;
}

const isSame = (a: SignUp | null, b: SignUp) => JSON.stringify(a) === JSON.stringify(b);

export function SignUpPage({ start, choices, effects }: Props) {
  const machine = useMemo(() => signupWith(effects), [effects]);
  const [state, send] = useMachine(machine, { inspect });
  const { error, Details, form: sent } = state.context;
  const fields = useFormFields({ form: signUpForm, start });
  // Errors of the browser's validation, or of the server's before hydration.
  const [found, setFound] = useState<FormRefusal | null>(start.refusal);
  const isComplete = state.matches("complete");

  const refusal = useMemo(() => found ?? refusalIn({ error, Details }), [found, error, Details]);
  const lines = useMemo(() => summaryLines(signUpForm, refusal), [refusal]);
  const title = summaryTitle(signUpForm, refusal);

  const { clearDraft } = fields;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the application is complete
  useEffect(() => {
    if (isComplete) clearDraft();
  }, [isComplete]);

  const submit = () => {
    if (state.hasTag("pending")) return;
    const values = fields.read();
    const checked = signUpForm.check(values);
    if (!checked.ok) {
      setFound(invalid(checked.details));
      if (checked.details.Website) fields.reset({ ...values, Website: "" });
      return;
    }
    setFound(null);
    // Unchanged values are a retry, not a second application.
    if (state.matches("notSent") && isSame(sent, checked.body)) send({ type: "RETRY" });
    else send({ type: "SIGN_UP", form: checked.body });
  };

  return (
    <>
      <ErrorSummary errors={lines} title={title} />
      <h1>Bli rådgivare</h1>
      <p>
        Studerar du juridik, eller har du tagit examen? Hos oss svarar du på frågor från människor som behöver veta vad
        som gäller. Har du redan ett konto kan du <Link to="/signin">logga in</Link>.
      </p>
      <ApplicationSteps />
      <SignUpForm
        key={fields.revision}
        fields={fields}
        errors={fieldErrors(signUpForm, refusal)}
        choices={choices}
        sending={state.hasTag("pending")}
        onSubmit={submit}
      />
      {isComplete && (
        <GlobalAlert title="Ansökan är mottagen" onOk={() => send({ type: "CONTINUE" })}>
          {accountTexts["signup.signupComplete"]}
        </GlobalAlert>
      )}
    </>
  );
}
