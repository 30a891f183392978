import type { Category } from "@lagrum/core/category/categorySchema";
import { findCategory } from "../categories/categoryQueries.ts";

const channels = ["Telephone", "Video", "Office"] as const;
const services = ["BOOK15", "BOOK30", "BOOK60"] as const;

/** The visitor's choices so far, from the page's query. */
export interface MeetingSearch {
  /** The area's slug or ID. */
  category?: string | undefined;
  kanal?: (typeof channels)[number] | undefined;
  langd?: (typeof services)[number] | undefined;
  /** The lawyer's UserID. */
  jurist?: number | undefined;
  /** The first day of the list. */
  fran?: string | undefined;
  /** Why the time could not be held. */
  fel?: string | undefined;
}

const text = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : undefined);

/** Reads a day, 2026-11-24; undefined for any other text. */
export const readDay = (value: unknown): string | undefined =>
  typeof value === "string" && /^20\d\d-\d\d-\d\d$/.test(value) ? value : undefined;

export function readMeetingSearch(search: Record<string, unknown>): MeetingSearch {
  const jurist = Number(search.jurist);
  return {
    category: text(search.category),
    kanal: channels.find((channel) => channel === search.kanal),
    langd: services.find((service) => service === search.langd),
    jurist: Number.isInteger(jurist) && jurist > 0 ? jurist : undefined,
    fran: readDay(search.fran),
    fel: text(search.fel),
  };
}

/** Whether the form was sent without an area, or with one that does not exist. */
export const lacksArea = ({ kanal, langd }: MeetingSearch, hasSlots: boolean): boolean =>
  !hasSlots && kanal !== undefined && langd !== undefined;

/** The query of the slot list; null until area, channel and length are chosen. */
export function slotQueryOf(search: MeetingSearch, areas: Category[]) {
  const category = search.category === undefined ? undefined : findCategory(areas, search.category);
  if (!category || !search.kanal || !search.langd) return null;
  return {
    ...{ Service: search.langd, Channel: search.kanal, CategoryID: category.ID },
    ...(search.jurist !== undefined && { LawyerID: search.jurist }),
    ...(search.fran !== undefined && { From: search.fran }),
  };
}
