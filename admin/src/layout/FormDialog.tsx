import { type ReactNode, useState } from "react";
import { useRefresh } from "react-admin";
import { MergeDialog } from "../merging/MergeDialog.tsx";
import { presentOf } from "../merging/merge.ts";
import type { Merging } from "../merging/useLockedForm.ts";
import { DialogFrame } from "./DialogFrame.tsx";
import { DiscardDialog } from "./DiscardDialog.tsx";
import { type Fault, faultOf } from "./fault.ts";
import { LeaveWarning } from "./LeaveWarning.tsx";

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
  children: (fields: Fault["fields"]) => ReactNode;
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
  const [fault, setFault] = useState<Fault | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [present, setPresent] = useState<Row | null>(null);
  const [isAsked, ask] = useState(false);
  const leave = () => (isChanged ? ask(true) : onClose());

  const submit = async () => {
    setSaving(true);
    try {
      if ((await save()) === false) {
        setFault(null);
        setSaving(false);
        return;
      }
      refresh();
      onClose();
    } catch (error) {
      const row = merging ? presentOf<Row>(error) : null;
      setPresent(row);
      setFault(row ? null : faultOf(error));
      setSaving(false);
    }
  };
  return (
    <DialogFrame
      title={title}
      maxWidth={maxWidth}
      fault={fault?.text ?? null}
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
      {children(fault?.fields ?? {})}
    </DialogFrame>
  );
}
