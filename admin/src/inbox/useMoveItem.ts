import type { InboxItem, InboxState } from "@lagrum/core/inbox/inboxSchema";
import { useCallback, useRef, useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { toFormError } from "../ui/formError.ts";

/** The last move, for undo. */
export interface Moved {
  item: Pick<InboxItem, "ID" | "State">;
  to: InboxState;
  at: number;
}

/** Changes an item's state. An error is shown as a notification, and the list refetched. */
export function useMoveItem() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const [moved, setMoved] = useState<Moved | null>(null);
  // Requests are queued, so that a second press doesn't overtake the first.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const move = useCallback(
    async (item: Moved["item"], to: InboxState, isUndo = false) => {
      const before = queue.current;
      const call = before.then(() => dataProvider.updateInboxItem(item.ID, { State: to }));
      queue.current = call.catch(() => undefined);
      try {
        await call;
        setMoved(isUndo ? null : { item, to, at: Date.now() });
      } catch (error) {
        notify(toFormError(error).text, { type: "error" });
      }
      refresh();
    },
    [dataProvider, notify, refresh],
  );
  const undo = () => void (moved && move({ ...moved.item, State: moved.to }, moved.item.State, true));
  return { moved, move, undo };
}

export type Move = ReturnType<typeof useMoveItem>["move"];
