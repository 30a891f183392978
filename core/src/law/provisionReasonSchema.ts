import { lengths, multiline } from "../contract/fieldSchema.ts";

/** Why an author answers for places in acts that can't be verified here. */
export const ProvisionReason = multiline(lengths.Reason);

/** A field of each text that is sent or published besides answers, which have confirmations of their own. */
export const provisionReason = { ProvisionReason: ProvisionReason.optional() };
