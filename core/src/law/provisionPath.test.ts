import { expect, test } from "vitest";
import { actKey, coversParagraph, officialUrl, provisionPath } from "./provisionPath.ts";

test("a provision's page has the act's number, the chapter and the paragraph", () => {
  const pathOf = (Sfs: string, Chapter: string | null, Paragraph: string) => provisionPath({ Sfs, Chapter, Paragraph });
  expect(pathOf("1970:994", "12", "55 e")).toBe("/lag/1970-994/12/55-e");
  expect(pathOf("1982:80", null, "7")).toBe("/lag/1982-80/7");
  expect(pathOf("1998:808", "9 a", "28–30")).toBe("/lag/1998-808/9-a/28");
  expect(pathOf("EU 2016/679", null, "6.1 f")).toBe("/lag/32016r0679/6");
  expect(pathOf("se lagen", null, "hela")).toBeNull();
});

test("European acts have their CELEX number, by the year's place at the time", () => {
  expect(actKey("EG nr 593/2008")).toBe("32008r0593");
  expect(actKey("EG 261/2004")).toBe("32004r0261");
  expect(actKey("EU nr 604/2013")).toBe("32013r0604");
  expect(actKey("2011/83/EU")).toBe("32011l0083");
  expect(actKey("93/13/EEG")).toBe("31993l0013");
  expect(actKey("1904:48 s. 1")).toBe("1904-48-s-1");
});

test("a range covers the paragraphs between its ends, letters included", () => {
  const covers = (cited: string, paragraph: string) => coversParagraph("1970:994", cited, paragraph);
  expect(["28", "28 a", "29", "30"].every((paragraph) => covers("28–30", paragraph))).toBe(true);
  expect([covers("28–30", "27 b"), covers("28–30", "30 a"), covers("28 a–28 c", "28")]).toEqual([false, false, false]);
  expect([covers("28 a", "28"), covers("28 a", "28 a")]).toEqual([false, true]);
  expect(coversParagraph("EU 2016/679", "6.1 f", "6")).toBe(true);
});

test("the official text of an act is one click away", () => {
  expect(officialUrl("1970:994")).toBe("https://rkrattsbaser.gov.se/sfst?bet=1970%3A994");
  expect(officialUrl("EU 2016/679")).toBe("https://eur-lex.europa.eu/legal-content/SV/TXT/?uri=CELEX:32016R0679");
});
