import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { queryOptions } from "@tanstack/react-query";
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import { api, bodyOrStale } from "../api/api.ts";

/** @throws Error where the API can't be reached and hasn't been before */
export const readSettings = async (): Promise<Settings> => bodyOrStale("settings", await api().getSettings());

/** What every page shows of the company. */
export type Company = Settings["Company"];

/** What the frame of every page needs to know. */
export type Frame = Pick<Settings, "Company" | "CustomerPortal" | "PaymentProvider" | "MobilePayment" | "Outside">;

/** On the server each page asks once, for its frame, its contents and its headers. */
const settingsOfPage: () => Promise<Settings> = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.settings() ?? readSettings())
  .client(readSettings);

/** The service's public settings; they don't change while it runs. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ["settings"],
    queryFn: settingsOfPage,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** One frame for as long as the settings are the same. */
const frames = new WeakMap<Settings, Frame>();

function frameOf(settings: Settings): Frame {
  const { Company, CustomerPortal, PaymentProvider, MobilePayment, Outside } = settings;
  const frame = frames.get(settings) ?? { Company, CustomerPortal, PaymentProvider, MobilePayment, Outside };
  frames.set(settings, frame);
  return frame;
}

/** The frame's facts, or null while the API can't be reached: pages stand without them. */
export async function readFrame(): Promise<Frame | null> {
  try {
    return frameOf(await settingsOfPage());
  } catch {
    return null;
  }
}

/** The frame of the first page stays: a sign-in loads anew. */
export const frameQuery = () =>
  queryOptions({ queryKey: ["frame"], queryFn: readFrame, staleTime: Number.POSITIVE_INFINITY });

/** The company's particulars, or null while the API can't be reached. */
export const readCompany = async (): Promise<Company | null> => (await readFrame())?.Company ?? null;
