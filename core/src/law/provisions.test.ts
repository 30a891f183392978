import { expect, test } from "vitest";
import { provisionLabel } from "./provisions.ts";

const deposit = { Law: "Jordabalk (1970:994)", Sfs: "1970:994", Chapter: "12", Paragraph: "28 a" };

test("a label cites a provision in the usual legal form", () => {
  expect(provisionLabel(deposit)).toBe("12 kap. 28 a § jordabalken (1970:994)");
  expect(provisionLabel({ ...deposit, Chapter: null, Paragraph: "3–5" })).toBe("3–5 §§ jordabalken (1970:994)");
});

test("a law that is not in our list has the given name", () => {
  const provision = { Law: "Lag (2099:1) om drönare", Sfs: "2099:1", Chapter: null, Paragraph: "1" };
  expect(provisionLabel(provision)).toBe("1 § Lag (2099:1) om drönare (2099:1)");
  expect(provisionLabel({ ...provision, Law: "drönarlagen" })).toBe("1 § drönarlagen (2099:1)");
});
