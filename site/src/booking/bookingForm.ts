import { type BookingStatus, BookMeeting } from "@lagrum/core/booking/bookingSchema";
import { checkBody } from "@lagrum/core/contract/checkBody";
import { defineForm } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";

const empty = {
  Description: "",
  Counterparty: "",
  FirstName: "",
  LastName: "",
  Email: "",
  Phone: "",
  Needs: "",
  Insurance: "",
  AcceptTerms: "",
  ...spamProtection,
};
export type BookerValues = typeof empty;

/** The booker's data for a held time. */
export const bookingForm = ({ Service, Channel, Category, Lawyer, Start }: BookingStatus) =>
  defineForm({
    empty,
    check: ({ Key: _, Needs, Insurance, AcceptTerms, ...values }) =>
      checkBody(BookMeeting, {
        ...values,
        ...{ Service, Channel, CategoryID: Category.ID, LawyerID: Lawyer.UserID, SlotStart: Start },
        Needs: Needs.trim() || null,
        Insurance: Insurance.trim() || null,
        AcceptTerms: AcceptTerms === "true" || undefined,
      }),
    notSent: { title: "Mötet är inte bokat" },
    texts: { "AcceptTerms.REQUIRED": "Du behöver godkänna villkoren för att boka." },
  });
