import { errorText } from "@lagrum/core/texts/errors";
import { type SubmitEvent, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { ErrorSummary, type Fault } from "../ui/ErrorSummary.tsx";
import { Notice } from "../ui/Notice.tsx";
import { TextField } from "../ui/TextField.tsx";

const noFaults: Fault[] = [];

/** Signs staff in. The provider's SDK comes only when it is used. */
export function SignInPage() {
  const [faults, setFaults] = useState(noFaults);
  const [sending, setSending] = useState(false);

  const enter = async (form: FormData) => {
    const { keepToken, signIn, signOut, SignInFailure } = await import("./identity.ts");
    const { landing } = await import("./session.ts");
    try {
      const token = await signIn(String(form.get("Email") ?? ""), String(form.get("Password") ?? ""));
      const next = await landing(token);
      if ("Code" in next) {
        await signOut();
        return next.Code;
      }
      keepToken(token);
      window.location.assign(next.path);
      return null;
    } catch (error) {
      if (error instanceof SignInFailure) return error.message;
      throw error;
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = new FormData(event.currentTarget);
    const missing = missingFields(form);
    setFaults(missing);
    if (missing.length > 0) return;
    setSending(true);
    // A chunk that doesn't arrive is a network error too.
    const code = await enter(form).catch(() => "NETWORK_ERROR");
    if (code === null) return;
    setSending(false);
    setFaults([{ text: errorText(code) }]);
  };

  const errorOf = (field: string) => faults.find((fault) => fault.field === field)?.text;
  return (
    <>
      <ErrorSummary faults={faults} title="Det gick inte att logga in" />
      <h1>Logga in</h1>
      <noscript>
        <Notice tone="caution">
          <p>För att logga in behöver JavaScript vara påslaget. Allt annat på webbplatsen fungerar utan.</p>
        </Notice>
      </noscript>
      <p>För dig som arbetar hos oss. Du behöver inget konto för att ställa en fråga.</p>
      <form method="post" action="/signin" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="Email"
          label="E-post"
          type="email"
          inputMode="email"
          autoComplete="username"
          error={errorOf("Email")}
        />
        <TextField
          name="Password"
          label="Lösenord"
          type="password"
          autoComplete="current-password"
          error={errorOf("Password")}
        />
        <Button aria-disabled={sending}>{sending ? "Loggar in…" : "Logga in"}</Button>
      </form>
    </>
  );
}

function missingFields(form: FormData): Fault[] {
  const faults: Fault[] = [];
  if (!form.get("Email")) faults.push({ field: "Email", text: "Ange din e-postadress." });
  if (!form.get("Password")) faults.push({ field: "Password", text: "Ange ditt lösenord." });
  return faults;
}
