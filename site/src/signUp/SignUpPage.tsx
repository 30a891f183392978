import type { SignUp } from "@lagrum/core/account/accountSchema";
import { type SignupEffects, signupWith } from "@lagrum/core/machines/signup";
import { accountTexts, alertText } from "@lagrum/core/texts/accounts";
import { Link } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { errorsOf, type FormRefusal, faultsOf } from "../forms/formErrors.ts";
import type { ProfileChoices } from "../profile/ProfileFields.tsx";
import { inspect } from "../session/inspector.ts";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { GlobalAlert } from "../ui/GlobalAlert.tsx";
import { ApplicationSteps } from "./ApplicationSteps.tsx";
import { SignUpForm } from "./SignUpForm.tsx";
import { clearSignUpDraft, readSignUpDraft, saveSignUpDraft } from "./signUpDraft.ts";
import { checkSignUp, readSignUp, type SignUpValues, signUpFields } from "./signUpForm.ts";
import type { SignUpState } from "./signUpPost.ts";

interface Props {
  /** As the server rendered it. */
  start: SignUpState;
  choices: ProfileChoices;
  effects: SignupEffects;
}

const typed = ({ Key, Password, ...values }: SignUpValues) => JSON.stringify(values);
const isSame = (a: SignUp | null, b: SignUp) => JSON.stringify(a) === JSON.stringify(b);

/** What the server refuses has the specification's words (section 5); what is found here, the words of all forms. */
function titleOf(found: FormRefusal | null, refusal: FormRefusal | null): string {
  if (refusal?.Code !== "INCORRECT_PROPERTIES") return "Ansökan är inte skickad";
  return found ? "Kontrollera dina uppgifter" : alertText(refusal);
}

export function SignUpPage({ start, choices, effects }: Props) {
  const machine = useMemo(() => signupWith(effects), [effects]);
  const [state, send] = useMachine(machine, { inspect });
  const { error, Details, form: sent } = state.context;
  // The fields are laid out anew when a draft is found.
  const [draft, setDraft] = useState<SignUpValues | null>(null);
  // What the browser itself finds, or the server found before the script came.
  const [found, setFound] = useState<FormRefusal | null>(start.refusal);
  const page = useRef<HTMLDivElement>(null);
  const isComplete = state.matches("complete");

  const refusal = useMemo(() => found ?? (error && { Code: error, Details }), [found, error, Details]);
  const faults = useMemo(() => {
    const lines = faultsOf(signUpFields, refusal);
    return refusal && !refusal.Details ? [...lines, { text: accountTexts["signup.notSent"] }] : lines;
  }, [refusal]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useEffect(() => {
    const form = page.current?.querySelector("form");
    const now = form ? readSignUp(new FormData(form)) : start.values;
    if (start.refusal === null && typed(now) === typed(start.values)) setDraft(readSignUpDraft());
  }, []);

  useEffect(() => {
    if (isComplete) clearSignUpDraft();
  }, [isComplete]);

  const submit = (form: HTMLFormElement) => {
    if (state.hasTag("pending")) return;
    const values = readSignUp(new FormData(form));
    const checked = checkSignUp(values);
    if (!checked.ok) {
      setFound({ Code: "INCORRECT_PROPERTIES", Details: checked.details });
      const honeypot = form.elements.namedItem("Website");
      if (honeypot instanceof HTMLInputElement) honeypot.value = "";
      return;
    }
    setFound(null);
    // The same again is a new try of what was sent, not a second application.
    if (state.matches("notSent") && isSame(sent, checked.body)) send({ type: "RETRY" });
    else send({ type: "SIGN_UP", form: checked.body });
  };

  return (
    <div ref={page}>
      <ErrorSummary faults={faults} title={titleOf(found, refusal)} />
      <h1>Bli rådgivare</h1>
      <p>
        Studerar du juridik, eller har du tagit examen? Hos oss svarar du på frågor från människor som behöver veta vad
        som gäller. Har du redan ett konto kan du <Link to="/signin">logga in</Link>.
      </p>
      <ApplicationSteps />
      <SignUpForm
        key={draft ? "draft" : "start"}
        initial={draft ?? start.values}
        errors={errorsOf(signUpFields, refusal)}
        choices={choices}
        sending={state.hasTag("pending")}
        onInput={(form) => saveSignUpDraft(readSignUp(new FormData(form)))}
        onSubmit={submit}
      />
      {isComplete && (
        <GlobalAlert title="Ansökan är mottagen" onOk={() => send({ type: "CONTINUE" })}>
          {accountTexts["signup.signupComplete"]}
        </GlobalAlert>
      )}
    </div>
  );
}
