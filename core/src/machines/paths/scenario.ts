import { karin } from "./fakes.ts";
import type { Expectations } from "./model.ts";
import type { Run, ScenarioResult, Step } from "./runScenario.ts";

export interface Scenario extends Run {
  /** The specification's section, or "more" for what it leaves open. */
  section: string;
  statement: string;
  expectations: (result: ScenarioResult) => Expectations;
}

export const Email = "karin@exempel.se";
export const Password = "ett långt lösenord";
export const Link = "https://lagrum.exempel/?mode=signIn&oobCode=abc";
export const me = { ok: true, me: karin };
export const verified: Step = ["signIn", { ok: true, isVerified: true }];
export const restored = (UserID: number | null, address: string | null = null): Step => [
  "restore",
  { ok: true, persisted: { UserID, Email: address, isActivation: address !== null } },
];
