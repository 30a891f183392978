import { expect, test } from "vitest";
import { type BookingMail, bookingMailContent } from "./bookingMails.ts";

const mail: BookingMail = {
  ...{ Kind: "bookingConfirmed", To: "anna@exempel.se", FirstName: "Anna", BookingID: 17, Reference: "B-17" },
  ...{ Code: "abc", When: "24 november 2026 kl. 14.00", FreeUntil: "23 november 2026 kl. 14.00", Minutes: 15 },
  ...{ Channel: "Telephone", Lawyer: "Karin Ekdal", Place: "Exempelgatan 1" },
  Calendar: { Method: "REQUEST", Content: "" },
};
const nextOf = (changed: Partial<BookingMail>) =>
  bookingMailContent({ ...mail, ...changed } as BookingMail, "https://lagrum.example").next?.join(" ");

test("a mail about a meeting names a time for moving it only while that time lies ahead", () => {
  expect(nextOf({})).toContain("utan kostnad till och med 23 november 2026 kl. 14.00");
  const late = nextOf({ FreeUntil: null });
  expect(late).toContain("ring oss");
  expect(late).not.toContain("till och med");
});
