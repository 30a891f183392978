import type { SignupEffects } from "@lagrum/core/machines/signup";
import { api } from "../api.ts";

/** What the form asks of the API and the browser. */
export const signUpEffects: SignupEffects = {
  signUp: async ({ form, idempotencyKey }) => {
    const outcome = await api().signUp({ body: form, idempotencyKey });
    return outcome.ok ? { ok: true } : { ok: false, ...outcome.body };
  },
  keepEmail: () => {},
  goTo: (path) => window.location.assign(path),
};
