import type { Handlers } from "../serve.ts";

export const accountHandlers = (): Pick<Handlers, "getMe"> => ({
  getMe: async ({ caller }) => ({ status: 200, body: caller }),
});
