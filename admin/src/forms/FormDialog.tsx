import { type ReactNode, useState } from "react";
import { useRefresh } from "react-admin";
import { MergeDialog } from "../conflicts/MergeDialog.tsx";
import { conflictingRow } from "../conflicts/merge.ts";
import type { Merging } from "../conflicts/useOptimisticLock.ts";
import { DialogFrame } from "../ui/DialogFrame.tsx";
import { DiscardDialog } from "../ui/DiscardDialog.tsx";
import { type FormError, toFormError } from "../ui/formError.ts";
import { LeaveWarning } from "../ui/LeaveWarning.tsx";

interface Props<Row, Values extends object> {
  title: string;
  /** Saves the form. An error is shown and the values are preserved. Resolves to false to leave the dialog open. */
  save: () => Promise<unknown>;
  onClose: () => void;
  /** "md" suits long texts. */
  maxWidth?: "sm" | "md";
  /** Labels of the submit button. */
  words?: { save: string; saving: string };
  /** Resolves a CHANGED_BY_OTHER conflict; without it the conflict is shown as an error. */
  merging?: Merging<Row, Values>;
  /** Unsaved input: asks before discarding it. */
  isChanged?: boolean;
  children: (fields: FormError["fields"]) => ReactNode;
}

const saveWords = { save: "Spara", saving: "Sparar …" };

/** A form in a dialog. */
export function FormDialog<Row extends { UpdatedAt: string }, Values extends object>({
  title,
  save,
  onClose,
  maxWidth = "sm",
  words = saveWords,
  merging,
  isChanged = false,
  children,
}: Props<Row, Values>) {
  const refresh = useRefresh();
  const [formError, setFormError] = useState<FormError | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [current, setCurrent] = useState<Row | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const leave = () => (isChanged ? setDiscarding(true) : onClose());

  const submit = async () => {
    setSaving(true);
    try {
      if ((await save()) === false) {
        setFormError(null);
        setSaving(false);
        return;
      }
      refresh();
      onClose();
    } catch (error) {
      const row = merging ? conflictingRow<Row>(error) : null;
      setCurrent(row);
      setFormError(row ? null : toFormError(error));
      setSaving(false);
    }
  };
  return (
    <DialogFrame
      title={title}
      maxWidth={maxWidth}
      formError={formError?.text ?? null}
      action={isSaving ? words.saving : words.save}
      isPending={isSaving}
      onSubmit={() => void submit()}
      onCancel={leave}
      over={
        <>
          {merging && current && (
            <MergeDialog
              {...merging}
              theirs={merging.valuesOf(current)}
              onClose={() => setCurrent(null)}
              onChosen={(values) => {
                merging.applyMerge(values, current);
                setCurrent(null);
              }}
            />
          )}
          <LeaveWarning isUnsaved={isChanged} />
          {isDiscarding && <DiscardDialog onStay={() => setDiscarding(false)} onLeave={onClose} />}
        </>
      }
    >
      {children(formError?.fields ?? {})}
    </DialogFrame>
  );
}
