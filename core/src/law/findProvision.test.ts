import { describe, expect, test } from "vitest";
import { type FoundProvision, findProvisions } from "./findProvision.ts";
import { provisionLabel } from "./provisions.ts";

const cited = (
  [
    ["Jordabalk (1970:994)", "1970:994", "12", "28", 40],
    ["Föräldrabalk (1949:381)", "1949:381", "6", "2 a", 31],
    ["Föräldrabalk (1949:381)", "1949:381", "6", "2", 22],
    ["Jordabalk (1970:994)", "1970:994", "12", "28 a", 9],
    ["Föräldrabalk (1949:381)", "1949:381", "7", "1", 8],
    ["Räntelag (1975:635)", "1975:635", null, "6", 7],
    ["Lag (1915:218) om avtal och andra rättshandlingar på förmögenhetsrättens område", "1915:218", null, "36", 6],
    ["Lag (1994:1219) om den europeiska konventionen", "1994:1219", null, "1", 2],
    ["Dataskyddsförordningen (EU 2016/679)", "EU 2016/679", null, "17", 1],
  ] as const
).map(([Law, Sfs, Chapter, Paragraph, Count]): FoundProvision => {
  const provision = { Law, Sfs, Chapter, Paragraph };
  return { ...provision, Label: provisionLabel(provision), Count };
});
const found = (words: string) => findProvisions(words, cited).map(({ Label }) => Label);

const custody = "6 kap. 2 § föräldrabalken (1949:381)";
const bestInterest = "6 kap. 2 a § föräldrabalken (1949:381)";

describe("searching for a provision", () => {
  test.each([
    ["föräldrabalken 6 kap", [bestInterest, custody, "föräldrabalken"]],
    ["föräldrabalken 6 kap. 2 §", [custody, bestInterest, "föräldrabalken"]],
    ["FB 6:2", [custody, bestInterest, "föräldrabalken"]],
    ["6 kap 2 a § fb", [bestInterest, "föräldrabalken"]],
    ["fb 6 2", [custody, bestInterest, "föräldrabalken"]],
    ["avtalslagen 36", ["36 § avtalslagen (1915:218)", "avtalslagen"]],
    ["36 § i avtalslagen", ["36 § avtalslagen (1915:218)", "avtalslagen"]],
    ["GDPR artikel 17", ["artikel 17 i dataskyddsförordningen (EU 2016/679)", "dataskyddsförordningen"]],
    ["12:28", ["12 kap. 28 § jordabalken (1970:994)", "12 kap. 28 a § jordabalken (1970:994)"]],
    ["europeiska konventionen", ["1 § Lag (1994:1219) om den europeiska konventionen (1994:1219)"]],
    ["1975:635", ["räntelagen", "6 § räntelagen (1975:635)"]],
  ])("%s", (words, labels) => expect(found(words).slice(0, labels.length)).toEqual(labels));

  test("a partly typed law is listed before its provisions", () => {
    expect(found("jordab").slice(0, 3)).toEqual([
      "jordabalken",
      "12 kap. 28 § jordabalken (1970:994)",
      "12 kap. 28 a § jordabalken (1970:994)",
    ]);
    expect(found("föräldra").slice(0, 2)).toEqual(["föräldrabalken", "föräldraledighetslagen"]);
  });

  test("a provision that was never cited is built from the law's full name", () => {
    expect(findProvisions("JB 12:25", cited)[0]).toEqual({
      ...{ Law: "Jordabalk (1970:994)", Sfs: "1970:994", Chapter: "12", Paragraph: "25" },
      ...{ Label: "12 kap. 25 § jordabalken (1970:994)", Count: 0 },
    });
    expect(found("LAS 7 §")[0]).toBe("7 § anställningsskyddslagen (1982:80)");
    expect(found("jb 12:28-30")[0]).toBe("12 kap. 28–30 §§ jordabalken (1970:994)");
  });

  test("a law with a chapter only is suggested with that chapter", () => {
    const law = findProvisions("miljöbalken 9 kap", cited)[0];
    expect(law).toMatchObject({ Label: "miljöbalken", Chapter: "9", Paragraph: "" });
  });

  test("an empty query and an unknown law find nothing", () => {
    expect(found("")).toEqual([]);
    expect(found("  ")).toEqual([]);
    expect(found("qwerty")).toEqual([]);
  });
});
