import type { Category } from "@lagrum/core/category/categorySchema";
import type { PurchaseDates } from "@lagrum/core/order/purchaseDatesSchema";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import type { SiteClient } from "../api/siteClient.ts";
import { useReviewedForm } from "../forms/useReviewedForm.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import type { Company } from "../settings/settings.ts";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "./AskAside.module.css";
import { AskAside } from "./AskAside.tsx";
import { AskForm } from "./AskForm.tsx";
import { AskReview } from "./AskReview.tsx";
import { askForm, isPaid } from "./askForm.ts";
import type { AskState } from "./askPost.ts";
import { useSimilarAnswers } from "./useSimilarAnswers.ts";

const askTitles = { form: "Ställ en fråga", review: "Granska din fråga" };

interface Props {
  /** As the server rendered it. */
  start: AskState;
  areas: Category[];
  types: Settings["QuestionTypes"];
  company: Company;
  /** The accepted methods of payment: "Swish, kort eller faktura". */
  methods: string;
  /** When a paid question is due if it is paid now. */
  dates: PurchaseDates | null;
  today: string;
  /** Sends the question. */
  ask: SiteClient["askQuestion"];
  findSimilar: SiteClient["findSimilarAnswers"];
}

export function AskPage({ start, areas, types, company, methods, dates, today, ask, findSimilar }: Props) {
  const navigate = useNavigate();
  const form = useMemo(() => askForm(today), [today]);
  const { page, title, reviewing, values, fields, sending, summary, errors, review, edit, submit } = useReviewedForm({
    form,
    start,
    titles: askTitles,
    send: ask,
    onSent: ({ Reference }, sent) =>
      navigate({
        to: "/ask_a_question/tack",
        search: {
          ref: Reference,
          ...(isPaid(sent) && { betald: true, ...(sent.PublishConsent && { publiceras: true }) }),
        },
        replace: true,
      }),
  });
  // Here, since the form's fields are replaced: what was closed stays closed.
  const similar = useSimilarAnswers({
    title: values.Title,
    text: values.QuestionBody,
    isWriting: !reviewing,
    findSimilar,
  });
  return (
    <div ref={page}>
      <Breadcrumbs current="Ställ en fråga" />
      <ErrorSummary {...summary} />
      <h1 tabIndex={-1}>{title}</h1>
      {reviewing ? (
        <AskReview
          values={values}
          areas={areas}
          types={types}
          company={company}
          methods={methods}
          dates={dates}
          today={today}
          sending={sending}
          onSend={() => void submit()}
          onEdit={(field) => void edit(field)}
        />
      ) : (
        <div className={styles.columns}>
          <AskForm
            key={fields.revision}
            fields={fields}
            values={values}
            errors={errors}
            areas={areas}
            types={types}
            methods={methods}
            dates={dates}
            today={today}
            onSubmit={() => void review()}
            similar={similar}
          />
          <AskAside />
        </div>
      )}
    </div>
  );
}
