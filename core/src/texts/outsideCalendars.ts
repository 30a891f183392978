import type { OutsideCalendarError, SkippedEventReason, UnreadableRule } from "../booking/lawyerCalendarSchema.ts";

/** Why an outside calendar could not be fetched. */
export const outsideCalendarErrorTexts: Record<OutsideCalendarError, string> = {
  FORBIDDEN_ADDRESS: "Adressen är inte tillåten. Den måste börja med https och finnas på internet.",
  NOT_FOUND: "Det finns ingen server med det namnet.",
  REFUSED: "Servern lämnade inte ut kalendern. Kontrollera att adressen är den hemliga adressen i iCal-format.",
  TOO_LARGE: "Kalendern är för stor.",
  TIMED_OUT: "Servern svarade inte i tid.",
  NOT_A_CALENDAR: "På adressen finns ingen kalenderfil.",
  UNREACHABLE: "Servern gick inte att nå.",
  UNREADABLE: "Kalendern gick inte att läsa.",
};

/** What happens while an outside calendar can't be read. */
export const unreadableRuleTexts: Record<UnreadableRule, string> = {
  Open: "Ta emot bokningar ändå. Tiderna från den senaste läsningen är fortfarande upptagna.",
  Close: "Ta inte emot några bokningar när kalendern inte har gått att läsa på en timme.",
};

/** Why an event of an outside calendar is skipped. */
export const skippedEventTexts: Record<SkippedEventReason, string> = {
  NO_START: "saknar starttid",
  BAD_TIME: "har en tid som inte går att läsa",
  BAD_RULE: "har en upprepning som inte går att läsa",
  TOO_MANY: "upprepas för ofta",
  TOO_SLOW: "tar för lång tid att räkna ut",
};
