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
  /** Saves what was typed; a refusal is shown, with nothing lost. Hands back false to stay open and ask more. */
  save: () => Promise<unknown>;
  onClose: () => void;
  /** How wide it may be: wider for long texts. */
  maxWidth?: "sm" | "md";
  /** What the button says, when saving isn't the word for it. */
  words?: { save: string; saving: string };
  /** What to do when somebody else has saved first; without it that is a refusal like others. */
  merging?: Merging<Row, Values>;
  /** Something was typed: asks before it is thrown away. */
  isChanged?: boolean;
  children: (fields: FormError["fields"]) => ReactNode;
}

const saveWords = { save: "Spara", saving: "Sparar …" };

/** A small form in a dialog. */
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
  const [present, setPresent] = useState<Row | null>(null);
  const [isAsked, ask] = useState(false);
  const leave = () => (isChanged ? ask(true) : onClose());

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
      setPresent(row);
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
          {merging && present && (
            <MergeDialog
              {...merging}
              theirs={merging.valuesOf(present)}
              onClose={() => setPresent(null)}
              onChosen={(values) => {
                merging.take(values, present);
                setPresent(null);
              }}
            />
          )}
          <LeaveWarning isUnsaved={isChanged} />
          {isAsked && <DiscardDialog onStay={() => ask(false)} onLeave={onClose} />}
        </>
      }
    >
      {children(formError?.fields ?? {})}
    </DialogFrame>
  );
}
