import { expect, test } from "vitest";
import { versionStep, versionWindow } from "./answerVersions.ts";

const began = "2026-11-21T10:00:00Z";
const soon = new Date("2026-11-21T10:04:00Z");
const karin = 4;
const stored = {
  AnswerBody: "<p>Ja, hela summan.</p>",
  Provisions: [],
  ValidAt: null,
  UserID: karin,
  CreatedAt: began,
};
const saved = { ...stored, Action: "save" as const };
const written = { AnswerBody: "<p>Ja, hela summan, inom en månad.</p>", Provisions: [], ValidAt: null, UserID: karin };

test("one person's saves within five minutes are one version", () => {
  expect(versionStep(undefined, written, soon)).toBe("begin");
  expect(versionStep(saved, written, soon)).toBe("extend");
  expect(versionStep(saved, written, new Date(Date.parse(began) + versionWindow + 1))).toBe("begin");
  expect(versionStep(saved, { ...written, UserID: 5 }, soon)).toBe("begin");
});

test("a save without changes adds no version; a changed provision or date does", () => {
  expect(versionStep(saved, { ...saved }, soon)).toBe("none");
  expect(versionStep(saved, { ...saved, ValidAt: "2026-11-21" }, soon)).toBe("extend");
  const cited = { Law: "jordabalken", Sfs: "1970:994", Chapter: "12", Paragraph: "28" };
  expect(versionStep(saved, { ...saved, Provisions: [cited] }, soon)).toBe("extend");
});

test("a large deletion, a requested version or a sent text is never overwritten", () => {
  expect(versionStep(saved, { ...written, AnswerBody: "<p>Ja</p>" }, soon)).toBe("begin");
  expect(versionStep(saved, { ...written, NewVersion: true }, soon)).toBe("begin");
  expect(versionStep({ ...stored, Action: "send" }, written, soon)).toBe("begin");
  expect(versionStep({ ...stored, Action: "publish" }, written, soon)).toBe("begin");
});
