import { type RefObject, useEffect, useRef, useState } from "react";
import { type Form, type FormValues, readValues } from "./form.ts";
import { clearFormDraft, restoreFormDraft, saveFormDraft } from "./formDraft.ts";
import type { FormState } from "./submitForm.ts";

interface Options<V extends FormValues, Body> {
  form: Form<V, Body>;
  /** As the server rendered it. */
  start: FormState<V>;
  /** Called with the values at hydration and after each change. */
  onChange?: (values: V) => void;
}

export interface FormFields<V extends FormValues> {
  element: RefObject<HTMLFormElement | null>;
  /** Initial values. */
  initial: V;
  /** The form's React key: a new one resets the fields to `initial`. */
  revision: number;
  /** Current values; the initial ones when no form is rendered. */
  read(): V;
  reset(values: V): void;
  onInput(): void;
  clearDraft(): void;
}

/**
 * The fields of a server-rendered form. They are uncontrolled, so that hydration preserves text typed before the script
 * ran. The values are stored as a draft that survives a reload.
 */
export function useFormFields<V extends FormValues, Body>(options: Options<V, Body>): FormFields<V> {
  const { form, start, onChange } = options;
  const element = useRef<HTMLFormElement>(null);
  const [{ initial, revision }, setFields] = useState({ initial: start.values, revision: 0 });

  const read = () => (element.current ? readValues(form, new FormData(element.current)) : initial);
  const reset = (values: V) => {
    setFields((before) => ({ initial: values, revision: before.revision + 1 }));
    saveFormDraft(form, values);
    onChange?.(values);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    const now = read();
    const draft = start.refusal === null ? restoreFormDraft(form, start.values, now) : null;
    if (draft) reset(draft);
    else onChange?.(now);
  }, []);

  return {
    element,
    initial,
    revision,
    read,
    reset,
    onInput: () => {
      const values = read();
      saveFormDraft(form, values);
      onChange?.(values);
    },
    clearDraft: () => clearFormDraft(form),
  };
}
