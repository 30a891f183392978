import type { Client } from "@lagrum/core/client";
import type { UpdateUser, UpdateUserAdvanced } from "@lagrum/core/user/userSchema";
import { bodyOf, recordOf } from "./reply.ts";

/** A decision on an application. */
export interface Decision {
  Reason: string;
  Title?: string | undefined;
  UpdatedAt: string;
}

/** `UpdatedAt` of the user when it was read, for optimistic locking. */
export const userMethods = (client: Client) => ({
  acceptUser: (id: number, { Reason, Title, UpdatedAt }: Decision) =>
    recordOf(
      client.acceptUser({ params: { id }, body: { Reason: Reason || null, ...(Title && { Title }), UpdatedAt } }),
    ),
  rejectUser: (id: number, { Reason, UpdatedAt }: Decision) =>
    recordOf(client.rejectUser({ params: { id }, body: { Reason, UpdatedAt } })),
  editUser: (id: number, body: UpdateUser) => recordOf(client.updateUser({ params: { id }, body })),
  editUserAdvanced: (id: number, body: UpdateUserAdvanced) =>
    recordOf(client.updateUserAdvanced({ params: { id }, body })),
  deleteUser: async (id: number) => {
    await bodyOf(client.deleteUser({ params: { id } }));
    return { data: { id } };
  },
  getAnswersInfo: async (id: number) => ({ data: await bodyOf(client.getAnswersInfo({ params: { id } })) }),
  listTestAnswersOf: async (id: number) => ({
    data: (await bodyOf(client.listUserTestAnswers({ params: { id } }))).TestAnswers,
  }),
});
