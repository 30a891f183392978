import type { Category } from "@lagrum/core/category/categorySchema";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { useHydrated, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import type { SiteClient } from "../api/siteClient.ts";
import { fieldErrors, invalid, summaryLines, summaryTitle } from "../forms/errorSummary.ts";
import { submitForm } from "../forms/submitForm.ts";
import { useFormFields } from "../forms/useFormFields.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import styles from "./AskAside.module.css";
import { AskAside } from "./AskAside.tsx";
import { AskForm } from "./AskForm.tsx";
import { AskReview } from "./AskReview.tsx";
import { type AskField, askForm } from "./askForm.ts";
import type { AskState } from "./askPost.ts";

interface Props {
  /** As the server rendered it. */
  start: AskState;
  areas: Category[];
  types: Settings["QuestionTypes"];
  today: string;
  /** Sends the question. */
  ask: SiteClient["askQuestion"];
  findSimilar: SiteClient["findSimilarAnswers"];
}

export function AskPage({ start, areas, types, today, ask, findSimilar }: Props) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const form = useMemo(() => askForm(today), [today]);
  const inReview = useLocation({ select: (location) => location.state.review === true });
  const [postedReview, setPostedReview] = useState(start.step === "review");
  const [values, setValues] = useState(start.values);
  const fields = useFormFields({ form, start, onChange: setValues });
  const [refusal, setRefusal] = useState(start.refusal);
  const [sending, setSending] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => summaryLines(form, refusal), [form, refusal]);
  const reviewing = (postedReview || (hydrated && inReview)) && form.check(values).ok;

  useEffect(() => {
    if (!hydrated) return;
    const title = reviewing ? "Granska din fråga" : "Ställ en fråga";
    document.title = `${lines.length > 0 ? "Fel: " : ""}${title} – Lagrum`;
  }, [hydrated, reviewing, lines]);

  // Each step begins at its top, with the focus on its heading.
  const wasReviewing = useRef(reviewing);
  useEffect(() => {
    if (wasReviewing.current === reviewing) return;
    wasReviewing.current = reviewing;
    if (lines.length === 0 && !document.activeElement?.id) page.current?.querySelector("h1")?.focus();
  }, [reviewing, lines]);

  const leaveReview = async () => {
    setPostedReview(false);
    if (inReview) await navigate({ to: "/ask_a_question", search: (search) => search, state: {}, replace: true });
  };

  const edit = async (field: AskField) => {
    setRefusal(null);
    fields.reset(values);
    await leaveReview();
    requestAnimationFrame(() => document.getElementById(field)?.focus());
  };

  const review = async () => {
    const next = fields.read();
    fields.onInput();
    const checked = form.check(next);
    if (!checked.ok) {
      setRefusal(invalid(checked.details));
      if (checked.details.Website) fields.reset({ ...next, Website: "" });
      return;
    }
    setRefusal(null);
    fields.reset(next);
    await navigate({ to: "/ask_a_question", search: (search) => search, state: { review: true } });
    window.scrollTo(0, 0);
  };

  const send = async () => {
    if (sending || !form.check(values).ok) return;
    setSending(true);
    setRefusal(null);
    const submitted = await submitForm(form, values, ask);
    setSending(false);
    if ("sent" in submitted) {
      fields.clearDraft();
      await navigate({ to: "/ask_a_question/tack", search: { ref: submitted.sent.Reference }, replace: true });
      return;
    }
    const { Key, Website } = submitted.state.values;
    // Someone who went back to the form meanwhile may have typed more.
    fields.reset({ ...(fields.element.current ? fields.read() : values), Key, Website });
    setRefusal(submitted.state.refusal);
    if (submitted.state.refusal?.Details) await leaveReview();
  };

  return (
    <div ref={page}>
      <Breadcrumbs current="Ställ en fråga" />
      <ErrorSummary errors={lines} title={summaryTitle(form, refusal)} />
      <h1 tabIndex={-1}>{reviewing ? "Granska din fråga" : "Ställ en fråga"}</h1>
      {reviewing ? (
        <AskReview
          values={values}
          areas={areas}
          types={types}
          today={today}
          sending={sending}
          onSend={() => void send()}
          onEdit={(field) => void edit(field)}
        />
      ) : (
        <div className={styles.columns}>
          <AskForm
            key={fields.revision}
            fields={fields}
            values={values}
            errors={fieldErrors(form, refusal)}
            areas={areas}
            types={types}
            today={today}
            onSubmit={() => void review()}
            findSimilar={findSimilar}
          />
          <AskAside />
        </div>
      )}
    </div>
  );
}
