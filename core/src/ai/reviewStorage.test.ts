import { expect, test } from "vitest";
import { mayStore } from "./reviewStorage.ts";

test.each([
  "Får hyresvärden behålla depositionen för repor i parketten?",
  "Hur lång är uppsägningstiden för en hyresrätt?",
  "Kan jag ångra ett köp på nätet?",
  "Måste styrelsen kalla till stämma?",
])("an everyday question may be stored: %s", (question) => {
  expect(mayStore(question, ["hyresratt", "konsumentratt"])).toBe(true);
});

test.each([
  "Min chef vill veta min diagnos, måste jag säga den?",
  "Får hyresvärden säga upp mig för att jag är dömd för narkotikabrott?",
  "Min sambo slår mig, får jag bo kvar i lägenheten?",
  "Jag är sjukskriven, får jag sägas upp?",
  "Kan jag bli av med lägenheten om polisen har varit här?",
  "Vem får vårdnaden om barnen?",
  "Mitt ex förföljer mig, kan jag byta lås?",
  "Jag sitter häktad, vem betalar hyran?",
])("a question about crime, health or violence is not stored, in any area: %s", (question) => {
  expect(mayStore(question, ["hyresratt"])).toBe(false);
});

test("the area decides too, and in doubt nothing is stored", () => {
  const question = "Vad gäller när tiden har gått ut?";
  expect(mayStore(question, ["hyresratt"])).toBe(true);
  expect(mayStore(question, ["hyresratt", "straffratt"])).toBe(false);
  expect(mayStore(question, ["familjeratt"])).toBe(false);
  expect(mayStore(question, ["ett-nytt-omrade"])).toBe(false);
  expect(mayStore(question, [])).toBe(false);
});
