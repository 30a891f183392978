import { accountTexts } from "../../texts/accounts.ts";
import { karin } from "./fakes.ts";
import { passwordResetWorld } from "./formModels.ts";
import { activationWorld, emailLinkWorld } from "./linkModels.ts";
import { called, done, lastInput, refused } from "./model.ts";
import type { Step } from "./runScenario.ts";
import { Email, keeping, Link, me, Password, type Sentence, verified } from "./scenario.ts";

const save: Step = { type: "SAVE_PASSWORD", Password };
const resetLink: Step[] = [["checkReset", { ok: true, Email }], save];

export const mailSentences: Sentence[] = [
  {
    section: "4, 2",
    sentence:
      "After a password reset link is confirmed: the user is logged in, the server is told the password was updated, and the user goes to the admin dashboard.",
    world: passwordResetWorld,
    input: { Code: "oob" },
    steps: [...resetLink, ["confirmReset", done], verified, ["passwordUpdated", done], ["getMe", me]],
    facts: ({ left }) => ({
      "with the new password": [lastInput(left, "signIn"), { Email, Password }],
      "at the dashboard": [left.path, "/admin/dashboard"],
    }),
  },
  {
    section: "8",
    sentence: "LINK_HAS_EXPIRED is shown when the reset link fails",
    world: passwordResetWorld,
    input: { Code: "oob" },
    steps: [...resetLink, ["confirmReset", refused("LINK_HAS_EXPIRED")]],
    facts: ({ now }) => ({ "it says so": [now.context.error, "LINK_HAS_EXPIRED"] }),
  },
  {
    section: "8",
    sentence: "LINK_HAS_EXPIRED is shown when the reset link expires, and a new mail can be requested",
    world: passwordResetWorld,
    input: { Code: "oob" },
    steps: [["checkReset", refused("LINK_HAS_EXPIRED")], { type: "SEND", Email }, ["sendPasswordReset", done]],
    facts: ({ left }) => ({ "to that address": [lastInput(left, "sendPasswordReset"), { Email }] }),
  },
  {
    section: "8",
    sentence: "Info alerts use keys login.forgotpasswordsent (for every address)",
    world: passwordResetWorld,
    steps: [{ type: "SEND", Email }, ["sendPasswordReset", refused("USER_UNKNOWN")]],
    facts: ({ now }) => ({
      "no error": [now.context.error, null],
      "the key has words": [accountTexts["login.forgotpasswordsent"].length > 0, true],
    }),
  },
  {
    section: "more",
    sentence: "A weak password is reported at its field",
    world: passwordResetWorld,
    input: { Code: "oob" },
    steps: [...resetLink, ["confirmReset", refused("INCORRECT_PROPERTIES", { Password: ["TOO_SHORT"] })]],
    facts: ({ now }) => ({ "it is said there": [now.context.Details, { Password: ["TOO_SHORT"] }] }),
  },
  {
    section: "more",
    sentence: "PUT /confirm/{code} behind a button",
    world: activationWorld,
    input: { Code: "abc" },
    steps: [{ type: "CONFIRM" }, ["confirmAccount", done], { type: "CONTINUE" }],
    facts: ({ left }) => ({ "the code": [lastInput(left, "confirmAccount"), { Code: "abc" }] }),
  },
  {
    section: "more",
    sentence: "The activation e-mail's address is cleared when it is used",
    world: activationWorld,
    input: { Link },
    steps: [keeping(null, Email), ["signInWithLink", done], ["getMe", me]],
    facts: ({ left }) => ({ "it is cleared": [called(left, "forgetEmail"), ["forgetEmail"]] }),
  },
  {
    section: "more",
    sentence: "On another device the page asks for the address",
    world: activationWorld,
    input: { Link },
    steps: [keeping(null), { type: "GIVE_ADDRESS", Email }, ["signInWithLink", done], ["getMe", me]],
    facts: ({ left }) => ({ "with that address": [lastInput(left, "signInWithLink"), { Email, Link }] }),
  },
  {
    section: "more",
    sentence: "An expired activation shows LINK_HAS_EXPIRED and offers a new mail",
    world: activationWorld,
    input: { Code: "abc" },
    steps: [
      { type: "CONFIRM" },
      ["confirmAccount", refused("LINK_HAS_EXPIRED")],
      { type: "SEND", Email },
      ["sendActivationLink", done],
    ],
    facts: ({ left }) => ({ "to that address": [lastInput(left, "sendActivationLink"), { Email }] }),
  },
  {
    section: "1, 7",
    sentence: "Identity is handled by … email link: sending a sign-in link email",
    world: emailLinkWorld,
    steps: [{ type: "SEND", Email }, ["sendSignInLink", done]],
    facts: ({ left }) => ({ "it is sent": [lastInput(left, "sendSignInLink"), { Email }] }),
  },
  {
    section: "1, 7",
    sentence: "Identity is handled by … email link: using it",
    world: emailLinkWorld,
    input: { Link },
    steps: [keeping(null, Email), ["signInWithLink", done], ["getMe", me]],
    facts: ({ now }) => ({ "me is known": [now.output, karin] }),
  },
];
