import type { App } from "../app.ts";
import { readSettings } from "./settingRepository.ts";
import type { FirmSettings } from "./settingRules.ts";

/** Time to live in milliseconds. Events invalidate the cache sooner. */
const TTL = 30_000;

/** The business settings in memory: every page and every reservation reads them. */
export interface SettingCache {
  current(): Promise<FirmSettings>;
}

export function createSettingCache({ bus, db, log }: Pick<App, "bus" | "db" | "log">): SettingCache {
  let held: { settings: Promise<FirmSettings>; until: number } | null = null;
  const drop = () => {
    held = null;
  };
  bus.subscribe((event) => {
    if (event.Entity === "setting" || event.ID === 0) drop();
  });
  const read = async () => {
    const { settings, unusable } = await readSettings(db);
    if (unusable.length > 0) log.warn({ settings: unusable }, "settings can't be used: their defaults hold");
    return settings;
  };
  return {
    current() {
      if (held === null || held.until < performance.now()) {
        const settings = read();
        held = { settings, until: performance.now() + TTL };
        settings.catch(drop);
      }
      return held.settings;
    },
  };
}
