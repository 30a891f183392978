import { karin } from "./fakes.ts";
import type { Facts } from "./model.ts";
import type { Step, Walk, Walked } from "./runScenario.ts";

export interface Sentence extends Walk {
  /** The specification's section, or "more" for what it leaves open. */
  section: string;
  sentence: string;
  facts: (walked: Walked) => Facts;
}

export const Email = "karin@exempel.se";
export const Password = "ett långt lösenord";
export const Link = "https://lagrum.exempel/?mode=signIn&oobCode=abc";
export const me = { ok: true, me: karin };
export const verified: Step = ["signIn", { ok: true, isVerified: true }];
export const keeping = (UserID: number | null, address: string | null = null): Step => [
  "restore",
  { ok: true, kept: { UserID, Email: address, isActivation: address !== null } },
];
