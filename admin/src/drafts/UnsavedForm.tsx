import { formatDateTime } from "@lagrum/core/text/dates";
import { useEffect, useMemo, useState } from "react";
import { useRecordContext, useResourceContext } from "react-admin";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useSession } from "../session/SessionContext.ts";
import { DraftOffer } from "./DraftOffer.tsx";
import { createFormDraftWriter, findFormDraft, removeFormDraft } from "./formDrafts.ts";
import type { FormDraft, FormDraftKey } from "./storedDrafts.ts";

/** Stores a form's unsaved values on the device, and removes them when they are saved or discarded. */
function useStoredValues(key: FormDraftKey): void {
  const write = useMemo(() => createFormDraftWriter(key), [key]);
  const { getValues } = useFormContext();
  const { isDirty } = useFormState();
  const values = useWatch();
  useEffect(() => write(isDirty && values ? getValues() : null), [write, values, isDirty, getValues]);
  useEffect(() => {
    const { pathname } = location;
    // Removed after a save, or when the user discards the text. The end of a session preserves the text.
    return () => {
      if (location.pathname !== pathname) write(null);
    };
  }, [write]);
}

/** In a form of React-Admin: offers to restore values that an earlier page stored on this device but never saved. */
export function UnsavedForm() {
  const { UserID } = useSession().me;
  const resource = useResourceContext();
  const record = useRecordContext();
  const { getValues, reset } = useFormContext();
  const [openedAt] = useState(() => performance.timeOrigin + performance.now());
  const place = `${resource}/${record?.id ?? "create"}`;
  const key = useMemo<FormDraftKey>(() => [UserID, place, openedAt], [UserID, place, openedAt]);
  const [recovered, setRecovered] = useState<FormDraft | null>(null);
  useStoredValues(key);
  useEffect(() => {
    let isCurrent = true;
    void findFormDraft(key).then((draft) => isCurrent && setRecovered(draft));
    return () => {
      isCurrent = false;
    };
  }, [key]);

  if (recovered === null) return null;
  const { values, writtenAt } = recovered;
  const { UpdatedAt } = getValues();
  const dismiss = () => {
    void removeFormDraft(recovered.key);
    setRecovered(null);
  };
  const restore = () => reset({ ...values, UpdatedAt }, { keepDefaultValues: true });
  return (
    <DraftOffer onRestore={restore} onDismiss={dismiss}>
      <p style={{ marginTop: 0 }}>
        Du skrev här {formatDateTime(new Date(writtenAt))} utan att spara.
        {values.UpdatedAt !== UpdatedAt && " Uppgifterna har ändrats sedan dess: jämför innan du sparar."}
      </p>
    </DraftOffer>
  );
}
