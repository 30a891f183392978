import { beforeEach, expect, test } from "vitest";
import { clearFormDraft, restoreFormDraft, saveFormDraft } from "./formDraft.ts";
import { spamProtection } from "./spamProtection.ts";

const form = {
  empty: { Title: "", Area: "", Languages: [] as string[], Password: "", Accept: "", ...spamProtection },
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

test("text typed before hydration takes precedence over an earlier draft", () => {
  saveFormDraft(form, typed);
  expect(restoreFormDraft(form, start, { ...start, Title: "Nytt" })).toBeNull();
  expect(restoreFormDraft(form, start, { ...start, Password: "nytt" })).toMatchObject({
    Title: "Hyran",
    Password: "nytt",
  });
});

test("an empty field of the draft is filled from the link's preset value", () => {
  saveFormDraft(form, { ...typed, Area: "" });
  expect(restoreFormDraft(form, start, start)?.Area).toBe("7");
});

test.each(["", "{", "7", '"text"'])("ignores %j as a draft", (stored) => {
  sessionStorage.setItem("form", stored);
  expect(restoreFormDraft(form, start, start)).toBeNull();
});
