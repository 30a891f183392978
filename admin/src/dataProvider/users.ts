import type { Client } from "@lagrum/core/client";
import type { TestAnswer } from "@lagrum/core/testQuestion/testQuestionSchema";
import type { AnswersInfo, UpdateUser, UpdateUserAdvanced, User } from "@lagrum/core/user/userSchema";
import { bodyOf } from "./httpError.ts";

export interface Reply<T> {
  data: T;
}

/** What can be done with people, for the data provider. A decision says what it was taken on: `UpdatedAt`. */
export const userMethods = (client: Client) => ({
  acceptUser: async (id: number, Reason: string, UpdatedAt: string): Promise<Reply<User>> => ({
    data: bodyOf(await client.acceptUser({ params: { id }, body: { Reason: Reason || null, UpdatedAt } })),
  }),
  rejectUser: async (id: number, Reason: string, UpdatedAt: string): Promise<Reply<User>> => ({
    data: bodyOf(await client.rejectUser({ params: { id }, body: { Reason, UpdatedAt } })),
  }),
  editUser: async (id: number, body: UpdateUser): Promise<Reply<User>> => ({
    data: bodyOf(await client.updateUser({ params: { id }, body })),
  }),
  editUserAdvanced: async (id: number, body: UpdateUserAdvanced): Promise<Reply<User>> => ({
    data: bodyOf(await client.updateUserAdvanced({ params: { id }, body })),
  }),
  deleteUser: async (id: number): Promise<Reply<{ id: number }>> => {
    bodyOf(await client.deleteUser({ params: { id } }));
    return { data: { id } };
  },
  getAnswersInfo: async (id: number): Promise<Reply<AnswersInfo>> => ({
    data: bodyOf(await client.getAnswersInfo({ params: { id } })),
  }),
  listTestAnswersOf: async (id: number): Promise<Reply<TestAnswer[]>> => ({
    data: bodyOf(await client.listUserTestAnswers({ params: { id } })).TestAnswers,
  }),
});
