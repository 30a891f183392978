import type { InboxItem, InboxState } from "@lagrum/core/inbox/inboxSchema";
import { useRef } from "react";
import { useDataProvider, useListContext } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { BulkAction } from "../lists/BulkAction.tsx";

const noun = { one: "ärende", many: "ärenden" };

/** Bulk actions: take or handle. Undo restores each item's state. */
export function BulkMoveButtons() {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { data = [] } = useListContext<InboxItem & { id: number }>();
  const before = useRef(new Map<number, InboxState>());
  const to = (State: InboxState) => (id: number) => {
    before.current.set(id, data.find(({ ID }) => ID === id)?.State ?? "New");
    return dataProvider.updateInboxItem(id, { State });
  };
  const back = (id: number) => dataProvider.updateInboxItem(id, { State: before.current.get(id) ?? "New" });
  const nameOf = (id: number) => data.find(({ ID }) => ID === id)?.Reference ?? String(id);
  return (
    <>
      <BulkAction
        label="Ta hand om"
        working="Tar hand om …"
        past="togs om hand"
        noun={noun}
        nameOf={nameOf}
        action={to("Taken")}
        undo={back}
      />
      <BulkAction
        label="Klart"
        working="Markerar …"
        past="klarmarkerades"
        noun={noun}
        nameOf={nameOf}
        action={to("Handled")}
        undo={back}
      />
    </>
  );
}
