import { expect, test } from "vitest";
import { compareCases, hasSameRoles, isOpposed } from "./compareCases.ts";

const boat = {
  title: "Får hyresvärden behålla depositionen för en trasig spis?",
  question: "Jag hyrde en lägenhet i första hand i två år och betalade 9 000 kronor i deposition. Min son är 12 år.",
  lead: "Hyresvärden får bara behålla det som täcker en skada.",
};
const kindsIn = (question: string) => compareCases(question, boat).map(({ Kind }) => Kind);

test("the same case in other words does not differ", () => {
  expect(kindsIn("Spisen i lägenheten är trasig, får hyresvärden behålla min deposition?")).toEqual([]);
});

test.each([
  ["the other side", "Får jag som hyresvärd behålla hyresgästens deposition för en trasig spis?", "Side"],
  ["another kind of home", "Får säljaren behålla min deposition för en trasig spis i villan?", "Situation"],
  ["another amount", "Får hyresvärden behålla depositionen på 30 000 kronor för en trasig spis?", "Figure"],
  ["another age", "Min son är 19, får hyresvärden behålla depositionen för en trasig spis?", "Figure"],
  ["a person that the case lacks", "Får hyresvärden behålla min mormors deposition för en trasig spis?", "Person"],
  ["a negation", "Får hyresvärden behålla depositionen när spisen inte är trasig?", "Negation"],
])("%s is a difference", (_, question, kind) => {
  expect(kindsIn(question)).toContain(kind);
});

test("the other side of the contract makes it another case, whose verdict doesn't apply", () => {
  const differences = compareCases("Får jag som hyresvärd behålla min hyresgästs deposition?", boat);
  expect(differences.some(isOpposed)).toBe(true);
  expect(hasSameRoles(differences)).toBe(false);
});

test("being unmarried is not being married", () => {
  const married = { title: "Ärver jag min make?", question: "Vi är gifta.", lead: "" };
  expect(compareCases("Vi bor ihop utan att vara gifta, ärver jag min sambo?", married).some(isOpposed)).toBe(true);
});

test.each([
  ["a company", "Kan mitt aktiebolag få skuldsanering?", "Kan jag få skuldsanering när mina skulder växer?"],
  ["a child too young to be punished", "Kan min tioåriga son dömas för stöld?", "Kan jag dömas för stöld av en tröja?"],
  ["a death", "Min sambo dog, hur delas vårt bohag?", "Hur delas bohaget när min sambo och jag flyttar isär?"],
  ["a craftsman's work", "Hur länge kan jag reklamera snickarens altan?", "Hur länge kan jag reklamera en diskmaskin?"],
])("%s has rules of its own, so that another case is no answer", (_, question, title) => {
  expect(compareCases(question, { title, question: title, lead: "" }).some(isOpposed)).toBe(true);
});

test.each([
  [
    "the accused and a witness",
    "Jag är själv åtalad, måste jag tala sanning?",
    "Jag är kallad som vittne i ett brottmål.",
  ],
  ["a tradesman and a consumer", "Jag är snickare och kunden betalar inte.", "Jag anlitade en snickare som inte kom."],
])("%s ask from different sides", (_, question, told) => {
  expect(compareCases(question, { title: told, question: told, lead: "" }).map(({ Kind }) => Kind)).toContain("Side");
});
