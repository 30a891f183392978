import { type RefObject, type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import type { FormError } from "../ui/ErrorSummary.tsx";
import { fieldErrors, summaryLines } from "./errorSummary.ts";
import { type Form, type FormValues, readValues } from "./form.ts";
import type { FormState } from "./submitForm.ts";

/** State of a form that is validated in the browser only: the values, and the valid input or the errors. */
export interface CheckedState<V extends FormValues, Body> extends FormState<V> {
  check: Body | null;
}

interface LocalForm<V extends FormValues, Body> {
  check: Body | null;
  /** Wraps the result, whose h2 takes the focus. */
  result: RefObject<HTMLDivElement | null>;
  lines: FormError[];
  errors: Partial<Record<keyof V & string, string>>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A form whose values never leave the browser. Without JavaScript the server renders the result. */
export function useLocalForm<V extends FormValues, Body>(
  form: Form<V, Body>,
  start: CheckedState<V, Body>,
  answer: (values: V) => CheckedState<V, Body>,
): LocalForm<V, Body> {
  const [{ refusal, check }, setState] = useState(start);
  const result = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => summaryLines(form, refusal), [form, refusal]);

  // A new result takes the focus. The error summary focuses itself.
  useEffect(() => {
    if (check !== null && check !== start.check) result.current?.querySelector("h2")?.focus();
  }, [check, start.check]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState(answer(readValues(form, new FormData(event.currentTarget))));
  };
  return { check, result, lines, errors: fieldErrors(form, refusal), onSubmit };
}
