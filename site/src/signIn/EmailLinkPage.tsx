import { readAccountStorage } from "@lagrum/core/account/accountStorage";
import { activationWith } from "@lagrum/core/machines/activation";
import { emailLinkWith } from "@lagrum/core/machines/emailLink";
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { inspect } from "../session/inspector.ts";
import { siteEffects } from "../session/siteEffects.ts";
import { Loading } from "../ui/Loading.tsx";
import { EmailLinkView } from "./EmailLinkView.tsx";

const activation = activationWith(siteEffects);
const emailLink = emailLinkWith(siteEffects);

/**
 * The home page when an e-mailed link has opened it. The flag stored with the address says whether the link confirms the
 * address or only signs in (docs/decisions/0082-sign-up-and-activation-mails.md).
 */
export function EmailLinkPage({ link }: { link: string }) {
  const [isActivation, setActivation] = useState<boolean | null>(null);
  useEffect(() => setActivation(readAccountStorage().isActivation), []);
  if (isActivation === null) return <Loading words="Loggar in …" />;
  return isActivation ? <Activate link={link} /> : <SignInByLink link={link} />;
}

function Activate({ link }: { link: string }) {
  const [{ value, context }, send] = useMachine(activation, { input: { Link: link }, inspect });
  return (
    <>
      <h1>Bekräfta din adress</h1>
      <EmailLinkView at={value} context={context} sent="activation.sent" notSent="emailLink.notSent" send={send} />
    </>
  );
}

function SignInByLink({ link }: { link: string }) {
  const [{ value, context }, send] = useMachine(emailLink, { input: { Link: link }, inspect });
  return (
    <>
      <h1>Logga in</h1>
      <EmailLinkView at={value} context={context} sent="emailLink.sent" notSent="emailLink.notSent" send={send} />
    </>
  );
}
