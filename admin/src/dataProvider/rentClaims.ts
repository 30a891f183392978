import type { Client } from "@lagrum/core/client";
import type { ShowPersonalNumber } from "@lagrum/core/contract/personalNumberSchema";
import type { MoveRentClaim } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { bodyOf, fileOf, recordOf } from "./reply.ts";

/** Rent claims. */
export const rentClaimMethods = (client: Client) => ({
  moveRentClaim: (id: number, body: MoveRentClaim) => recordOf(client.moveRentClaim({ params: { id }, body })),
  /** The audit log records who read the number, and why. */
  showPersonalNumber: async (id: number, body: ShowPersonalNumber): Promise<string> =>
    (await bodyOf(client.showPersonalNumber({ params: { id }, body }))).PersonalNumber,
  downloadRentClaimFile: (id: number, fileId: number) =>
    fileOf(client.downloadRentClaimFile({ params: { id, fileId } })),
});
