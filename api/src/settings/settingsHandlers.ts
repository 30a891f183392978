import type { OutsideServices, Settings } from "@lagrum/core/settings/settingsSchema";
import type { App } from "../app.ts";
import type { Environment } from "../env.ts";
import type { Handlers } from "../http/serve.ts";
import { offeredChoices } from "../payments/provider/paymentSettings.ts";
import { findFollowUp, listMeetings, listQuestionTypes } from "../products/priceRepository.ts";
import { companyOf } from "./company.ts";
import type { SettingCache } from "./settingCache.ts";
import { exampleSettings, type FirmSettings } from "./settingRules.ts";

export const settingsHandlers = ({ clock, db, env }: App, settings: SettingCache): Pick<Handlers, "getSettings"> => ({
  getSettings: async () => {
    const firm = await settings.current();
    return {
      status: 200,
      body: {
        Mode: env.MODE,
        PublicUrl: env.PUBLIC_URL,
        Identity: {
          ApiKey: env.FIREBASE_API_KEY,
          AuthDomain: env.FIREBASE_AUTH_DOMAIN,
          ProjectId: env.FIREBASE_PROJECT_ID,
          Emulator: env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
        },
        QuestionTypes: await listQuestionTypes(db, clock()),
        Meetings: await listMeetings(db, clock()),
        FollowUp: await findFollowUp(db, clock()),
        PaymentMethods: offeredChoices(env),
        Company: companyOf(firm),
        CustomerPortal: firm.CUSTOMER_PORTAL || null,
        PaymentProvider: firm.PAYMENT_PROVIDER_NAME || null,
        MobilePayment: firm.MOBILE_PAYMENT_NAME || null,
        Sms: env.SMS_URL === undefined ? null : { Receiver: new URL(env.SMS_URL).hostname },
        Outside: outsideOf(firm, env.MODE),
        Ai: { RetentionDays: firm.AI_RETENTION_DAYS, Model: modelOf(env) },
      },
    };
  },
});

/** The language model that questions are sent to, and who runs it. */
function modelOf({ AI_BASE_URL, AI_MODEL }: Environment): Settings["Ai"]["Model"] {
  if (AI_BASE_URL === undefined || AI_MODEL === undefined) return null;
  return { Name: AI_MODEL, Receiver: new URL(AI_BASE_URL).hostname };
}

function analyticsOf(firm: FirmSettings): OutsideServices["Analytics"] {
  if (firm.ANALYTICS_PROVIDER === "local") return { Provider: "local" };
  const isConfigured = firm.ANALYTICS_ID !== "" && firm.ANALYTICS_SCRIPT !== "";
  if (firm.ANALYTICS_PROVIDER === "none" || !isConfigured) return null;
  return { Provider: "gtag", ID: firm.ANALYTICS_ID, Script: firm.ANALYTICS_SCRIPT };
}

/** Third-party services of the site. The example placement is for demo and test. */
function outsideOf(firm: FirmSettings, mode: Settings["Mode"]): OutsideServices {
  const isExample = firm.PROMOTION_SCRIPT === exampleSettings.PROMOTION_SCRIPT;
  const hasPromotion = firm.PROMOTION_SCRIPT !== "" && !(isExample && mode === "production");
  return {
    Analytics: analyticsOf(firm),
    ErrorReports: firm.SENTRY_DSN === "" ? null : { Dsn: firm.SENTRY_DSN, Environment: mode },
    Promotion: hasPromotion
      ? {
          Script: firm.PROMOTION_SCRIPT,
          ClientID: firm.PROMOTION_CLIENT_ID || null,
          Key: firm.PROMOTION_KEY,
          Locale: firm.PROMOTION_LOCALE,
        }
      : null,
    Checkout: firm.CHECKOUT_ORIGINS === "" ? null : { Origins: firm.CHECKOUT_ORIGINS.split(" ") },
  };
}
