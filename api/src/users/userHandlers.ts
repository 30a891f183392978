import { isAdmin, isStaff } from "@lagrum/core/account/roles";
import type { StaffAnswerList, StaffAnswerQuery } from "@lagrum/core/answer/answerSchema";
import type { App } from "../app.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import { getAnswersInfo } from "./answersInfo.ts";
import { checkUser, getUser, listUsers } from "./userRepository.ts";
import { acceptUser, deleteUser, rejectUser, updateUser, updateUserAdvanced } from "./userService.ts";

type UserHandlers = Pick<
  Handlers,
  | "listUsers"
  | "getUser"
  | "updateUser"
  | "updateUserAdvanced"
  | "deleteUser"
  | "acceptUser"
  | "rejectUser"
  | "listUserAnswers"
  | "listUserAnswersAdvanced"
  | "getAnswersInfo"
>;

/** @param listAnswers the staff's list of answers, with every filter. */
export function userHandlers(
  app: App,
  listAnswers: (query: StaffAnswerQuery) => Promise<StaffAnswerList>,
): UserHandlers {
  const { db, clock } = app;
  const whole = async (id: number) => ({ status: 200, body: await getUser(db, id) }) as const;
  return {
    listUsers: async ({ query }) => ({ status: 200, body: await listUsers(db, query) }),

    getUser: ({ params }) => whole(params.id),

    updateUser: async ({ params, body, write }) => {
      await write((context) => updateUser(context, params.id, body));
      return whole(params.id);
    },

    updateUserAdvanced: async ({ params, body, write }) => {
      await write((context) => updateUserAdvanced(context, params.id, body));
      return whole(params.id);
    },

    deleteUser: async ({ params, write }) => {
      await write((context) => deleteUser(context, params.id));
      return { status: 204, body: null };
    },

    acceptUser: async ({ params, body, write }) => {
      await write((context) => acceptUser(context, params.id, body));
      return whole(params.id);
    },

    rejectUser: async ({ params, body, write }) => {
      await write((context) => rejectUser(context, params.id, body));
      return whole(params.id);
    },

    listUserAnswers: async ({ params, query, caller }) => {
      if (params.id !== caller.UserID && !isStaff(caller.roles)) throw new Failure("NOT_FOUND");
      await checkUser(db, params.id);
      const body = await listAnswers({ ...query, UserID: params.id, State: "Published", Hidden: false });
      return { status: 200, body };
    },

    listUserAnswersAdvanced: async ({ params, query }) => {
      await checkUser(db, params.id);
      return { status: 200, body: await listAnswers({ ...query, UserID: params.id }) };
    },

    getAnswersInfo: async ({ params, caller }) => {
      if (params.id !== caller.UserID && !isAdmin(caller.roles)) throw new Failure("NOT_FOUND");
      return { status: 200, body: await getAnswersInfo(db, params.id, clock()) };
    },
  };
}
