import type { BookingStatus } from "@lagrum/core/booking/bookingSchema";
import type { SiteClient } from "../api/siteClient.ts";
import { invalid } from "../forms/errorSummary.ts";
import { readValues } from "../forms/form.ts";
import { type FormState, submitForm } from "../forms/submitForm.ts";
import { type BookerValues, bookingForm } from "./bookingForm.ts";

/** What the page shows: the form or the review, with what was typed and what was wrong. */
export interface BookState extends FormState<BookerValues> {
  step: "form" | "review";
}

type Calls = Pick<SiteClient, "bookMeeting" | "extendHold" | "releaseHold">;
type Posted = { to: "booking" | "choose" } | { to: "checkout"; order: number } | { status: number; state: BookState };

/**
 * A step of the form for a held time: "review" validates, "edit" goes back, "extend" holds the time longer, "release" gives
 * it up, "book" books it.
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
    state: { step, values: { ...values, Website: "" }, refusal },
  });
  const checked = form.check(values);
  switch (data.get("Step")) {
    case "release":
      await api.releaseHold(call);
      return { to: "choose" };
    case "extend": {
      const outcome = await api.extendHold(call);
      if (outcome.ok) return show(data.get("From") === "review" ? "review" : "form");
      return show("form", outcome.status || 503, { Code: outcome.body.Code, isRemote: true });
    }
    case "edit":
      return show("form");
    case "book": {
      const submitted = await submitForm(form, values, (body) => api.bookMeeting({ ...body, accessCode }));
      if ("sent" in submitted) {
        const { State, OrderID } = submitted.sent;
        return State === "AwaitingPayment" && OrderID !== null ? { to: "checkout", order: OrderID } : { to: "booking" };
      }
      return { status: submitted.status, state: { ...submitted.state, step: "form" } };
    }
    default:
      return checked.ok ? show("review") : show("form", 422, invalid(checked.details));
  }
}
