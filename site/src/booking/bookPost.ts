import type { BookedMeeting, BookingStatus } from "@lagrum/core/booking/bookingSchema";
import type { SiteClient } from "../api/siteClient.ts";
import { invalid } from "../forms/errorSummary.ts";
import { readValues, textOf } from "../forms/form.ts";
import { type FormState, submitForm } from "../forms/submitForm.ts";
import { type BookerValues, bookingForm } from "./bookingForm.ts";
import { choosesTime, type MeetingChange, readChange } from "./meetingChange.ts";

/** The page's state: the form or the review, with the typed values and their errors. */
export interface BookState extends FormState<BookerValues> {
  step: "form" | "review" | "meeting";
  /** In the step "meeting": the chosen meeting, and its free times. */
  change?: MeetingChange;
}

type Calls = Pick<SiteClient, "bookMeeting" | "extendHold" | "releaseHold" | "holdTime" | "getBookingSlots">;
type Posted =
  | { to: "choose" }
  | { sent: BookedMeeting }
  /** Another time is held. It has a new access code. */
  | { to: "held"; code: string }
  | { status: number; state: BookState };

/**
 * A step of the form for a held time: "review" validates, "edit" goes back, "meeting" shows other times, "extend" holds the
 * time longer, "release" releases it, "book" books it. A newly chosen time replaces the held one.
 */
export async function postBooking(
  data: FormData,
  held: BookingStatus,
  accessCode: string,
  api: Calls,
): Promise<Posted> {
  const form = bookingForm(held);
  const values = readValues(form, data);
  const call = { params: { id: held.ID }, accessCode };
  const show = (step: BookState["step"], status = 200, refusal: BookState["refusal"] = null): Posted => ({
    status,
    state: { step, values: { ...values, Website: "" }, refusal, isPosted: true },
  });
  const checked = form.check(values);
  const showTimes = async (status = 200, refusal: BookState["refusal"] = null): Promise<Posted> => {
    const chosen = readChange(data, held);
    const { From, LawyerID, ...query } = chosen;
    const outcome = await api.getBookingSlots({
      query: { ...query, ...(LawyerID !== null && { LawyerID }), ...(From !== undefined && { From }) },
    });
    const change = { ...chosen, slots: outcome.ok ? outcome.body : null };
    return { status, state: { step: "meeting", values: { ...values, Website: "" }, refusal, change, isPosted: true } };
  };
  if (choosesTime(data, held)) {
    const { From: _, ...chosen } = readChange(data, held);
    // The code of the held time: the new one replaces it.
    const outcome = await api.holdTime({ body: { ...chosen, SlotStart: textOf(data, "SlotStart") }, accessCode });
    if (!outcome.ok) return showTimes(outcome.status || 503, { Code: outcome.body.Code, isRemote: true });
    return { to: "held", code: outcome.body.AccessCode };
  }
  if (data.has("fran")) return showTimes();
  switch (data.get("Step")) {
    case "release":
      await api.releaseHold(call);
      return { to: "choose" };
    case "extend": {
      const outcome = await api.extendHold(call);
      if (outcome.ok)
        return data.get("From") === "meeting" ? showTimes() : show(data.get("From") === "review" ? "review" : "form");
      return show("form", outcome.status || 503, { Code: outcome.body.Code, isRemote: true });
    }
    case "meeting":
      return showTimes();
    case "edit":
      return show("form");
    case "book": {
      const submitted = await submitForm(form, values, (body) => api.bookMeeting({ ...body, accessCode }));
      if ("sent" in submitted) return submitted;
      return { status: submitted.status, state: { ...submitted.state, step: "form" } };
    }
    default:
      return checked.ok ? show("review") : show("form", 422, invalid(checked.details));
  }
}
