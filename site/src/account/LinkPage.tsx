import { activationWith } from "@lagrum/core/machines/activation";
import { emailLinkWith } from "@lagrum/core/machines/emailLink";
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { Loading } from "../ui/Loading.tsx";
import { inspect } from "./inspector.ts";
import { readKept } from "./kept.ts";
import { LinkView } from "./LinkView.tsx";
import { siteEffects } from "./siteEffects.ts";

const activation = activationWith(siteEffects);
const emailLink = emailLinkWith(siteEffects);

/**
 * The home page when a mailed link has opened it (DECISIONS 20). The flag that is kept with the address tells whether
 * it was to confirm the address or only to sign in.
 */
export function LinkPage({ link }: { link: string }) {
  const [isActivation, setActivation] = useState<boolean | null>(null);
  useEffect(() => setActivation(readKept().isActivation), []);
  if (isActivation === null) return <Loading words="Loggar in …" />;
  return isActivation ? <Activate link={link} /> : <SignInByLink link={link} />;
}

function Activate({ link }: { link: string }) {
  const [{ value, context }, send] = useMachine(activation, { input: { Link: link }, inspect });
  return (
    <>
      <h1>Bekräfta din adress</h1>
      <LinkView at={value} context={context} sent="activation.sent" notSent="emailLink.notSent" send={send} />
    </>
  );
}

function SignInByLink({ link }: { link: string }) {
  const [{ value, context }, send] = useMachine(emailLink, { input: { Link: link }, inspect });
  return (
    <>
      <h1>Logga in</h1>
      <LinkView at={value} context={context} sent="emailLink.sent" notSent="emailLink.notSent" send={send} />
    </>
  );
}
