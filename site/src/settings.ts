import type { Settings } from "@lagrum/core/contract/settings";
import { queryOptions } from "@tanstack/react-query";
import { api, bodyOrLast } from "./api.ts";

const readSettings = async () => bodyOrLast("settings", await api().getSettings());

/** The service's public settings; they don't change while it runs. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ["settings"],
    queryFn: readSettings,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What every page shows of the company. */
export type Company = Settings["Company"];

/** The company's particulars, or null while the API can't be reached: the page's frame stands without them. */
export async function readCompany(): Promise<Company | null> {
  return readSettings().then(
    (settings) => settings.Company,
    () => null,
  );
}
