import type { Endpoint, Success } from "@lagrum/core/contract/endpoint";
import { useHydrated, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import { fieldErrors, invalid, summaryLines, summaryTitle } from "./errorSummary.ts";
import type { Form, FormValues } from "./form.ts";
import type { ReviewState } from "./postReviewed.ts";
import { type Send, submitForm } from "./submitForm.ts";
import { useFormFields } from "./useFormFields.ts";

interface Options<V extends FormValues, Body, E extends Endpoint> {
  form: Form<V, Body>;
  /** As the server rendered it. */
  start: ReviewState<V>;
  /** The page's heading in each step. */
  titles: { form: string; review: string };
  send: Send<Body, E>;
  /** Opens the receipt. */
  onSent: (receipt: Success<E>["body"], values: V) => Promise<void> | void;
}

/**
 * Progressive enhancement of a form with a review step. The review is an entry of the browser's history, so that Back
 * returns to the form.
 */
export function useReviewedForm<V extends FormValues, Body, E extends Endpoint>(options: Options<V, Body, E>) {
  const { form, start, titles, send, onSent } = options;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const inReview = useLocation({ select: (location) => location.state.review === true });
  const [postedReview, setPostedReview] = useState(start.step === "review");
  const [values, setValues] = useState(start.values);
  const [isRead, setRead] = useState(false);
  const onChange = (next: V) => {
    setValues(next);
    setRead(true);
  };
  const fields = useFormFields({ form, start, onChange });
  const [refusal, setRefusal] = useState(start.refusal);
  const [sending, setSending] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => summaryLines(form, refusal), [form, refusal]);
  const reviewing = (postedReview || (hydrated && inReview)) && form.check(values).ok;
  const title = reviewing ? titles.review : titles.form;

  useEffect(() => {
    if (hydrated) document.title = `${lines.length > 0 ? "Fel: " : ""}${title} – Lagrum`;
  }, [hydrated, title, lines]);

  // Each step begins at its top, with the focus on its heading.
  const wasReviewing = useRef(reviewing);
  useEffect(() => {
    if (wasReviewing.current === reviewing) return;
    wasReviewing.current = reviewing;
    if (lines.length === 0 && !document.activeElement?.id) page.current?.querySelector("h1")?.focus();
  }, [reviewing, lines]);

  const leaveReview = async () => {
    setPostedReview(false);
    if (inReview) await navigate({ to: ".", search: true, state: {}, replace: true });
  };

  // A draft can lack consents. Without this a reload of the review would show the form until the last one is given, and
  // then open the review by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaveReview is made anew at each render
  useEffect(() => {
    if (isRead && hydrated && inReview && !reviewing) void leaveReview();
  }, [isRead, hydrated, inReview, reviewing]);

  const edit = async (field: string) => {
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
    await navigate({ to: ".", search: true, state: { review: true } });
    window.scrollTo(0, 0);
  };

  const submit = async () => {
    if (sending || !form.check(values).ok) return;
    setSending(true);
    setRefusal(null);
    const submitted = await submitForm(form, values, send);
    setSending(false);
    if ("sent" in submitted) {
      fields.clearDraft();
      return onSent(submitted.sent, values);
    }
    const { Key, Website } = submitted.state.values;
    // The visitor may have gone back to the form and typed more meanwhile.
    fields.reset({ ...(fields.element.current ? fields.read() : values), ...(Key !== undefined && { Key, Website }) });
    setRefusal(submitted.state.refusal);
    if (submitted.state.refusal?.Details) await leaveReview();
  };

  return {
    page,
    title,
    reviewing,
    values,
    fields,
    sending,
    summary: { errors: lines, title: summaryTitle(form, refusal) },
    errors: fieldErrors(form, refusal),
    // If the script fails, the form is posted, and the server renders the review.
    review: () => review().catch(() => fields.element.current?.submit()),
    edit,
    submit,
  };
}
