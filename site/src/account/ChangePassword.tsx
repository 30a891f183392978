import type { Me } from "@lagrum/core/contract/account";
import { lengths } from "@lagrum/core/contract/lengths";
import { password } from "@lagrum/core/contract/password";
import { toDetails } from "@lagrum/core/contract/problem";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { errorText, fieldText } from "@lagrum/core/texts/errors";
import { type SubmitEvent, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { ErrorSummary, type Fault } from "../ui/ErrorSummary.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { identity } from "./identity.ts";
import { textOf } from "./profileForm.ts";
import { signedApi } from "./signedApi.ts";

const current = "CurrentPassword";
const chosen = "Password";

async function check(me: Me, old: string, wanted: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  if (old === "") faults.push({ field: current, text: accountTexts["account.passwordMissing"] });
  const parsed = password.safeParse(wanted);
  const [code] = parsed.success ? [] : (Object.values(toDetails(parsed.error))[0] ?? []);
  // The list of common passwords is long: it comes when it is needed.
  const { isCommonPassword } = await import("@lagrum/core/domain/password");
  if (wanted === "") faults.push({ field: chosen, text: fieldText("Password", "REQUIRED") });
  else if (code) faults.push({ field: chosen, text: fieldText("Password", code) });
  else if (isCommonPassword(wanted, [me.FirstName, me.LastName, me.Email])) {
    faults.push({ field: chosen, text: fieldText("Password", "COMMON_PASSWORD") });
  }
  return faults;
}

/** A new password, for whoever knows the old one. It is the provider's; ours is that earlier sessions end. */
export function ChangePassword({ me }: { me: Me }) {
  const [faults, setFaults] = useState<Fault[]>([]);
  const [at, setAt] = useState<"open" | "sending" | "untold" | "done">("open");
  const [laid, setLaid] = useState(0);
  const errorOf = (field: string) => faults.find((fault) => fault.field === field)?.text;

  const tell = async () => {
    setAt("sending");
    const told = await signedApi.passwordUpdated();
    setAt(told.ok ? "done" : "untold");
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (at === "sending") return;
    const form = new FormData(event.currentTarget);
    const [old, wanted] = [textOf(form, current), textOf(form, chosen)];
    setAt("sending");
    const found = await check(me, old, wanted).catch((): Fault[] => [{ text: errorText("NETWORK_ERROR") }]);
    setFaults(found);
    if (found.length > 0) {
      setAt("open");
      return;
    }
    const changed = await identity.changePassword({ Email: me.Email, Current: old, Password: wanted });
    if (!changed.ok) {
      setAt("open");
      const [code] = changed.Details?.Password ?? [];
      if (changed.Code === "WRONG_LOGIN_DATA") {
        setFaults([{ field: current, text: accountTexts["account.wrongPassword"] }]);
      } else if (code) setFaults([{ field: chosen, text: fieldText("Password", code) }]);
      else setFaults([{ text: errorText(changed.Code) }]);
      return;
    }
    setLaid((count) => count + 1);
    await tell();
  };

  return (
    <section aria-labelledby="password">
      <h2 id="password">Byt lösenord</h2>
      <ErrorSummary faults={faults} title="Lösenordet är inte bytt" />
      {at === "done" && (
        <Notice tone="success" live>
          <p>Lösenordet är bytt. Är du inloggad på andra enheter loggas du ut där.</p>
        </Notice>
      )}
      {at === "untold" && (
        <Notice tone="danger" live>
          <p>{accountTexts["passwordReset.serverNotTold"]}</p>
          <Button type="button" look="secondary" onClick={() => void tell()}>
            Försök igen
          </Button>
        </Notice>
      )}
      <form key={laid} noValidate onSubmit={(event) => void submit(event)}>
        {/* For password managers: whose password it is. */}
        <input type="hidden" name="Email" autoComplete="username" value={me.Email} />
        <PasswordField
          name={current}
          label="Nuvarande lösenord"
          autoComplete="current-password"
          error={errorOf(current)}
        />
        <PasswordField
          name={chosen}
          label="Nytt lösenord"
          hint={`Minst ${lengths.Password.min} tecken. Flera ord efter varandra är lätta att minnas och svåra att gissa.`}
          autoComplete="new-password"
          error={errorOf(chosen)}
        />
        <Button look="secondary" busy={at === "sending"}>
          {at === "sending" ? "Byter…" : "Byt lösenord"}
        </Button>
      </form>
    </section>
  );
}
