import { type Me, UpdateMe } from "@lagrum/core/account/accountSchema";
import { type Details, toDetails } from "@lagrum/core/contract/problem";
import { type ProfileValues, profileFields, profileOf, toProfile } from "./profileForm.ts";

export type CheckedProfile = { ok: true; body: UpdateMe } | { ok: false; details: Details };

/**
 * What was changed of one's own data, checked. What was left as it is stays out: whoever never applied through the
 * form may change the telephone without telling where they study.
 */
export function checkProfile(values: ProfileValues, me: Me): CheckedProfile {
  const before = profileOf(me);
  const after = toProfile(values);
  const changed = profileFields.filter((field) => JSON.stringify(values[field]) !== JSON.stringify(before[field]));
  const body = Object.fromEntries(changed.map((field) => [field, after[field]]));
  const parsed = UpdateMe.safeParse(body, { reportInput: true });
  const details: Details = parsed.success ? {} : toDetails(parsed.error);
  for (const field of changed) if (after[field] === undefined) details[field] = ["REQUIRED"];
  if (!parsed.success || Object.keys(details).length > 0) return { ok: false, details };
  return { ok: true, body: parsed.data };
}
