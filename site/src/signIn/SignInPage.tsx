import { signInRedirect } from "@lagrum/core/account/signInRedirect";
import { type LoginEffects, loginWith } from "@lagrum/core/machines/login";
import { Link, useHydrated } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { type FormRefusal, fieldErrors, invalid, summaryLines } from "../forms/errorSummary.ts";
import { readValues } from "../forms/form.ts";
import { isSignedIn, prepareIdentity } from "../session/identity.ts";
import { inspect } from "../session/inspector.ts";
import { mayHaveSession } from "../session/mayHaveSession.ts";
import { Button } from "../ui/Button.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { GlobalAlert } from "../ui/GlobalAlert.tsx";
import { Notice } from "../ui/Notice.tsx";
import { TextField } from "../ui/TextField.tsx";
import { WithoutScript } from "../ui/WithoutScript.tsx";
import { EmailLinkModal } from "./EmailLinkModal.tsx";
import { PasswordResetModal } from "./PasswordResetModal.tsx";
import styles from "./SignInPage.module.css";
import { signInForm } from "./signInForm.ts";
import { signInMessages } from "./signInMessages.ts";

/** A view of the machine `login`: its messages are shown before the form or in an alert. */
export function SignInPage({ effects }: { effects: LoginEffects }) {
  const login = useMemo(() => loginWith(effects), [effects]);
  const [snapshot, send] = useMachine(login, { input: {}, inspect });
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const summary = useMemo(() => summaryLines(signInForm, refusal), [refusal]);
  const { error, Details } = snapshot.context;
  const errors = fieldErrors(signInForm, refusal ?? (error && { Code: error, Details }));
  const [dismissed, setDismissed] = useState<object | null>(null);
  const [asked, setAsked] = useState<{ what: "password" | "link"; email: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const isBusy = snapshot.hasTag("pending") || snapshot.status === "done";
  const { alert, notice } = signInMessages(snapshot);
  const isEmailRefused = Details?.Email !== undefined;

  useEffect(() => {
    prepareIdentity();
    if (mayHaveSession()) void redirectSignedIn(effects);
  }, [effects]);
  useEffect(() => {
    const field = form.current?.elements.namedItem(isEmailRefused ? "Email" : "Password");
    if (dismissed && field instanceof HTMLInputElement) field.focus();
  }, [dismissed, isEmailRefused]);

  const messageTitle = notice?.title;
  useEffect(() => {
    if (messageTitle !== undefined) message.current?.focus();
  }, [messageTitle]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const checked = signInForm.check(readValues(signInForm, new FormData(event.currentTarget)));
    setRefusal(checked.ok ? null : invalid(checked.details));
    if (checked.ok) send({ type: "SIGN_IN", ...checked.body });
  };

  const ask = (what: "password" | "link") => {
    const email = form.current?.elements.namedItem("Email");
    setAsked({ what, email: email instanceof HTMLInputElement ? email.value : "" });
  };

  return (
    <>
      <ErrorSummary errors={summary} title="Det gick inte att logga in" />
      <h1>Logga in</h1>
      <WithoutScript>
        För att logga in behöver JavaScript vara påslaget. Allt annat på webbplatsen fungerar utan.
      </WithoutScript>
      <p>
        För dig som arbetar hos oss eller har ansökt. Du behöver inget konto för att ställa en fråga. Vill du svara på
        frågor? <Link to="/signup">Bli rådgivare</Link>
      </p>
      {/* The message appears above the pressed button, so it takes the focus. */}
      <div ref={message} tabIndex={-1} className={styles.message}>
        {notice && (
          <Notice tone={notice.tone} title={notice.title}>
            <p>{notice.text}</p>
            {notice.again && (
              <Button
                type="button"
                variant="secondary"
                onClick={() => notice.again && send({ type: notice.again.type })}
              >
                {notice.again.words}
              </Button>
            )}
          </Notice>
        )}
      </div>
      <form ref={form} method="post" action="/signin" noValidate onSubmit={submit}>
        <EmailField autoComplete="username" error={errors.Email} />
        <TextField
          name="Password"
          label="Lösenord"
          type="password"
          autoComplete="current-password"
          error={errors.Password}
        />
        {/* Disabled until hydration: a native submit would discard the typed values. */}
        <Button disabled={!hydrated} busy={isBusy}>
          {isBusy ? "Loggar in…" : "Logga in"}
        </Button>
      </form>
      <ul className={styles.links}>
        <li>
          <Button type="button" variant="plain" disabled={!hydrated} onClick={() => ask("password")}>
            Glömt lösenordet?
          </Button>
        </li>
        <li>
          <Button type="button" variant="plain" disabled={!hydrated} onClick={() => ask("link")}>
            Logga in med en länk i ett mejl
          </Button>
        </li>
      </ul>
      {asked?.what === "password" && <PasswordResetModal email={asked.email} onClose={() => setAsked(null)} />}
      {asked?.what === "link" && <EmailLinkModal email={asked.email} onClose={() => setAsked(null)} />}
      {alert && dismissed !== snapshot && (
        <GlobalAlert
          title={alert.title}
          onOk={() => setDismissed(snapshot)}
          onRetry={alert.canRetry ? () => send({ type: "RETRY" }) : undefined}
        >
          {alert.text}
        </GlobalAlert>
      )}
    </>
  );
}

/** The server sees only the cookie, which may end before the session (specification section 2). */
async function redirectSignedIn({ getMe, goTo }: LoginEffects): Promise<void> {
  if (!(await isSignedIn())) return;
  const outcome = await getMe();
  if (outcome.ok) goTo(signInRedirect(outcome.me.roles));
}
