import { accountTexts } from "../../texts/accounts.ts";
import { karin } from "./fakes.ts";
import { passwordResetModel } from "./formModels.ts";
import { activationModel, emailLinkModel } from "./linkModels.ts";
import { callsTo, failed, lastInput, succeeded } from "./model.ts";
import type { Step } from "./runScenario.ts";
import { Email, Link, me, Password, restored, type Scenario, verified } from "./scenario.ts";

const save: Step = { type: "SAVE_PASSWORD", Password };
const resetLink: Step[] = [["checkReset", { ok: true, Email }], save];

export const mailScenarios: Scenario[] = [
  {
    section: "4, 2",
    statement:
      "After a password reset link is confirmed: the user is logged in, the server is notified that the password was updated, and the user goes to the admin dashboard.",
    model: passwordResetModel,
    input: { Code: "oob" },
    steps: [...resetLink, ["confirmReset", succeeded], verified, ["passwordUpdated", succeeded], ["getMe", me]],
    expectations: ({ recorded }) => ({
      "with the new password": [lastInput(recorded, "signIn"), { Email, Password }],
      "at the dashboard": [recorded.path, "/admin/dashboard"],
    }),
  },
  {
    section: "8",
    statement: "LINK_HAS_EXPIRED is shown when the reset link fails",
    model: passwordResetModel,
    input: { Code: "oob" },
    steps: [...resetLink, ["confirmReset", failed("LINK_HAS_EXPIRED")]],
    expectations: ({ now }) => ({ "the error is set": [now.context.error, "LINK_HAS_EXPIRED"] }),
  },
  {
    section: "8",
    statement: "LINK_HAS_EXPIRED is shown when the reset link expires, and a new mail can be requested",
    model: passwordResetModel,
    input: { Code: "oob" },
    steps: [["checkReset", failed("LINK_HAS_EXPIRED")], { type: "SEND", Email }, ["sendPasswordReset", succeeded]],
    expectations: ({ recorded }) => ({ "to that address": [lastInput(recorded, "sendPasswordReset"), { Email }] }),
  },
  {
    section: "8",
    statement: "Info alerts use keys login.forgotpasswordsent (for every address)",
    model: passwordResetModel,
    steps: [{ type: "SEND", Email }, ["sendPasswordReset", failed("USER_UNKNOWN")]],
    expectations: ({ now }) => ({
      "no error": [now.context.error, null],
      "the key has a text": [accountTexts["login.forgotpasswordsent"].length > 0, true],
    }),
  },
  {
    section: "more",
    statement: "A weak password is reported at its field",
    model: passwordResetModel,
    input: { Code: "oob" },
    steps: [...resetLink, ["confirmReset", failed("INCORRECT_PROPERTIES", { Password: ["TOO_SHORT"] })]],
    expectations: ({ now }) => ({ "the error is shown there": [now.context.Details, { Password: ["TOO_SHORT"] }] }),
  },
  {
    section: "more",
    statement: "PUT /confirm/{code} behind a button",
    model: activationModel,
    input: { Code: "abc" },
    steps: [{ type: "CONFIRM" }, ["confirmAccount", succeeded], { type: "CONTINUE" }],
    expectations: ({ recorded }) => ({ "the code": [lastInput(recorded, "confirmAccount"), { Code: "abc" }] }),
  },
  {
    section: "more",
    statement: "The activation e-mail's address is cleared when it is used",
    model: activationModel,
    input: { Link },
    steps: [restored(null, Email), ["signInWithLink", succeeded], ["getMe", me]],
    expectations: ({ recorded }) => ({ "it is cleared": [callsTo(recorded, "clearEmail"), ["clearEmail"]] }),
  },
  {
    section: "more",
    statement: "On another device the page asks for the address",
    model: activationModel,
    input: { Link },
    steps: [restored(null), { type: "GIVE_ADDRESS", Email }, ["signInWithLink", succeeded], ["getMe", me]],
    expectations: ({ recorded }) => ({ "with that address": [lastInput(recorded, "signInWithLink"), { Email, Link }] }),
  },
  {
    section: "more",
    statement: "An expired activation shows LINK_HAS_EXPIRED and offers a new mail",
    model: activationModel,
    input: { Code: "abc" },
    steps: [
      { type: "CONFIRM" },
      ["confirmAccount", failed("LINK_HAS_EXPIRED")],
      { type: "SEND", Email },
      ["sendActivationLink", succeeded],
    ],
    expectations: ({ recorded }) => ({ "to that address": [lastInput(recorded, "sendActivationLink"), { Email }] }),
  },
  {
    section: "1, 7",
    statement: "Identity is handled by … email link: sending a sign-in link email",
    model: emailLinkModel,
    steps: [{ type: "SEND", Email }, ["sendSignInLink", succeeded]],
    expectations: ({ recorded }) => ({ "it is sent": [lastInput(recorded, "sendSignInLink"), { Email }] }),
  },
  {
    section: "1, 7",
    statement: "Identity is handled by … email link: using it",
    model: emailLinkModel,
    input: { Link },
    steps: [restored(null, Email), ["signInWithLink", succeeded], ["getMe", me]],
    expectations: ({ now }) => ({ "me is known": [now.output, karin] }),
  },
];
