import type { WriteToAsker } from "@lagrum/core/question/messageSchema";
import { recordQuestionChange } from "../audit/auditLog.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { confirmPlacesIn } from "../provisions/textGate.ts";

/**
 * A message to the asker runs the gate of citations.
 * @throws Failure PROVISION_NOT_FOUND, PROVISION_UNCONFIRMED
 */
export async function confirmPlacesInMessage(
  context: ServiceContext,
  id: number,
  { Message, ProvisionReason: reason }: WriteToAsker,
): Promise<void> {
  const text = { texts: [Message], before: [], reason, field: "Message" };
  const Changed = await confirmPlacesIn(context.tx, context.now, text);
  if (Changed.length > 0) await recordQuestionChange(context, id, "provisionConfirmed", Changed);
}
