import { languages, type Me } from "@lagrum/core/account/accountSchema";
import { formatPhone } from "@lagrum/core/text/phone";
import type { Choice } from "../ui/CheckList.tsx";

/** What people tell of themselves, in the order of the form. */
export const profileFields = [
  "FirstName",
  "LastName",
  "Phone",
  "UniversityID",
  "Programme",
  "Semester",
  "ExpectedGraduation",
  "Areas",
  "Languages",
  "WeeklyHours",
  "LinkedIn",
  "Motivation",
] as const;
export type ProfileField = (typeof profileFields)[number];
type ListField = "Areas" | "Languages";

type Texts = Record<Exclude<ProfileField, ListField>, string>;
/** Everything as typed. */
export type ProfileValues = Texts & Record<ListField, string[]>;

export const emptyProfile: ProfileValues = {
  FirstName: "",
  LastName: "",
  Phone: "",
  UniversityID: "",
  Programme: "",
  Semester: "",
  ExpectedGraduation: "",
  Areas: [],
  Languages: [],
  WeeklyHours: "",
  LinkedIn: "",
  Motivation: "",
};

/** A text of a posted or live form. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export function readProfile(form: FormData): ProfileValues {
  const list = (name: ListField) => form.getAll(name).filter((value) => typeof value === "string");
  const texts = Object.fromEntries(profileFields.map((name) => [name, textOf(form, name)])) as Texts;
  return { ...texts, Areas: list("Areas"), Languages: list("Languages") };
}

/** An account's data as the form shows them. */
export function profileOf(me: Me): ProfileValues {
  const texts = Object.fromEntries(profileFields.map((name) => [name, String(me[name] ?? "")])) as Texts;
  return { ...texts, Phone: formatPhone(me.Phone ?? ""), Areas: me.Areas.map(String), Languages: me.Languages };
}

/** The address as browsers and the app hand it out, without what they add. */
const plainLinkedIn = (text: string) =>
  text
    .trim()
    .replace(/^(https?:\/\/)?(?=([a-z]{2,3}\.)?linkedin\.com\/)/i, "https://")
    .replace(/[?#].*$/, "");

const numberOf = (text: string) => (text.trim() === "" ? undefined : Number(text.replace(",", ".")));

/** The values as the contract's schemas take them, unchecked. */
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

/** The languages most often needed here come first; the others by name. */
const frequent = ["sv", "en", "ar", "fa", "so", "fi", "es", "pl"];

export interface LanguageChoices {
  frequent: Choice[];
  others: Choice[];
}

/** Named once, where the page is rendered first: browsers and servers don't always name them the same. */
export function languageChoices(): LanguageChoices {
  const names = new Intl.DisplayNames("sv", { type: "language" });
  const choice = (value: string): Choice => {
    const name = names.of(value) ?? value;
    return { value, title: name.charAt(0).toLocaleUpperCase("sv") + name.slice(1) };
  };
  const others = languages.filter((value) => !frequent.includes(value)).map(choice);
  return { frequent: frequent.map(choice), others: others.sort((a, b) => a.title.localeCompare(b.title, "sv")) };
}
