import { formatPrice } from "@lagrum/core/money/money";
import type { RentClaimMessage, RentClaimStatus } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { formatPostalCode } from "@lagrum/core/text/postalCode";
import { errorText } from "@lagrum/core/texts/errors";
import { rentClaimStateTexts, rentClaimSteps } from "@lagrum/core/texts/rentClaims";
import { Link } from "@tanstack/react-router";
import type { Opened } from "../api/openByCode.ts";
import type { SiteClient } from "../api/siteClient.ts";
import { InvalidOrderLink } from "../checkout/InvalidOrderLink.tsx";
import type { FormState } from "../forms/submitForm.ts";
import { Button } from "../ui/Button.tsx";
import { DescriptionList } from "../ui/DescriptionList.tsx";
import { Details } from "../ui/Details.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import form from "../ui/Form.module.css";
import { MessageList } from "../ui/MessageList.tsx";
import { Notice } from "../ui/Notice.tsx";
import { CaseDocuments } from "./CaseDocuments.tsx";
import { RentReply } from "./RentReply.tsx";
import type { RentReplyValues } from "./rentReplyForm.ts";

interface Props {
  opened: Opened<RentClaimStatus>;
  code: string;
  /** The error code of a posted action. */
  failure: string | null;
  /** The reply form as the server rendered it. */
  start: FormState<RentReplyValues>;
  reply: SiteClient["replyInRentClaim"];
}

const failureText = (code: string) => (code === "FILE_MISSING" ? "Välj ett dokument att bifoga." : errorText(code));

const headingOf = ({ FromTenant, State }: RentClaimMessage) => {
  if (FromTenant) return "Du svarade";
  return State === "AwaitingDocuments" ? "Vi behöver något från dig" : rentClaimStateTexts[State];
};

const toneOf = (State: RentClaimStatus["State"]) => {
  if (State === "AwaitingDocuments") return "caution";
  return State === "Decided" || State === "Received" ? "success" : "info";
};

function estimateText({ EstimateLow, EstimateHigh }: RentClaimStatus): string {
  if (EstimateLow === null || EstimateHigh === null) return "Ingen summa gick att räkna ut";
  const low = formatPrice(EstimateLow);
  return EstimateLow === EstimateHigh ? low : `${low} till ${formatPrice(EstimateHigh)}`;
}

/** The tenant's own page of a rent claim, opened with the mailed access code. */
export function RentCasePage({ opened, code, failure, start, reply }: Props) {
  if ("Code" in opened) return <InvalidOrderLink code={opened.Code} />;
  const { found: claim } = opened;
  const isOpen = claim.EndedAt === null;
  return (
    <>
      {failure !== null && <ErrorSummary errors={[{ field: "Document", text: failureText(failure) }]} />}
      <p className={form.reference}>Referens {claim.Reference}</p>
      <h1>Ditt hyresärende</h1>
      <Notice tone={toneOf(claim.State)} title={rentClaimStateTexts[claim.State]} live>
        <p>{rentClaimSteps[claim.State]}</p>
        {claim.RecoveredAmount !== null && <p>Du får tillbaka {formatPrice(claim.RecoveredAmount)}.</p>}
      </Notice>
      {claim.Messages.length > 0 && (
        <section aria-labelledby="messages">
          <h2 id="messages">Meddelanden</h2>
          <MessageList
            messages={claim.Messages.map((message) => ({
              heading: headingOf(message),
              at: message.At,
              body: message.Body,
            }))}
          />
        </section>
      )}
      {(claim.State === "AwaitingDocuments" || start.refusal !== null) && (
        <RentReply reference={claim.Reference} code={code} start={start} reply={reply} />
      )}
      <CaseDocuments claim={claim} code={code} isOpen={isOpen} />
      <section aria-labelledby="facts">
        <h2 id="facts">Ärendet</h2>
        <DescriptionList
          rows={[
            { term: "Bostad", text: `${claim.Street}, ${formatPostalCode(claim.PostalCode)} ${claim.City}` },
            { term: "Inkom", text: formatDate(claim.CreatedAt) },
            { term: "Din hyra per månad", text: formatPrice(claim.Check.MonthlyRent) },
            { term: "Uppskattning", text: estimateText(claim) },
            { term: "Fullmakt", text: claim.HasPowerOfAttorney ? "Du har gett oss fullmakt" : "Ingen" },
          ]}
        />
        <p>
          Uppskattningen gjordes när ärendet kom in. Hyresnämnden avgör. Alla dina ärenden finns på{" "}
          <Link to="/mina-arenden">Mina ärenden</Link>.
        </p>
      </section>
      {isOpen && (
        <Details summary="Ta tillbaka ärendet och fullmakten">
          <form method="post" action={`/overhyra/arende?${new URLSearchParams({ code, aterta: "ja" })}`}>
            <p>Då avslutar vi ärendet, och fullmakten upphör. Du kan inte öppna det igen, men skicka in ett nytt.</p>
            <Button variant="secondary">Ta tillbaka ärendet</Button>
          </form>
        </Details>
      )}
    </>
  );
}
