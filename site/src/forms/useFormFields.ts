import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { focusedField } from "./focusedField.ts";
import { type Form, type FormValues, readValues } from "./form.ts";
import { clearFormDraft, isTyped, restoreFormDraft, saveFormDraft, withDraftOf } from "./formDraft.ts";
import type { FormState } from "./submitForm.ts";

interface Options<V extends FormValues, Body> {
  form: Form<V, Body>;
  /** As the server rendered it. */
  start: FormState<V>;
  /** The case that the draft belongs to, by its public reference, never by its access code. */
  draftOf?: string | undefined;
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
 * ran. The values are stored as a draft that survives a reload, until `clearDraft`.
 */
export function useFormFields<V extends FormValues, Body>(options: Options<V, Body>): FormFields<V> {
  const { start, draftOf, onChange } = options;
  const form = useMemo(() => withDraftOf(options.form, draftOf), [options.form, draftOf]);
  const element = useRef<HTMLFormElement>(null);
  const [{ initial, revision }, setFields] = useState({ initial: start.values, revision: 0 });

  const read = () => (element.current ? readValues(form, new FormData(element.current)) : initial);
  const reset = (values: V) => {
    setFields((before) => ({ initial: values, revision: before.revision + 1 }));
    saveFormDraft(form, values);
    onChange?.(values);
  };

  // Restoring a draft replaces the fields: the focus stays in the field that it was in.
  const focusAgain = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the fields are replaced
  useEffect(() => {
    focusAgain.current();
    focusAgain.current = () => {};
  }, [revision]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    const now = read();
    const isPosted = start.isPosted || start.refusal !== null;
    const draft = isPosted ? null : restoreFormDraft(form, start.values, now);
    if (draft) {
      focusAgain.current = focusedField(element.current);
      reset(draft);
      return;
    }
    if (isPosted || isTyped(form, start.values, now)) saveFormDraft(form, now);
    onChange?.(now);
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
