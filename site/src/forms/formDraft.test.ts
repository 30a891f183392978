import { beforeEach, expect, test } from "vitest";
import { clearFormDraft, isTyped, restoreFormDraft, saveFormDraft, withDraftOf } from "./formDraft.ts";
import { spamProtection } from "./spamProtection.ts";

const form = {
  empty: {
    Title: "",
    Area: "",
    Languages: [] as string[],
    Days: "5",
    Password: "",
    Accept: "",
    Facts: "",
    ...spamProtection,
  },
  hidden: ["Facts" as const],
  secrets: ["Password" as const],
  draft: { key: "form", omit: ["Accept" as const] },
};
const start = { ...form.empty, Key: "rendered", OpenedAt: "now", Area: "7" };
const typed = { ...start, Title: "Hyran", Languages: ["sv"], Password: "hemligt", Accept: "true", Key: "typed" };

beforeEach(() => sessionStorage.clear());

test("a draft survives a reload without passwords and consents, and with its idempotency key", () => {
  saveFormDraft(form, typed);
  expect(sessionStorage.getItem("form")).not.toContain("hemligt");
  expect(restoreFormDraft(form, start, start)).toEqual({ ...typed, Password: "", Accept: "" });
  clearFormDraft(form);
  expect(restoreFormDraft(form, start, start)).toBeNull();
});

test("text typed before hydration takes precedence over the same field of an earlier draft, and the rest stays", () => {
  saveFormDraft(form, typed);
  expect(restoreFormDraft(form, start, { ...start, Title: "Nytt", Password: "nytt" })).toEqual({
    ...typed,
    Title: "Nytt",
    Password: "nytt",
    Accept: "",
  });
});

test("only text typed before hydration makes a draft, not the honeypot, the order of boxes or a field that is not shown", () => {
  const rendered = { ...start, Languages: ["sv", "en"] };
  expect(isTyped(form, rendered, { ...rendered, Title: "Nytt" })).toBe(true);
  expect(isTyped(form, rendered, { ...rendered, Website: "bot", Languages: ["en", "sv"], Days: "" })).toBe(false);
});

test("an emptied field with a usual value stays empty, and a filled honeypot is never stored", () => {
  saveFormDraft(form, { ...typed, Days: "", Website: "bot" });
  expect(restoreFormDraft(form, start, start)).toMatchObject({ Days: "", Website: "" });
});

test("facts from the page before take precedence over those of an earlier draft", () => {
  saveFormDraft(form, { ...typed, Facts: "old" });
  expect(restoreFormDraft(form, start, { ...start, Facts: "new" })?.Facts).toBe("new");
  expect(restoreFormDraft(form, start, start)?.Facts).toBe("old");
});

test("a text of one case is not shown in another", () => {
  saveFormDraft(withDraftOf(form, "O-1"), typed);
  expect(restoreFormDraft(withDraftOf(form, "O-2"), start, start)).toBeNull();
  expect(restoreFormDraft(withDraftOf(form, "O-1"), start, start)?.Title).toBe("Hyran");
});

test("an empty field of the draft is filled from the link's preset value", () => {
  saveFormDraft(form, { ...typed, Area: "" });
  expect(restoreFormDraft(form, start, start)?.Area).toBe("7");
});

test.each(["", "{", "7", '"text"'])("ignores %j as a draft", (stored) => {
  sessionStorage.setItem("form", stored);
  expect(restoreFormDraft(form, start, start)).toBeNull();
});
