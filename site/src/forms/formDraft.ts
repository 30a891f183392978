import { clearDraft, readDraft, saveDraft } from "./draft.ts";
import { type Form, type FormValues, fieldsOf } from "./form.ts";

type Declared<V extends FormValues> = Pick<Form<V, unknown>, "empty" | "hidden" | "secrets" | "draft">;

export function saveFormDraft<V extends FormValues>({ draft, secrets = [] }: Declared<V>, values: V): void {
  if (!draft) return;
  const omitted: readonly string[] = [...secrets, ...(draft.omit ?? [])];
  saveDraft(draft.key, Object.fromEntries(Object.entries(values).filter(([name]) => !omitted.includes(name))));
}

export function clearFormDraft<V extends FormValues>({ draft }: Declared<V>): void {
  if (draft) clearDraft(draft.key);
}

const isGiven = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === "string" && value !== "";

/**
 * Merges the draft of this tab into the form's current values.
 * @param start the values when the form was rendered
 * @returns null without a draft, or if other values were typed before the script ran
 */
export function restoreFormDraft<V extends FormValues>(form: Declared<V>, start: V, now: V): V | null {
  if (!form.draft) return null;
  const visible = fieldsOf(form).filter((name) => !form.secrets?.includes(name));
  if (visible.some((name) => JSON.stringify(now[name]) !== JSON.stringify(start[name]))) return null;
  const draft = readDraft(form.draft.key);
  if (typeof draft !== "object" || draft === null) return null;
  const given = Object.entries(draft).filter(([name, value]) => name in form.empty && isGiven(value));
  return { ...now, ...Object.fromEntries(given) };
}
