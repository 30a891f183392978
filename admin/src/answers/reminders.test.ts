import { expect, test } from "vitest";
import { reminders } from "./reminders.ts";

const Provisions = [{ Law: "Jordabalken", Sfs: "1970:994", Chapter: "3", Paragraph: "2", Url: null }];
const remindersOf = (AnswerBody: string) => reminders({ AnswerBody, Provisions });

test("reminds of an unfilled template placeholder", () => {
  expect(remindersOf("<p>Din fråga är [frågan].</p>")).toEqual(["Något från mallen är kvar att fylla i: [frågan]"]);
});

test("placeholders of redacted names and addresses give no reminder, and don't suppress others", () => {
  expect(remindersOf("<p>Hej [namn 1]! Du bor på [adress].</p>")).toEqual([]);
  expect(remindersOf("<p>Hej [namn 1]! [frågan]</p>")).toEqual(["Något från mallen är kvar att fylla i: [frågan]"]);
});

test("reminds of missing provisions, even when the text cites one", () => {
  expect(reminders({ AnswerBody: "<p>3 kap. 2 § jordabalken</p>", Provisions: [] })).toEqual([
    "Inget lagrum är tillagt.",
  ]);
});
