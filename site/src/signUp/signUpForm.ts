import { SignUp } from "@lagrum/core/account/accountSchema";
import { checkBody } from "@lagrum/core/contract/checkBody";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { withErrors } from "../forms/errorSummary.ts";
import { defineForm, type ValuesOf } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";
import { emptyProfile, toProfile } from "../profile/profileForm.ts";

const { FirstName, LastName, Phone, ...studiesAndWork } = emptyProfile;

/** The application. Only the server rejects common passwords. */
export const signUpForm = defineForm({
  empty: {
    ...{ FirstName, LastName, Phone },
    Email: "",
    Password: "",
    ...studiesAndWork,
    ReferralSource: "",
    AcceptConfidentiality: "",
    AcceptPrivacy: "",
    ...spamProtection,
  },
  secrets: ["Password"],
  draft: { key: "signup", omit: ["AcceptConfidentiality", "AcceptPrivacy"] },
  check: (values) => {
    const checked = checkBody(SignUp, {
      ...toProfile(values),
      Email: values.Email,
      Password: values.Password,
      ReferralSource: values.ReferralSource || null,
      AcceptConfidentiality: values.AcceptConfidentiality === "true",
      AcceptPrivacy: values.AcceptPrivacy === "true",
      Website: values.Website,
    });
    return withErrors(checked, values.Password === "" ? { Password: ["REQUIRED"] } : {});
  },
  notSent: { title: "Ansökan är inte skickad", text: accountTexts["signup.notSent"] },
});
export type SignUpValues = ValuesOf<typeof signUpForm>;
