import type { Checked } from "@lagrum/core/contract/checkBody";
import { protectionFields, withProtection } from "./spamProtection.ts";

/** A form's values, as typed. A list is for a field with several values. */
export type FormValues = Record<string, string | string[]>;

/** Declaration of a form. The other modules of this folder implement the behaviour. */
export interface Form<V extends FormValues, Body> {
  /** Initial values, in the page's order. */
  empty: V;
  /** Fields that are posted but not visible. */
  hidden?: readonly (keyof V & string)[];
  /** Passwords: never in a response or a draft. */
  secrets?: readonly (keyof V & string)[];
  /**
   * Key of the draft in session storage, and fields to omit from it, such as consents. Passwords and the honeypot are
   * never in it.
   */
  draft?: { key: string; omit?: readonly (keyof V & string)[] };
  /** Validates the values against the contract's schema. */
  check: (values: V) => Checked<Body>;
  /** The form's own error texts by "Field.CODE". */
  texts?: Record<string, string>;
  /** The error summary's title when the form could not be sent; there is a default. */
  notSent?: { title: string; text?: string };
}

/** Identity function that infers the declaration's types. */
export const defineForm = <V extends FormValues, Body>(form: Form<V, Body>): Form<V, Body> => form;

/** The values of a declared form. */
export type ValuesOf<F> = F extends { empty: infer V } ? V : never;

/** The visible fields, in the page's order. */
export const fieldsOf = <V extends FormValues>({ empty, hidden = [] }: Pick<Form<V, unknown>, "empty" | "hidden">) =>
  Object.keys(empty).filter((name) => !protectionFields.includes(name) && !hidden.includes(name));

/** Initial values with a new idempotency key. */
export const emptyValues = <V extends FormValues>({ empty }: Pick<Form<V, unknown>, "empty">, given?: Partial<V>): V =>
  withProtection({ ...empty, ...given });

/** A field's text in a posted or rendered form. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** The values of a posted or rendered form. Without OpenedAt it counts as opened now. */
export function readValues<V extends FormValues>({ empty }: Pick<Form<V, unknown>, "empty">, data: FormData): V {
  const values = Object.entries(empty).map(([name, value]) => [
    name,
    Array.isArray(value) ? data.getAll(name).filter((each) => typeof each === "string") : textOf(data, name),
  ]);
  return withProtection(Object.fromEntries(values));
}
