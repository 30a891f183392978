import { expect, it } from "vitest";
import { formatOrganisationNumber, isOrganisationNumber, organisationDigits } from "./organisationNumber.ts";

it.each([
  ["556036-0793", true],
  ["556036‑0793", true],
  ["556036\u22120793", true],
  ["556036\u20430793", true],
  ["SE556036079301", true],
  ["5560360793", true],
  ["16 556036-0793", true],
  ["556036-0794", false],
  // A personal identity number: the third digit is below 2.
  ["811218-9876", false],
  ["55603607", false],
  ["abc", false],
])("%s is an organisation number: %s", (text, expected) => {
  expect(isOrganisationNumber(organisationDigits(text))).toBe(expected);
});

it("is shown with a hyphen", () => {
  expect(formatOrganisationNumber("5560360793")).toBe("556036-0793");
});
