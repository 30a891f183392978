import { SubmitComplaint } from "@lagrum/core/complaint/complaintSchema";
import { checkBody } from "@lagrum/core/contract/checkBody";
import { defineForm, type ValuesOf } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";

/** A complaint about a purchase. */
export const complaintForm = defineForm({
  empty: { Name: "", OrderRef: "", Email: "", Wish: "", Description: "", ...spamProtection },
  draft: { key: "complaint" },
  check: ({ Name, OrderRef, Email, Wish, Description, Website, OpenedAt }) =>
    checkBody(SubmitComplaint, {
      ...{ Name, OrderRef, Email, Description, Website, OpenedAt },
      Wish: Wish || undefined,
    }),
  texts: {
    "OrderRef.REQUIRED": "Ange köpets referens, till exempel O-5012.",
    "Description.REQUIRED": "Beskriv felet.",
    "Description.TOO_SHORT": "Beskriv felet med minst 10 tecken.",
    "Description.TOO_LONG": "Korta beskrivningen till högst 3\u00a0000 tecken.",
  },
  notSent: { title: "Reklamationen är inte skickad", text: "Det du skrev finns kvar." },
});
export type ComplaintValues = ValuesOf<typeof complaintForm>;

/** The receipt's URL, which has no personal data. */
export const receiptPath = ({ Reference, DueDay }: { Reference: string; DueDay: string }): string =>
  `/reklamera/mottaget?${new URLSearchParams({ ref: Reference, senast: DueDay })}`;
