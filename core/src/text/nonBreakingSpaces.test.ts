import { expect, test } from "vitest";
import { withNonBreakingSpaces } from "./nonBreakingSpaces.ts";

const shown = (text: string) => withNonBreakingSpaces(text).replaceAll("\u00a0", "_");

test("amounts and provisions have non-breaking spaces, and sentences do not", () => {
  expect(shown("Golvet kostar 18 000 kronor enligt 12 kap. 28 a § jordabalken.")).toBe(
    "Golvet kostar 18_000_kronor enligt 12_kap. 28_a_§ jordabalken.",
  );
  expect(shown("År 2019 200 personer, 15 procent och 3 barn")).toBe("År 2019_200 personer, 15_procent och 3 barn");
});
