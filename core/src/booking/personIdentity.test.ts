import { expect, test } from "vitest";
import { emailIdentity, phoneIdentity } from "./personIdentity.ts";

test.each([
  ["Kim.Ek@Gmail.com", "kimek@gmail.com"],
  ["k.i.m.e.k+lagrum@googlemail.com", "kimek@gmail.com"],
  ["kimek@ｇmail.com", "kimek@gmail.com"],
  ["kim\u3164ek@gmail.com", "kimek@gmail.com"],
  ["Kim.Ek+a@outlook.com", "kim.ek@outlook.com"],
  ["kim.ek+a@hotmail.se", "kim.ek@hotmail.se"],
  ["kim.ek+a+b@live.com", "kim.ek@live.com"],
  ["kim.ek+a@icloud.com", "kim.ek@icloud.com"],
  ["kim.ek@me.com", "kim.ek@icloud.com"],
  ["Kim_Ek+a@proton.me", "kimek@proton.me"],
  ["kim.e-k@pm.me", "kimek@proton.me"],
  ["kimek+a@fastmail.com", "kimek@fastmail.com"],
  ["anything@kimek.fastmail.com", "kimek@fastmail.com"],
  ["kimek-boka@yahoo.com", "kimek@yahoo.com"],
  ["kimek-boka@yahoo.se", "kimek@yahoo.se"],
  ["Kim.Ek+igen@exempel.se", "kim.ek@exempel.se"],
  [" KIM.EK@EXEMPEL.SE ", "kim.ek@exempel.se"],
])("%s reaches the mailbox %s", (email, mailbox) => expect(emailIdentity(email)).toBe(mailbox));

test.each([
  ["kim.ek@outlook.com", "kimek@outlook.com"],
  ["kim.ek@outlook.com", "kim.ek@hotmail.com"],
  ["kim-ek@gmail.com", "kimek@gmail.com"],
  ["kim-ek@exempel.se", "kim@exempel.se"],
  ["k.im@exempel.se", "kim@exempel.se"],
  ["kim@yahoo.com", "kim@yahoo.se"],
  ["+a@exempel.se", "+b@exempel.se"],
  ["kim@gmail.com.exempel.se", "kim@gmail.com"],
])("%s and %s are two mailboxes", (one, other) => expect(emailIdentity(one)).not.toBe(emailIdentity(other)));

test.each([
  "+46701234567",
  "0046701234567",
  "070-123 45 67",
  "+46 (0)70 123 45 67",
  "0046 (0)70-123 45 67",
  "０701234567",
])("%s is one number", (number) => expect(phoneIdentity(number)).toBe("+46701234567"));

test("another country's number is another one", () =>
  expect(phoneIdentity("+47 701 23 456")).not.toBe(phoneIdentity("070-123 45 6")));
