import { createFileRoute } from "@tanstack/react-router";
import { AnswerCrumb } from "../answers/ReportPage.tsx";
import { readReceipt } from "../forms/receiptReference.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { headOf } from "../searchEngines/pageHead.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

export const Route = createFileRoute("/answers/$id/rapportera/tack")({
  validateSearch: readReceipt,
  head: () => headOf({ title: "Tack för din rapport" }),
  component: Reported,
});

function Reported() {
  const { id } = Route.useParams();
  const { ref } = Route.useSearch();
  return (
    <>
      <Breadcrumbs parent={<AnswerCrumb uri={id} />} current="Tack" />
      <h1>Tack för din rapport</h1>
      <Notice tone="success">
        <p>Våra jurister läser den och rättar svaret om det behövs.</p>
      </Notice>
      {ref && (
        <p>
          Rapportens referens är <strong>{ref}</strong>. Uppge den om du kontaktar oss.
        </p>
      )}
      <ButtonLink variant="secondary" to="/answers/$id" params={{ id }} activeOptions={{ exact: true }}>
        Tillbaka till svaret
      </ButtonLink>
    </>
  );
}
