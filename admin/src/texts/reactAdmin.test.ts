import i18next from "i18next";
import english from "ra-language-english";
import { expect, test } from "vitest";
import { i18nextOptions } from "./i18n.ts";
import { reactAdminTexts } from "./reactAdmin.ts";

function flatten(messages: object, path = ""): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? flatten(value, `${path}${key}.`)
      : [[path + key, String(value)] as [string, string]],
  );
}
const swedish = new Map(flatten(reactAdminTexts));
const original = flatten(english);
const variables = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name);

test("the Swedish texts have the same keys as React-Admin's English ones", () => {
  expect([...swedish.keys()].toSorted()).toEqual(original.map(([key]) => key).toSorted());
  expect(original.length).toBeGreaterThan(150);
});

test.each(original)("%s uses the same variables and plurals", (key, text) => {
  const ours = swedish.get(key) ?? "";
  expect(ours.split("||||").length).toBe(text.split("||||").length);
  expect([...new Set(variables(ours))].toSorted()).toEqual([...new Set(variables(text))].toSorted());
});

test("no message is untranslated", () => {
  const same = original.filter(
    ([key, text]) => swedish.get(key) === text && /[a-z]{3}/.test(text.replace(/%\{\w+\}/g, "")),
  );
  expect(same).toEqual([]);
});

test("plurals, resource names and error codes are translated", async () => {
  const texts = i18next.createInstance();
  await texts.init(i18nextOptions);
  expect(texts.t("ra.action.bulk_actions", { count: 3, smart_count: 3 })).toBe("3 valda");
  expect(texts.t("ra.action.bulk_actions", { count: 1, smart_count: 1 })).toBe("1 vald");
  expect(texts.t("resources.questions.name", { count: 2 })).toBe("frågor");
  expect(texts.t("error.RESERVED_BY_OTHER")).toBe("Frågan är reserverad av någon annan.");
  expect(texts.t("ra.saved_queries.remove_label_with_name", { name: "R&D <x>" })).toContain("R&D <x>");
});
