import type { OutsideServices } from "@lagrum/core/settings/settingsSchema";
import { api } from "../api/api.ts";
import { loadScriptWithRetry } from "../browser/loadScript.ts";
import type { EventSink, TrackedEvent } from "./track.ts";

/** A counter of visits: the API's own log, or a provider's script. */
export interface AnalyticsProvider extends EventSink {
  page(pagePath: string): void;
  stop(): void;
}

type Setting = NonNullable<OutsideServices["Analytics"]>;

/** Sends counts to the API's log, without personal data and without retries. */
function localProvider(): AnalyticsProvider {
  let PagePath = "/";
  return {
    page(path) {
      PagePath = path;
      void api().countVisit({ body: { Kind: "page", PagePath } });
    },
    event({ category: Category, action: Action, label: Label, value: Value }) {
      void api().countVisit({ body: { Kind: "event", PagePath, Category, Action, Label, Value } });
    },
    stop() {},
  };
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** A provider whose script reads window.dataLayer. It gets route patterns instead of URLs. */
function gtagProvider({ ID, Script }: Extract<Setting, { Provider: "gtag" }>): AnalyticsProvider {
  window.dataLayer ??= [];
  // The script recognises commands by their type: an arguments object.
  function gtag(..._order: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer?.push(arguments);
  }
  let path = "/";
  const where = () => ({ page_path: path, page_location: window.location.origin + path, page_title: path });
  const loading = new AbortController();
  gtag("js", new Date());
  gtag("set", { page_referrer: "", allow_google_signals: false, allow_ad_personalization_signals: false });
  loadScriptWithRetry({ src: `${Script}?id=${encodeURIComponent(ID)}`, signal: loading.signal });
  return {
    page(pagePath) {
      path = pagePath;
      gtag("config", ID, where());
    },
    event({ action, category, label, value }: TrackedEvent) {
      gtag("event", action, { ...where(), event_category: category, event_label: label, value });
    },
    stop: () => loading.abort(),
  };
}

/** The configured provider. */
export const providerOf = (setting: Setting): AnalyticsProvider =>
  setting.Provider === "gtag" ? gtagProvider(setting) : localProvider();
