import { type BookedMeeting, type BookingStatus, BookMeeting } from "@lagrum/core/booking/bookingSchema";
import { missingConsents } from "@lagrum/core/booking/meetingConsents";
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
  SmsReminders: "",
  AcceptTerms: "",
  Role: "Private",
  CompanyName: "",
  OrgNumber: "",
  IsAdult: "",
  StartNow: "",
  LoseRight: "",
  ...spamProtection,
};
export type BookerValues = typeof empty;

/**
 * The booker's data for a held time. A priced meeting is a purchase. The draft follows the booker to another time.
 */
export const bookingForm = (held: BookingStatus) =>
  defineForm({
    empty,
    draft: { key: "booking", omit: ["AcceptTerms", "IsAdult", "StartNow", "LoseRight", "OrgNumber"] },
    check: (values) => {
      const body = bodyOf(values, held);
      const checked = checkBody(BookMeeting, body);
      const missing = held.Price > 0 ? missingConsents(body, held.Start, held.NewWithdrawUntil) : {};
      if (Object.keys(missing).length === 0) return checked;
      return { ok: false, details: { ...missing, ...(checked.ok ? {} : checked.details) } };
    },
    notSent: { title: "Mötet är inte bokat" },
    texts: {
      "AcceptTerms.REQUIRED": "Du behöver godkänna villkoren för att boka.",
      "StartNow.MUST_ACCEPT": "Mötet hålls inom ångerfristen. Kryssa för att du vill det, eller välj en senare tid.",
      "IsAdult.MUST_ACCEPT": "Du behöver ha fyllt 18 år för att köpa.",
    },
  });

function bodyOf(values: BookerValues, { Service, Channel, Category, Lawyer, Start, Price }: BookingStatus) {
  const {
    Key: _,
    Needs,
    Insurance,
    SmsReminders,
    AcceptTerms,
    Role,
    CompanyName,
    OrgNumber,
    IsAdult,
    StartNow,
    LoseRight,
    ...typed
  } = values;
  const isCompany = Price > 0 && Role === "Company";
  const isConsumer = Price > 0 && !isCompany;
  return {
    ...typed,
    ...{ Service, Channel, CategoryID: Category.ID, LawyerID: Lawyer.UserID, SlotStart: Start },
    Needs: Needs.trim() || null,
    Insurance: Insurance.trim() || null,
    SmsReminders: SmsReminders === "true",
    AcceptTerms: AcceptTerms === "true" || undefined,
    Role: isCompany ? ("Company" as const) : ("Private" as const),
    CompanyName: (isCompany && CompanyName.trim()) || null,
    OrgNumber: (isCompany && OrgNumber.trim()) || null,
    IsAdult: Price > 0 && IsAdult === "true",
    StartNow: isConsumer && StartNow === "true",
    LoseRight: isConsumer && LoseRight === "true",
  };
}

/** The page after a booking: the checkout of a priced meeting, else the booking itself. */
export const bookedPath = ({ State, OrderID }: BookedMeeting, code: string): string =>
  State === "AwaitingPayment" && OrderID !== null
    ? `/kassa?code=${code}&order=${OrderID}`
    : `/boka/bokning?code=${code}&ny=1`;
