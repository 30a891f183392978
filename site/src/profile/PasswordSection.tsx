import type { Me } from "@lagrum/core/account/accountSchema";
import { useRef, useState } from "react";
import { PasswordResetModal } from "../signIn/PasswordResetModal.tsx";
import { Button } from "../ui/Button.tsx";
import { ChangePassword } from "./ChangePassword.tsx";

/** Changes a known password, or e-mails a reset link to someone who has none or has forgotten it. */
export function PasswordSection({ me }: { me: Me }) {
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="password">
      <h2 id="password" tabIndex={-1} ref={heading}>
        {me.PasswordSet ? "Byt lösenord" : "Välj ett lösenord"}
      </h2>
      {me.PasswordSet ? (
        <ChangePassword me={me} onChanged={() => heading.current?.focus()} />
      ) : (
        <p>Ditt konto har inget lösenord ännu. Du loggar in med en länk i ett mejl.</p>
      )}
      <p>
        <Button type="button" variant={me.PasswordSet ? "plain" : "secondary"} onClick={() => setAsking(true)}>
          {me.PasswordSet ? "Glömt det nuvarande lösenordet?" : "Mejla mig en länk"}
        </Button>
      </p>
      {isAsking && <PasswordResetModal email={me.Email} onClose={() => setAsking(false)} />}
    </section>
  );
}
