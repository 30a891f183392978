import { expect, test } from "vitest";
import { readChoice } from "./choice.ts";
import { cookiesOf } from "./choiceCookies.ts";

test.each([
  [null, "none"],
  ["", "none"],
  ["token=a.b.c", "none"],
  ["cookieChoice=necessary", "necessary"],
  ["cookieChoice=all; analyticsPermission=true", "all"],
  ["analyticsPermission=true", "all"],
  // Only the permission cookie counts.
  ["cookieChoice=all", "necessary"],
  ["cookieChoice=all; analyticsPermission=false", "necessary"],
  ["analyticsPermission=TRUE", "none"],
  ["xanalyticsPermission=true", "none"],
] as const)("reads %s as %s", (cookies, choice) => {
  expect(readChoice(cookies)).toBe(choice);
});

/** The host-only cookies of a browser after these Set-Cookie headers. */
function cookiesAfter(before: string, headers: string[]): string {
  const jar = new Map(before.split("; ").map((pair) => pair.split("=") as [string, string]));
  for (const header of headers) {
    const [pair = "", ...rest] = header.split("; ");
    const [name = "", value = ""] = pair.split("=");
    if (rest.some((part) => part.startsWith("Domain="))) continue;
    if (rest.includes("Max-Age=0")) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map((pair) => pair.join("=")).join("; ");
}

const visit = { host: "www.lagrum.example", secure: true };

test("consent is stored for 180 days in Secure cookies", () => {
  const headers = cookiesOf("all", { cookies: null, ...visit });
  expect(readChoice(cookiesAfter("token=a", headers))).toBe("all");
  for (const header of headers) expect(header).toMatch(/Path=\/; Max-Age=15552000; SameSite=Lax; Secure$/);
});

test("declining deletes the cookies of an earlier consent, and no others", () => {
  const before = "token=a; cookieChoice=all; analyticsPermission=true; _ga=GA1.1; _ga_X1=GS1; other=1";
  const headers = cookiesOf("necessary", { cookies: before, ...visit });
  expect(cookiesAfter(before, headers)).toBe("token=a; cookieChoice=necessary; other=1");
  expect(headers.filter((header) => header.startsWith("_ga=") && header.includes("Domain="))).toEqual([
    expect.stringContaining("Domain=www.lagrum.example"),
    expect.stringContaining("Domain=lagrum.example"),
  ]);
});
