import { accountTexts, alertKey, alertText } from "../../texts/accounts.ts";
import { emailErrorText } from "../../texts/errors.ts";
import { signupWorld, userApprovalWorld } from "./formModels.ts";
import { done, lastInput, refused } from "./model.ts";
import type { Walked } from "./runScenario.ts";
import { Email, Password, type Sentence } from "./scenario.ts";

const refusal = (now: Walked["now"]) => ({ Code: now.context.error, Details: now.context.Details });
const form = { Email, Password };

export const applicationSentences: Sentence[] = [
  {
    section: "2, 8",
    sentence: "signup.signupComplete; after sign-up the user is sent to /signin.",
    world: signupWorld,
    steps: [{ type: "SIGN_UP", form }, ["signUp", done], { type: "CONTINUE" }],
    facts: ({ left }) => ({
      "at the sign-in page": [left.path, "/signin"],
      "the key has words": [accountTexts["signup.signupComplete"].length > 0, true],
    }),
  },
  {
    section: "5",
    sentence: "INCORRECT_PROPERTIES: shows message error.Email if the error details include an Email field",
    world: signupWorld,
    steps: [{ type: "SIGN_UP", form }, ["signUp", refused("INCORRECT_PROPERTIES", { Email: ["INVALID_EMAIL"] })]],
    facts: ({ now }) => ({
      "that key": [alertKey(refusal(now)), "error.Email"],
      "its words": [alertText(refusal(now)), emailErrorText],
    }),
  },
  {
    section: "5",
    sentence: "INCORRECT_PROPERTIES: otherwise error.INCORRECT_PROPERTIES",
    world: signupWorld,
    steps: [{ type: "SIGN_UP", form }, ["signUp", refused("INCORRECT_PROPERTIES", { Phone: ["INVALID_PHONE"] })]],
    facts: ({ now }) => ({ "that key": [alertKey(refusal(now)), "error.INCORRECT_PROPERTIES"] }),
  },
  {
    section: "4",
    sentence: "User approval: accept sets Status to approved",
    world: userApprovalWorld,
    input: { UserID: 9, Status: [] },
    steps: [{ type: "ACCEPT" }, ["acceptUser", { ok: true, Status: ["approved"] }]],
    facts: ({ now }) => ({ "so it is": [now.context.Status, ["approved"]] }),
  },
  {
    section: "4, 8",
    sentence: "reject sets rejected (after a warning alert with yes and cancel)",
    world: userApprovalWorld,
    input: { UserID: 9, Status: ["approved"] },
    steps: [
      { type: "REJECT" },
      { type: "CANCEL" },
      { type: "REJECT" },
      { type: "CONFIRM", Reason: "Inga platser." },
      ["rejectUser", { ok: true, Status: ["rejected"] }],
    ],
    facts: ({ now, left }) => ({
      "so it is": [now.context.Status, ["rejected"]],
      "with the reason": [lastInput(left, "rejectUser"), { UserID: 9, Reason: "Inga platser." }],
    }),
  },
  {
    section: "more",
    sentence: "The rejection dialog stays open when a live update changes nothing",
    world: userApprovalWorld,
    input: { UserID: 9, Status: [] },
    steps: [{ type: "REJECT" }, { type: "CHANGED_ELSEWHERE", Status: [] }],
    facts: ({ at }) => ({ "it is open": [at, "askingBeforeRejection"] }),
  },
  {
    section: "more",
    sentence: "A colleague's decision made while one's own is pending counts if one's own fails",
    world: userApprovalWorld,
    input: { UserID: 9, Status: [] },
    steps: [
      { type: "ACCEPT" },
      { type: "CHANGED_ELSEWHERE", Status: ["rejected"] },
      ["acceptUser", refused("CHANGED_BY_OTHER")],
    ],
    facts: ({ now }) => ({
      "so it is": [now.context.Status, ["rejected"]],
      "the reason is told": [now.context.error, "CHANGED_BY_OTHER"],
    }),
  },
];
