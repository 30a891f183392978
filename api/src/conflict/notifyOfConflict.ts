import type { Matter } from "@lagrum/core/conflict/partySchema";
import { listAdministrators } from "../accounts/administrators.ts";
import type { OpenContext } from "../http/serviceContext.ts";

/** Mails the administrators that a matter may be against another client. The mail has its reference only. */
export async function notifyOfConflict({ tx, jobs }: OpenContext, { Kind, ID }: Matter): Promise<void> {
  for (const UserID of await listAdministrators(tx)) {
    await jobs.send(tx, "mail", { Kind: "conflictFound", UserID, Matter: { Kind, ID } });
  }
}
