import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { queryOptions } from "@tanstack/react-query";
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import { api, bodyOrStale } from "../api/api.ts";

/** @throws Error when the API can't be reached and there is no stale copy */
export const readSettings = async (): Promise<Settings> => bodyOrStale("settings", await api().getSettings());

/** The company's details, shown on every page. */
export type Company = Settings["Company"];

/** The settings that header, footer and consent banner show. */
export type LayoutSettings = Pick<
  Settings,
  "Company" | "CustomerPortal" | "PaymentProvider" | "MobilePayment" | "PaymentMethods" | "Outside"
>;

/** On the server they are read once per request, for layout, content and headers. */
const settingsOfPage: () => Promise<Settings> = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.settings() ?? readSettings())
  .client(readSettings);

/** The service's public settings. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ["settings"],
    queryFn: settingsOfPage,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The settings of the layout, or null while the API is down: pages render without them. */
async function readLayoutSettings(): Promise<LayoutSettings | null> {
  try {
    const { Company, CustomerPortal, PaymentProvider, MobilePayment, PaymentMethods, Outside } = await settingsOfPage();
    return { Company, CustomerPortal, PaymentProvider, MobilePayment, PaymentMethods, Outside };
  } catch {
    return null;
  }
}

/** Never refetched: sign-in does a full page load, which reads them again. */
export const layoutQuery = () =>
  queryOptions({ queryKey: ["layout"], queryFn: readLayoutSettings, staleTime: Number.POSITIVE_INFINITY });
