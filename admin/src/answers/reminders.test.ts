import { expect, test } from "vitest";
import { reminders } from "./reminders.ts";

const Provisions = [{ Law: "Jordabalken", Sfs: "1970:994", Chapter: "3", Paragraph: "2", Url: null }];
const remindersOf = (AnswerBody: string) => reminders({ AnswerBody, Provisions });

test("what a template left to fill in is reminded of", () => {
  expect(remindersOf("<p>Din fråga är [frågan].</p>")).toEqual(["Något från mallen är kvar att fylla i: [frågan]"]);
});

test("what stands for somebody's name or address after going through is no reminder, and hides none", () => {
  expect(remindersOf("<p>Hej [namn 1]! Du bor på [adress].</p>")).toEqual([]);
  expect(remindersOf("<p>Hej [namn 1]! [frågan]</p>")).toEqual(["Något från mallen är kvar att fylla i: [frågan]"]);
});

test("that no provision was added is told, whatever the text cites", () => {
  expect(reminders({ AnswerBody: "<p>3 kap. 2 § jordabalken</p>", Provisions: [] })).toEqual([
    "Inget lagrum är tillagt.",
  ]);
});
