import { clearDraft, readDraft, saveDraft } from "./draft.ts";
import { type Form, type FormValues, fieldsOf } from "./form.ts";

type Declared<V extends FormValues> = Pick<Form<V, unknown>, "empty" | "hidden" | "secrets" | "draft">;

/** The same form with a draft of its own for one case, so that the text never shows in another case. */
export function withDraftOf<F extends { draft?: { key: string } }>(form: F, draftOf: string | undefined): F {
  return form.draft && draftOf ? { ...form, draft: { ...form.draft, key: `${form.draft.key}-${draftOf}` } } : form;
}

export function saveFormDraft<V extends FormValues>({ draft, secrets = [] }: Declared<V>, values: V): void {
  if (!draft) return;
  const omitted: readonly string[] = ["Website", ...secrets, ...(draft.omit ?? [])];
  saveDraft(draft.key, Object.fromEntries(Object.entries(values).filter(([name]) => !omitted.includes(name))));
}

export const hasFormDraft = <V extends FormValues>({ draft }: Declared<V>): boolean =>
  draft !== undefined && readDraft(draft.key) !== null;

export function clearFormDraft<V extends FormValues>({ draft }: Declared<V>): void {
  if (draft) clearDraft(draft.key);
}

const isGiven = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : typeof value === "string" && value !== "";

/** The boxes of a list have the order of the page. */
const inOrder = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);

/** A field that the form doesn't show now has no value. */
const isChanged = (before: unknown, now: unknown) => isGiven(now) && inOrder(now) !== inOrder(before);

/**
 * Whether anything was typed before the script ran.
 * @param start the values when the form was rendered
 */
export const isTyped = <V extends FormValues>(form: Declared<V>, start: V, now: V): boolean =>
  fieldsOf(form).some((name) => isChanged(start[name], now[name]));

/**
 * Merges the draft of this tab into the form's current values. What was typed before the script ran is newer than the
 * draft.
 * @param start the values when the form was rendered
 * @returns null without a draft
 */
export function restoreFormDraft<V extends FormValues>(form: Declared<V>, start: V, now: V): V | null {
  if (!form.draft) return null;
  const draft = readDraft(form.draft.key);
  if (typeof draft !== "object" || draft === null) return null;
  const hidden: readonly string[] = form.hidden ?? [];
  const restored = Object.entries(draft).filter(([name, value]) => {
    // A field that is usually filled in can have been emptied.
    const isStored = name in form.empty && (isGiven(value) || isGiven(form.empty[name]));
    const isNewer = hidden.includes(name) ? isGiven(now[name]) : isChanged(start[name], now[name]);
    return isStored && !isNewer;
  });
  return { ...now, ...Object.fromEntries(restored) };
}
