import { accountTexts, alertKey, alertText } from "../../texts/accounts.ts";
import { emailErrorText } from "../../texts/errors.ts";
import { signupModel, userApprovalModel } from "./formModels.ts";
import { failed, lastInput, succeeded } from "./model.ts";
import type { ScenarioResult } from "./runScenario.ts";
import { Email, Password, type Scenario } from "./scenario.ts";

const refusal = (now: ScenarioResult["now"]) => ({ Code: now.context.error, Details: now.context.Details });
const form = { Email, Password };

export const applicationScenarios: Scenario[] = [
  {
    section: "2, 8",
    statement: "signup.signupComplete; after sign-up the user is sent to /signin.",
    model: signupModel,
    steps: [{ type: "SIGN_UP", form }, ["signUp", succeeded], { type: "CONTINUE" }],
    expectations: ({ recorded }) => ({
      "the path is the sign-in page": [recorded.path, "/signin"],
      "the key has a text": [accountTexts["signup.signupComplete"].length > 0, true],
    }),
  },
  {
    section: "5",
    statement: "INCORRECT_PROPERTIES: shows message error.Email if the error details include an Email field",
    model: signupModel,
    steps: [{ type: "SIGN_UP", form }, ["signUp", failed("INCORRECT_PROPERTIES", { Email: ["INVALID_EMAIL"] })]],
    expectations: ({ now }) => ({
      "that key": [alertKey(refusal(now)), "error.Email"],
      "the text is the key's": [alertText(refusal(now)), emailErrorText],
    }),
  },
  {
    section: "5",
    statement: "INCORRECT_PROPERTIES: otherwise error.INCORRECT_PROPERTIES",
    model: signupModel,
    steps: [{ type: "SIGN_UP", form }, ["signUp", failed("INCORRECT_PROPERTIES", { Phone: ["INVALID_PHONE"] })]],
    expectations: ({ now }) => ({ "that key": [alertKey(refusal(now)), "error.INCORRECT_PROPERTIES"] }),
  },
  {
    section: "4",
    statement: "User approval: accept sets Status to approved",
    model: userApprovalModel,
    input: { UserID: 9, Status: [] },
    steps: [{ type: "ACCEPT" }, ["acceptUser", { ok: true, Status: ["approved"] }]],
    expectations: ({ now }) => ({ "the new status": [now.context.Status, ["approved"]] }),
  },
  {
    section: "4, 8",
    statement: "reject sets rejected (after a warning alert with yes and cancel)",
    model: userApprovalModel,
    input: { UserID: 9, Status: ["approved"] },
    steps: [
      { type: "REJECT" },
      { type: "CANCEL" },
      { type: "REJECT" },
      { type: "CONFIRM", Reason: "Inga platser." },
      ["rejectUser", { ok: true, Status: ["rejected"] }],
    ],
    expectations: ({ now, recorded }) => ({
      "the new status": [now.context.Status, ["rejected"]],
      "the reason is sent": [lastInput(recorded, "rejectUser"), { UserID: 9, Reason: "Inga platser." }],
    }),
  },
  {
    section: "more",
    statement: "The rejection dialog stays open when a live update changes nothing",
    model: userApprovalModel,
    input: { UserID: 9, Status: [] },
    steps: [{ type: "REJECT" }, { type: "CHANGED_ELSEWHERE", Status: [] }],
    expectations: ({ at }) => ({ "it is open": [at, "askingBeforeRejection"] }),
  },
  {
    section: "more",
    statement: "A colleague's decision made while one's own is pending counts if one's own fails",
    model: userApprovalModel,
    input: { UserID: 9, Status: [] },
    steps: [
      { type: "ACCEPT" },
      { type: "CHANGED_ELSEWHERE", Status: ["rejected"] },
      ["acceptUser", failed("CHANGED_BY_OTHER")],
    ],
    expectations: ({ now }) => ({
      "the new status": [now.context.Status, ["rejected"]],
      "the error has the reason": [now.context.error, "CHANGED_BY_OTHER"],
    }),
  },
];
