import { expect, test } from "vitest";
import { citedLaws } from "./citedLaws.ts";

const cited = (Law: string, Sfs: string, Chapter: string | null, Paragraph: string) => ({
  Law,
  Sfs,
  Chapter,
  Paragraph,
  Label: "",
});

test("provisions are grouped by law, each place once, with the law's number in the title", () => {
  expect(
    citedLaws([
      cited("Jordabalk (1970:994)", "1970:994", "12", "24"),
      cited("räntelagen", "1975:635", null, "3–5"),
      cited("Jordabalk (1970:994)", "1970:994", "12", "61"),
      cited("Jordabalk (1970:994)", "1970:994", "12", "24"),
    ]),
  ).toEqual([
    {
      title: "Jordabalk (1970:994)",
      places: [
        { name: "12 kap. 24 §", path: "/lag/1970-994/12/24" },
        { name: "12 kap. 61 §", path: "/lag/1970-994/12/61" },
      ],
    },
    { title: "Räntelagen (1975:635)", places: [{ name: "3–5 §§", path: "/lag/1975-635/3" }] },
  ]);
});
