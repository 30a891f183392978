import type { Reader } from "../db/database.ts";
import { settings } from "../db/schema/settings.ts";
import { type FirmSettings, type SettingKey, settingDefaults, settingKeys, settingRules } from "./settingRules.ts";

/** The settings, and the keys whose text is invalid; those have their default. */
export async function readSettings(db: Reader): Promise<{ settings: FirmSettings; unusable: SettingKey[] }> {
  const rows = await db.select({ Key: settings.Key, Value: settings.Value }).from(settings);
  const stored = new Map(rows.map(({ Key, Value }) => [Key, Value]));
  const unusable: SettingKey[] = [];
  const texts = settingKeys.map((key) => {
    const text = stored.get(key) ?? settingDefaults[key];
    if (settingRules.shape[key].safeParse(text).success) return [key, text];
    unusable.push(key);
    return [key, settingDefaults[key]];
  });
  return { settings: settingRules.parse(Object.fromEntries(texts)), unusable };
}
