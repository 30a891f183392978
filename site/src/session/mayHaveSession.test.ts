import { accountStorage, readAccountStorage } from "@lagrum/core/account/accountStorage";
import { beforeEach, expect, test } from "vitest";
import { mayHaveSession } from "./mayHaveSession.ts";

const nothing = { UserID: null, Email: null, isActivation: false };
const root = () => localStorage.getItem("root");

beforeEach(() => localStorage.clear());

test("stores the user's id and the e-mail address of an activation under the key root, and nothing else", () => {
  accountStorage.persistEmail({ Email: "vera@exempel.se", isActivation: true });
  accountStorage.persistUserID(7);
  expect(JSON.parse(root() ?? "")).toEqual({ UserID: 7, Email: "vera@exempel.se", isActivation: true });
  expect(localStorage).toHaveLength(1);
});

test("clears each value separately, and removes the key when both are cleared", () => {
  accountStorage.persistEmail({ Email: "vera@exempel.se", isActivation: true });
  accountStorage.persistUserID(7);
  accountStorage.clearEmail();
  expect(readAccountStorage()).toEqual({ ...nothing, UserID: 7 });
  expect(mayHaveSession()).toBe(true);
  accountStorage.clearUserID();
  expect(root()).toBeNull();
  expect(mayHaveSession()).toBe(false);
});

test.each(["", "null", "7", "{", '{"UserID":"7","Email":3,"isActivation":"yes"}'])("ignores %j", async (written) => {
  localStorage.setItem("root", written);
  expect(await accountStorage.restore()).toEqual({ ok: true, persisted: nothing });
});

test("a stored address doesn't indicate a session, the token cookie does", () => {
  accountStorage.persistEmail({ Email: "vera@exempel.se", isActivation: true });
  expect(mayHaveSession()).toBe(false);
  // biome-ignore lint/suspicious/noDocumentCookie: a fixture
  document.cookie = "token=abc";
  expect(mayHaveSession()).toBe(true);
  // biome-ignore lint/suspicious/noDocumentCookie: clean-up
  document.cookie = "token=; max-age=0";
});
