import { expect, it } from "vitest";
import { isCommonPassword } from "./password.ts";

const anna = ["Anna", "Lindqvist", "anna.lindqvist@student.uu.se"];

it.each([
  ["a well-known one", "1qaz2wsx3edc"],
  ["the same in capitals", "QWERTYQWERTY"],
  ["one character over and over", "aaaaaaaaaaaa"],
  ["two in turn", "121212121212"],
  ["a row of digits", "123456789012"],
  ["the alphabet backwards", "lkjihgfedcba"],
  ["a Swedish word with a year", "Lösenord2026"],
  ["the service's name", "lagrum-lagrum"],
  ["one's own name", "AnnaLindqvist"],
  ["one's own name with a year", "annalindqvist26"],
  ["one's own address", "anna.lindqvist@student.uu.se"],
])("refuses %s", (_, password) => {
  expect(isCommonPassword(password, anna)).toBe(true);
});

it.each([
  ["words that don't belong together", "korrekt häst batteri"],
  ["a sentence", "jag cyklar till lunden varje tisdag"],
  ["what a password manager makes", "v8Tq-2mZp-Xr7L"],
  ["a common word with much else", "sommarregn över Tjörn"],
  ["what the demo accounts have", "demo-karin-lagrum"],
])("accepts %s", (_, password) => {
  expect(isCommonPassword(password, anna)).toBe(false);
});
