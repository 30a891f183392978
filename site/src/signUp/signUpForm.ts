import { SignUp } from "@lagrum/core/account/accountSchema";
import { type Details, toDetails } from "@lagrum/core/contract/problem";
import {
  emptyProfile,
  type ProfileValues,
  profileFields,
  readProfile,
  textOf,
  toProfile,
} from "../profile/profileForm.ts";

/** The fields in the order of the form. */
export const signUpFields = [
  ...profileFields.slice(0, 3),
  "Email",
  "Password",
  ...profileFields.slice(3),
  "ReferralSource",
  "AcceptConfidentiality",
  "AcceptPrivacy",
] as const;
export type SignUpField = (typeof signUpFields)[number];

/** Everything as typed. `Key` makes sending twice one application; `Website` is bait. */
export type SignUpValues = ProfileValues &
  Record<
    "Email" | "Password" | "ReferralSource" | "AcceptConfidentiality" | "AcceptPrivacy" | "Website" | "Key",
    string
  >;

/** A form that nobody has touched, with a key of its own. */
export const emptySignUp = (): SignUpValues => ({
  ...emptyProfile,
  Email: "",
  Password: "",
  ReferralSource: "",
  AcceptConfidentiality: "",
  AcceptPrivacy: "",
  Website: "",
  Key: crypto.randomUUID(),
});

/** The values of a posted or live form. */
export const readSignUp = (form: FormData): SignUpValues => ({
  ...readProfile(form),
  Email: textOf(form, "Email"),
  Password: textOf(form, "Password"),
  ReferralSource: textOf(form, "ReferralSource"),
  AcceptConfidentiality: textOf(form, "AcceptConfidentiality"),
  AcceptPrivacy: textOf(form, "AcceptPrivacy"),
  Website: textOf(form, "Website"),
  Key: textOf(form, "Key") || crypto.randomUUID(),
});

export type CheckedSignUp = { ok: true; body: SignUp } | { ok: false; details: Details };

/** The form's check: the contract's schema. Which passwords are too common, the server knows. */
export function checkSignUp(values: SignUpValues): CheckedSignUp {
  const body = {
    ...toProfile(values),
    Email: values.Email,
    Password: values.Password,
    ReferralSource: values.ReferralSource || null,
    AcceptConfidentiality: values.AcceptConfidentiality === "true",
    AcceptPrivacy: values.AcceptPrivacy === "true",
    Website: values.Website,
  };
  const parsed = SignUp.safeParse(body, { reportInput: true });
  if (!parsed.success) {
    const details = toDetails(parsed.error);
    if (values.Password === "") details.Password = ["REQUIRED"];
    return { ok: false, details };
  }
  return { ok: true, body: parsed.data };
}
