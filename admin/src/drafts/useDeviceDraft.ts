import { isSameText, textOf } from "@lagrum/core/answer/answerText";
import type { answerDraft } from "@lagrum/core/machines/answerDraft";
import { useEffect, useMemo, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useSession } from "../session/SessionContext.ts";
import { createDraftWriter, findDeviceDrafts, removeDeviceDraft } from "./deviceDrafts.ts";
import type { DeviceDraft, DeviceDraftKey } from "./storedDrafts.ts";

/** Stores unsaved text on the device while it is typed, and finds text that an earlier page stored. */
export function useDeviceDraft(actor: ActorRefFrom<typeof answerDraft>) {
  const { me } = useSession();
  const { QuestionID } = actor.getSnapshot().context;
  const [openedAt] = useState(() => performance.timeOrigin + performance.now());
  const [recovered, setRecovered] = useState<DeviceDraft | null>(null);
  const key = useMemo<DeviceDraftKey>(() => [me.UserID, QuestionID, openedAt], [me.UserID, QuestionID, openedAt]);
  const write = useMemo(() => createDraftWriter(key), [key]);

  useEffect(() => {
    const { unsubscribe } = actor.subscribe((draft) =>
      write(draft.status === "done" || draft.matches("saved") ? null : textOf(draft.context)),
    );
    return unsubscribe;
  }, [actor, write]);

  useEffect(() => {
    let isCurrent = true;
    const stored = textOf(actor.getSnapshot().context);
    void findDeviceDrafts(me.UserID, QuestionID).then((drafts) => {
      const earlier = drafts.filter((draft) => draft.key[2] !== openedAt);
      for (const draft of earlier) if (isSameText(draft, stored)) void removeDeviceDraft(draft.key);
      const unsaved = earlier.find((draft) => !isSameText(draft, stored));
      if (isCurrent) setRecovered(unsaved ?? null);
    });
    return () => {
      isCurrent = false;
    };
  }, [actor, me.UserID, QuestionID, openedAt]);

  return {
    /** An earlier page's unsaved text, or null. */
    recovered,
    /** Removes the recovered text from the device. */
    dismiss: () => {
      if (recovered) void removeDeviceDraft(recovered.key);
      setRecovered(null);
    },
    /** Removes this page's text from the device, when the user chose not to save it. */
    discard: () => write(null),
  };
}
