import type { Checked } from "@lagrum/core/contract/checkBody";
import { protectionFields, withProtection } from "./spamProtection.ts";

/** What the fields of a form hold, as typed. A list belongs to a field with several values. */
export type FormValues = Record<string, string | string[]>;

/** One form of the site. Its feature declares it; the code in this folder runs it. */
export interface Form<V extends FormValues, Body> {
  /** The values of an untouched form, in the order of the page. */
  empty: V;
  /** Posted with the form, but without a visible field. */
  hidden?: readonly (keyof V & string)[];
  /** Passwords: the server never sends them back, and no draft holds them. */
  secrets?: readonly (keyof V & string)[];
  /** The key in the tab's session storage for what is typed but not sent, and the fields that it leaves out. */
  draft?: { key: string; omit?: readonly (keyof V & string)[] };
  /** Validates what was typed against the contract's schema. */
  check: (values: V) => Checked<Body>;
  /** The error summary's words when the form could not be sent, where they are the form's own. */
  notSent?: { title: string; text?: string };
}

/** Infers the types of a form's declaration. */
export const defineForm = <V extends FormValues, Body>(form: Form<V, Body>): Form<V, Body> => form;

/** The values that a declared form holds. */
export type ValuesOf<F> = F extends { empty: infer V } ? V : never;

/** The fields that people see, in the order of the page. */
export const fieldsOf = <V extends FormValues>({ empty, hidden = [] }: Pick<Form<V, unknown>, "empty" | "hidden">) =>
  Object.keys(empty).filter((name) => !protectionFields.includes(name) && !hidden.includes(name));

/** An untouched form, with a key of its own. */
export const emptyValues = <V extends FormValues>({ empty }: Pick<Form<V, unknown>, "empty">, given?: Partial<V>): V =>
  withProtection({ ...empty, ...given });

/** A text of a posted or live form. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** The values of a posted or live form. One that lacks the moment it was opened counts as opened now. */
export function readValues<V extends FormValues>({ empty }: Pick<Form<V, unknown>, "empty">, data: FormData): V {
  const values = Object.entries(empty).map(([name, value]) => [
    name,
    Array.isArray(value) ? data.getAll(name).filter((each) => typeof each === "string") : textOf(data, name),
  ]);
  return withProtection(Object.fromEntries(values));
}
