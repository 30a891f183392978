import type { BookingStatus } from "@lagrum/core/booking/bookingSchema";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { Link } from "@tanstack/react-router";
import { type SubmitEvent, useMemo } from "react";
import type { SiteClient } from "../api/siteClient.ts";
import { useReviewedForm } from "../forms/useReviewedForm.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import type { Company } from "../settings/settings.ts";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { Steps } from "../ui/Steps.tsx";
import { BookerFields } from "./BookerFields.tsx";
import { BookingReview } from "./BookingReview.tsx";
import { bookerSteps } from "./bookerSteps.ts";
import { type BookerValues, bookedPath, bookingForm } from "./bookingForm.ts";
import type { BookState } from "./bookPost.ts";
import { ChangeMeeting } from "./ChangeMeeting.tsx";
import { bookingSteps } from "./ChoosePage.tsx";
import { HoldNotice } from "./HoldNotice.tsx";
import { MeetingSummary } from "./MeetingSummary.tsx";

interface Props {
  held: BookingStatus;
  code: string;
  /** As the server rendered it. */
  start: BookState;
  company: Company;
  /** The accepted methods of payment: "Swish, kort eller faktura". */
  methods: string;
  /** The price list. */
  meetings: Settings["Meetings"];
  /** Whether the firm sends text messages. */
  hasSms: boolean;
  book: SiteClient["bookMeeting"];
}

/**
 * The last two steps of a booking: the booker's data, and the review, from where the meeting can be changed too. The
 * server always handles the buttons that change the meeting or its hold.
 */
export function BookerPage({ held, code, start, company, methods, meetings, hasSms, book }: Props) {
  const form = useMemo(() => bookingForm(held), [held]);
  const isChanging = start.step === "meeting";
  const { page, title, reviewing, values, fields, sending, summary, errors, review, edit, submit } = useReviewedForm({
    form,
    start: { ...start, step: start.step === "review" ? "review" : "form" },
    titles: { form: bookerSteps[isChanging ? "meeting" : "form"].title, review: bookerSteps.review.title },
    send: (call) => book({ ...call, accessCode: code }),
    // A full load: the next page is the same as without JavaScript.
    onSent: (booked) => window.location.assign(bookedPath(booked, code)),
  });
  const step = isChanging ? "meeting" : reviewing ? "review" : "form";
  const { crumb, number, enter } = bookerSteps[step];

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event;
    if (isChanging || !(submitter instanceof HTMLButtonElement) || submitter.name !== "Step") return;
    const inBrowser: Record<string, () => Promise<unknown>> = {
      review,
      book: submit,
      edit: () => edit(new URL(submitter.formAction).hash.slice(1)),
    };
    const act = inBrowser[submitter.value];
    if (!act) return;
    event.preventDefault();
    void act();
  };

  return (
    <div ref={page}>
      <Breadcrumbs parent={<Link to="/boka">Boka tid</Link>} current={crumb} />
      <ErrorSummary {...summary} />
      <h1 tabIndex={-1}>{title}</h1>
      <Steps steps={bookingSteps} current={number} />
      {step === "form" && <MeetingSummary meeting={held} />}
      <form
        key={fields.revision}
        ref={step === "form" ? fields.element : undefined}
        method="post"
        action={`/boka/uppgifter?code=${code}`}
        noValidate
        onInput={step === "form" ? fields.onInput : undefined}
        onSubmit={onSubmit}
      >
        {/* The first button of a form is the one that Enter presses. */}
        <button type="submit" name="Step" value={enter} hidden tabIndex={-1} />
        {held.HoldUntil && <HoldNotice until={held.HoldUntil} />}
        {step !== "form" && <HiddenValues step={step} values={values} />}
        {step === "form" && (
          <BookerFields held={held} initial={fields.initial} errors={errors} methods={methods} hasSms={hasSms} />
        )}
        {step === "meeting" && start.change && <ChangeMeeting held={held} change={start.change} meetings={meetings} />}
        {step === "review" && (
          <BookingReview
            held={held}
            code={code}
            values={values}
            company={company}
            methods={methods}
            meeting={meetings.find(({ Code }) => Code === held.Service)}
            sending={sending}
          />
        )}
      </form>
    </div>
  );
}

/** The typed values as hidden fields for the next step. */
const HiddenValues = ({ step, values }: { step: BookState["step"]; values: BookerValues }) => (
  <>
    <input type="hidden" name="From" value={step} />
    {Object.entries(values).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);
