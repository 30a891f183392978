/**
 * The field of a form that has the focus now.
 * @returns a function that moves the focus and the caret to the same field after the fields were replaced
 */
export function focusedField(form: HTMLFormElement | null): () => void {
  const field = document.activeElement;
  if (!field?.id || !form?.contains(field)) return () => undefined;
  const caret = isText(field) ? field.selectionEnd : null;
  return () => {
    const next = document.getElementById(field.id);
    next?.focus();
    if (isText(next) && caret !== null) next.setSelectionRange(caret, caret);
  };
}

const isText = (field: Element | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
