import { expect, test } from "vitest";
import { premisesOf } from "./premise.ts";

test.each([
  ["Ångerrätten är ju 30 dagar, när börjar de räknas?", ["Ångerrätten är ju 30 dagar"]],
  ["Utan skuldebrev är ett lån ogiltigt, hur får jag då pengarna?", ["Utan skuldebrev är ett lån ogiltigt"]],
  ["Eftersom hyran är fri undrar jag om jag kan vänta med att betala.", ["Eftersom hyran är fri"]],
  ["Bolaget är mitt, alltså kan ingen kräva mig på skulden.", ["alltså kan ingen kräva mig på skulden"]],
])("finds what is taken for granted in: %s", (question, premises) => {
  expect(premisesOf(question)).toEqual(premises);
});

test.each([
  "Jag flyttade ut i maj. Får hyresvärden behålla depositionen?",
  "Min chef sa att jag får gå hem, hur länge har jag lön?",
  "Får man häva ett köp?",
])("finds nothing in: %s", (question) => {
  expect(premisesOf(question)).toEqual([]);
});
