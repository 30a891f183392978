import type { login } from "@lagrum/core/machines/login";
import { accountTexts, alertText } from "@lagrum/core/texts/accounts";
import type { SnapshotFrom } from "xstate";

interface SignInMessages {
  /** Shown as an alert. */
  alert?: { title: string; text: string; canRetry?: boolean };
  /** Shown on the page, with the next step. */
  notice?: {
    tone: "info" | "danger";
    title: string;
    text: string;
    again?: { type: "RETRY" | "SEND_AGAIN"; words: string };
  };
}

const failed = "Det gick inte att logga in";
const sendAgain = { type: "SEND_AGAIN", words: "Skicka mejlet igen" } as const;
const tryAgain = { type: "RETRY", words: "Försök igen" } as const;

/** The sign-in page's messages in each state of the machine `login`. */
export function signInMessages({
  value,
  context,
}: Pick<SnapshotFrom<typeof login>, "value" | "context">): SignInMessages {
  const reason = alertText({ Code: context.error ?? "", Details: context.Details });
  switch (value) {
    case "wrongLoginData":
    case "refused":
      return { alert: { title: failed, text: reason } };
    case "unreachable":
      return { alert: { title: failed, text: `${reason} ${accountTexts["login.unreachable"]}`, canRetry: true } };
    case "disabled":
      return {
        alert: { title: failed, text: reason },
        notice: {
          tone: "info",
          title: "Vi har mejlat dig",
          text: accountTexts["login.disabledMailed"],
          again: sendAgain,
        },
      };
    case "activationSent":
      return {
        notice: {
          tone: "info",
          title: "Bekräfta din adress",
          text: accountTexts["login.activationSent"],
          again: sendAgain,
        },
      };
    case "resetSent":
      return {
        notice: { tone: "info", title: "Välj ett lösenord", text: accountTexts["login.resetSent"], again: sendAgain },
      };
    case "activationNotSent":
    case "resetNotSent":
      return {
        notice: { tone: "danger", title: accountTexts[`login.${value}`], text: reason, again: tryAgain },
      };
    case "withoutMe":
      return { notice: { tone: "danger", title: accountTexts["login.withoutMe"], text: reason, again: tryAgain } };
    default:
      return {};
  }
}
