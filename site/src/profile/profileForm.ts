import { type Me, UpdateMe } from "@lagrum/core/account/accountSchema";
import { checkBody } from "@lagrum/core/contract/checkBody";
import type { Details } from "@lagrum/core/contract/problem";
import { formatPhone } from "@lagrum/core/text/phone";
import { withErrors } from "../forms/errorSummary.ts";
import { defineForm } from "../forms/form.ts";

/** The fields about a person, in the order of the forms: the application's and the account page's. */
export const emptyProfile = {
  FirstName: "",
  LastName: "",
  Phone: "",
  UniversityID: "",
  Programme: "",
  Semester: "",
  ExpectedGraduation: "",
  Areas: [] as string[],
  Languages: [] as string[],
  WeeklyHours: "",
  LinkedIn: "",
  Motivation: "",
};
export type ProfileValues = typeof emptyProfile;
export type ProfileField = keyof ProfileValues;

const profileFields = Object.keys(emptyProfile) as ProfileField[];

/** An account's data as the form shows them. */
export function profileOf(me: Me): ProfileValues {
  const text = (value: string | number | null) => String(value ?? "");
  return {
    FirstName: me.FirstName,
    LastName: me.LastName,
    Phone: formatPhone(me.Phone ?? ""),
    UniversityID: text(me.UniversityID),
    Programme: text(me.Programme),
    Semester: text(me.Semester),
    ExpectedGraduation: text(me.ExpectedGraduation),
    Areas: me.Areas.map(String),
    Languages: me.Languages,
    WeeklyHours: text(me.WeeklyHours),
    LinkedIn: text(me.LinkedIn),
    Motivation: text(me.Motivation),
  };
}

/** A LinkedIn URL with its tracking parameters removed. */
const plainLinkedIn = (text: string) =>
  text
    .trim()
    .replace(/^(https?:\/\/)?(?=([a-z]{2,3}\.)?linkedin\.com\/)/i, "https://")
    .replace(/[?#].*$/, "");

const numberOf = (text: string) => (text.trim() === "" ? undefined : Number(text.replace(",", ".")));

/** The values in the types of the contract's schemas, not validated. */
export const toProfile = (values: ProfileValues) => ({
  FirstName: values.FirstName,
  LastName: values.LastName,
  Phone: values.Phone,
  UniversityID: numberOf(values.UniversityID),
  Programme: values.Programme,
  Semester: values.Semester || undefined,
  ExpectedGraduation: values.ExpectedGraduation || null,
  Areas: values.Areas.map(Number),
  Languages: values.Languages,
  WeeklyHours: numberOf(values.WeeklyHours),
  LinkedIn: plainLinkedIn(values.LinkedIn) || null,
  Motivation: values.Motivation,
});

/**
 * The account page's form. It sends changed fields only: an account created by an admin lacks most fields,
 * and its owner can still change the phone number. The empty form has the saved values, so that an emptied field is in
 * the draft.
 */
export function profileForm(me: Me) {
  const before = profileOf(me);
  return defineForm({
    empty: before,
    draft: { key: `profile-${me.UserID}` },
    check: (values) => {
      const after = toProfile(values);
      const changed = profileFields.filter((field) => JSON.stringify(values[field]) !== JSON.stringify(before[field]));
      const body = Object.fromEntries(changed.map((field) => [field, after[field]]));
      const emptied: Details = {};
      for (const field of changed) if (after[field] === undefined) emptied[field] = ["REQUIRED"];
      return withErrors(checkBody(UpdateMe, body), emptied);
    },
    notSent: { title: "Uppgifterna är inte sparade" },
  });
}
