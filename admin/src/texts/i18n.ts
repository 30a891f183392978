import { accountTexts } from "@lagrum/core/texts/accounts";
import { errorTexts } from "@lagrum/core/texts/errors";
import { accountActionTexts, questionActionTexts } from "@lagrum/core/texts/history";
import { questionStateTexts, questionTypeTexts } from "@lagrum/core/texts/questions";
import type { InitOptions } from "i18next";
import { convertRaTranslationsToI18next } from "ra-i18n-i18next";
import { reactAdminTexts } from "./reactAdmin.ts";
import { resourceTexts } from "./resources.ts";

const own = {
  error: errorTexts,
  state: questionStateTexts,
  type: questionTypeTexts,
  action: questionActionTexts,
  accountAction: accountActionTexts,
  authFunctions: { notAllowed: accountTexts["authFunctions.notAllowed"] },
  resources: resourceTexts,
};

export const i18nextOptions: InitOptions = {
  lng: "sv",
  fallbackLng: "sv",
  // React escapes already.
  interpolation: { escapeValue: false },
  returnNull: false,
  resources: { sv: { translation: convertRaTranslationsToI18next({ ...reactAdminTexts, ...own }) } },
};

export const availableLocales = [{ locale: "sv", name: "Svenska" }];
