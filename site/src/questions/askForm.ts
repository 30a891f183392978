import { checkBody } from "@lagrum/core/contract/checkBody";
import type { Details } from "@lagrum/core/contract/problem";
import { eachOptionalField } from "@lagrum/core/question/optionalFieldsSchema";
import { AskQuestion } from "@lagrum/core/question/questionSchema";
import { daysBetween } from "@lagrum/core/text/dates";
import { containsPersonalNumber } from "@lagrum/core/text/personalNumber";
import { buyerValues, startErrors, toBuyer } from "../buyer/buyerValues.ts";
import { withErrors } from "../forms/errorSummary.ts";
import { defineForm } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";
import { askDraftKey } from "./askDraft.ts";

const empty = {
  Type: "Free",
  CategoryID: "",
  Title: "",
  QuestionBody: "",
  ...eachOptionalField(() => ""),
  FirstName: "",
  LastName: "",
  Email: "",
  EmailRepeat: "",
  Phone: "",
  PreferredTimes: ["", "", ""],
  Role: buyerValues.Role,
  CompanyName: buyerValues.CompanyName,
  OrgNumber: buyerValues.OrgNumber,
  Counterparty: buyerValues.Counterparty,
  CounterpartyOrgNumber: buyerValues.CounterpartyOrgNumber,
  PublishConsent: "",
  StartNow: buyerValues.StartNow,
  LoseRight: buyerValues.LoseRight,
  IsAdult: buyerValues.IsAdult,
  AcceptTerms: "",
  ...spamProtection,
};
export type AskValues = typeof empty;
export type AskField = Exclude<keyof AskValues, keyof typeof spamProtection>;

/** Whether the chosen type is paid. Its own fields are sent only then. */
export const isPaid = ({ Type }: Pick<AskValues, "Type">): boolean => Type !== "" && Type !== "Free";

const toPaid = (values: AskValues) => ({
  ...toBuyer(values),
  LastName: values.LastName.trim() || null,
  Phone: values.Phone.trim() || null,
  PreferredTimes:
    values.Type === "PhoneAdvice" ? values.PreferredTimes.map((time) => time.trim()).filter(Boolean) : null,
  PublishConsent: values.PublishConsent === "true",
});

const toBody = (values: AskValues) => ({
  ...(isPaid(values) && toPaid(values)),
  Type: values.Type || undefined,
  CategoryID: values.CategoryID === "" ? undefined : Number(values.CategoryID),
  Title: values.Title,
  QuestionBody: values.QuestionBody,
  ...eachOptionalField((field) => values[field].trim() || null),
  FirstName: values.FirstName.trim() || null,
  Email: values.Email,
  AcceptTerms: values.AcceptTerms === "true",
  Website: values.Website,
});

function repeatErrors({ Email, EmailRepeat }: AskValues): Details {
  const repeat = EmailRepeat.trim().toLowerCase();
  if (repeat === "") return { EmailRepeat: ["REQUIRED"] };
  return repeat === Email.trim().toLowerCase() ? {} : { EmailRepeat: ["EMAILS_DIFFER"] };
}

/**
 * The question form.
 * @param today the calendar day in Stockholm, 2026-11-21
 */
export const askForm = (today: string) =>
  defineForm({
    empty,
    draft: { key: askDraftKey, omit: ["OrgNumber"] },
    check: (values) => {
      const checked = checkBody(AskQuestion, toBody(values));
      const isDay = values.DeadlineDate !== "" && (checked.ok || !checked.details.DeadlineDate);
      const isPast = isDay && daysBetween(today, values.DeadlineDate) < 0;
      return withErrors(checked, {
        ...repeatErrors(values),
        ...(isPaid(values) && startErrors(values)),
        ...(isPast && { DeadlineDate: ["DATE_PASSED"] }),
      });
    },
    notSent: { title: "Frågan är inte skickad", text: "Det du skrev finns kvar." },
  });

/** Whether the texts seem to contain a personal identity number. */
export const holdsPersonalNumber = (values: AskValues): boolean =>
  containsPersonalNumber(values.Title) || containsPersonalNumber(values.QuestionBody);

const SOON_DAYS = 7;

/** Whether the form warns that the deadline is near. */
export function isSoon(deadline: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(deadline)) return false;
  const days = daysBetween(today, deadline);
  return days >= 0 && days <= SOON_DAYS;
}
