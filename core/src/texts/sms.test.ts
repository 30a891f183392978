import { expect, it } from "vitest";
import { formatDayTime } from "../text/dates.ts";
import { smsReminder } from "./sms.ts";

it("has the day and the time in Sweden and nothing about the matter, in one text message", () => {
  const text = smsReminder("Lagrum", formatDayTime("2027-03-12T09:00:00.000Z"));
  expect(text).toBe("Påminnelse: möte med Lagrum 12 mars kl. 10.00. Se din bokning via länken i mejlet.");
  const longest = smsReminder("Exempelvis Juristbyrån i Skellefteå AB", formatDayTime("2027-09-28T09:45:00.000Z"));
  expect(longest.length).toBeLessThan(160);
});
