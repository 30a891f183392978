import { inboxObstacle } from "@lagrum/core/inbox/inboxRules";
import type { InboxState, UpdateInboxItem } from "@lagrum/core/inbox/inboxSchema";
import { changedFields, fieldChange, recordChange } from "../audit/auditLog.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import type { Account } from "../http/session.ts";
import { getNoteChange, lockItem, setItem } from "./inboxRepository.ts";

type Item = Awaited<ReturnType<typeof lockItem>>;

const unassigned = { TakenByID: null, TakenAt: null };
const unhandled = { HandledByID: null, HandledAt: null };

/** The columns of that state. A reopened item keeps its former assignee. */
function columnsOf(item: Item, State: InboxState, caller: Account, now: Date) {
  const at = now.toISOString();
  switch (State) {
    case "New":
      return { State, ...unassigned, ...unhandled };
    case "Taken": {
      const isTheirs = item.State === "Handled" && item.TakenByID !== null;
      return { State, ...(!isTheirs && { TakenByID: caller.UserID, TakenAt: at }), ...unhandled };
    }
    case "Handled":
      return { State, HandledByID: caller.UserID, HandledAt: at };
  }
}

function actOf(from: InboxState, to: InboxState) {
  if (to === "Handled") return "handled";
  if (from === "Handled") return "reopened";
  return to === "Taken" ? "taken" : "released";
}

/** Updates state and note. @throws Failure NOT_FOUND, TAKEN_BY_OTHER, CHANGED_BY_OTHER */
export async function updateItem(
  context: ServiceContext,
  id: number,
  { State, Note, UpdatedAt }: UpdateInboxItem,
): Promise<void> {
  const { tx, caller, now } = context;
  const item = await lockItem(tx, id);
  const takesOver = State === "Taken" && item.State === "Taken" && item.TakenByID !== caller.UserID;
  const moves = State !== undefined && (State !== item.State || takesOver);
  const obstacle = moves ? inboxObstacle(item.TakenByID, caller) : null;
  if (obstacle) throw new Failure(obstacle);
  if (Note !== undefined) checkUnchanged({ UpdatedAt: await getNoteChange(tx, id) }, UpdatedAt);
  const note = changedFields(item, { Note }, ["Note"]);
  if (!moves && note.length === 0) return;
  await setItem(tx, id, { ...(moves && columnsOf(item, State, caller, now)), ...(Note !== undefined && { Note }) });
  const action = moves ? actOf(item.State, State) : "noted";
  const changed = moves ? [fieldChange("State", item.State, State), ...note] : note;
  await recordChange(context, { Entity: "inbox", EntityID: id, Action: action, Changed: changed });
}
