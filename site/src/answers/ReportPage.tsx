import { answerReportReasons } from "@lagrum/core/answer/answerFeedbackSchema";
import type { Answer } from "@lagrum/core/answer/answerSchema";
import { answerReportReasonTexts } from "@lagrum/core/texts/answers";
import { Link, useNavigate } from "@tanstack/react-router";
import type { SiteClient } from "../api/siteClient.ts";
import type { FormState } from "../forms/submitForm.ts";
import { useProgressiveForm } from "../forms/useProgressiveForm.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { Button } from "../ui/Button.tsx";
import { EmailField } from "../ui/EmailField.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "../ui/Form.module.css";
import { RadioCards } from "../ui/RadioCards.tsx";
import { SpamProtectionFields } from "../ui/SpamProtectionFields.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { type ReportValues, reportForm } from "./reportForm.ts";

interface Props {
  answer: Pick<Answer, "ID" | "Title" | "Uri">;
  /** As the server rendered it. */
  start: FormState<ReportValues>;
  report: SiteClient["reportAnswer"];
}

/** The form for reporting an error in an answer. */
export function ReportPage({ answer: { ID, Title, Uri }, start, report }: Props) {
  const navigate = useNavigate();
  const { initial, revision, sending, summary, errors, formProps } = useProgressiveForm({
    form: reportForm,
    start,
    draftOf: String(ID),
    send: (call) => report({ params: { id: ID }, ...call }),
    onSent: ({ Reference }) =>
      navigate({
        to: "/answers/$id/rapportera/tack",
        params: { id: Uri },
        search: { ref: Reference },
        replace: true,
      }),
  });
  return (
    <>
      <Breadcrumbs parent={<AnswerCrumb uri={Uri} />} current="Rapportera ett fel" />
      <ErrorSummary {...summary} />
      <h1>Rapportera ett fel</h1>
      <p>Det gäller svaret ”{Title}”. Våra jurister läser rapporten och rättar svaret om det behövs.</p>
      <form key={revision} action={`/answers/${Uri}/rapportera`} {...formProps}>
        <RadioCards
          name="Reason"
          label="Vad är fel?"
          error={errors.Reason}
          chosen={initial.Reason}
          choices={answerReportReasons.map((reason) => ({ value: reason, title: answerReportReasonTexts[reason] }))}
        />
        <TextArea
          name="Text"
          label="Beskriv felet"
          hint="Var i svaret står det, och hur borde det vara? Skriv inga personuppgifter här: säg bara var de står."
          error={errors.Text}
          defaultValue={initial.Text}
        />
        <EmailField
          hint="Om du vill veta vad rapporten ledde till."
          optional
          error={errors.Email}
          defaultValue={initial.Email}
        />
        <SpamProtectionFields {...initial} />
        <p className={styles.lead}>
          Vi raderar rapporten efter ett år.{" "}
          <Link to="/integritet" target="_blank">
            Så behandlar vi dina uppgifter (öppnas i en ny flik)
          </Link>
        </p>
        <Button busy={sending}>{sending ? "Skickar…" : "Skicka rapporten"}</Button>
      </form>
    </>
  );
}

/** The breadcrumb back to the answer. */
export function AnswerCrumb({ uri }: { uri: string }) {
  return (
    <Link to="/answers/$id" params={{ id: uri }} activeOptions={{ exact: true }}>
      Svar
    </Link>
  );
}
