import type { Accounts } from "./accounts.ts";
import type { OobCode } from "./firebaseTools.ts";

const HOUR = 3_600_000;

/** Firebase's lifetimes of mailed links, in milliseconds. */
const lifetimes: Record<string, number> = {
  PASSWORD_RESET: HOUR,
  EMAIL_SIGNIN: 6 * HOUR,
  VERIFY_EMAIL: 72 * HOUR,
};

/** Expires codes as Firebase does; the emulator's codes never expire. */
export function expireCodes({ state }: Accounts, clock: () => number = Date.now): void {
  const { createOob, validateOobCode } = state;
  state.createOob = (...args) => Object.assign(createOob.apply(state, args), { createdAt: clock() });
  state.validateOobCode = (oobCode) => {
    const code = validateOobCode.call(state, oobCode);
    return code && isExpired(code, clock()) ? undefined : code;
  };
}

function isExpired({ requestType, createdAt = 0 }: OobCode, now: number): boolean {
  const lifetime = lifetimes[requestType];
  return lifetime !== undefined && now - createdAt > lifetime;
}
