import type { Me } from "@lagrum/core/account/accountSchema";
import { expect, test } from "vitest";
import { type ProfileValues, profileForm, profileOf } from "./profileForm.ts";

const checkProfile = (values: ProfileValues, me: Me) => profileForm(me).check(values);

const applicant: Me = {
  ...{ UserID: 4, Email: "vera@exempel.se", FirstName: "Vera", LastName: "Vänta", Title: null, roles: [], Status: [] },
  ...{ Confirmed: true, PasswordSet: true, Phone: "+46701234567", UniversityID: 3, Programme: "Jur", Semester: "6" },
  ...{ ExpectedGraduation: "2028-06-09", Areas: [7], Languages: ["sv"], LinkedIn: null, Motivation: "x".repeat(100) },
  ...{ WeeklyHours: 8, CreatedAt: "2026-11-21T10:00:00Z", AcceptedAt: null, RejectedAt: null, RejectReason: null },
};
/** An account that an admin created: its owner has not filled in the form. */
const invited: Me = {
  ...applicant,
  ...{ Phone: null, UniversityID: null, Programme: null, Semester: null, ExpectedGraduation: null, Areas: [] },
  ...{ Languages: [], Motivation: null, WeeklyHours: null },
};

test("unchanged fields are not sent, however they are formatted", () => {
  expect(checkProfile(profileOf(applicant), applicant)).toEqual({ ok: true, body: {} });
  const changed = { ...profileOf(applicant), WeeklyHours: "12", ExpectedGraduation: "" };
  expect(checkProfile(changed, applicant)).toEqual({ ok: true, body: { WeeklyHours: 12, ExpectedGraduation: null } });
});

test("an account without an application can change its phone number only", () => {
  const changed = { ...profileOf(invited), Phone: "070-765 43 21" };
  expect(checkProfile(changed, invited)).toEqual({ ok: true, body: { Phone: "+46707654321" } });
});

test("a required field that was filled in can't be emptied", () => {
  const emptied = {
    ...profileOf(applicant),
    UniversityID: "",
    Semester: "",
    WeeklyHours: "",
    Areas: [],
    Programme: "",
  };
  expect(checkProfile(emptied, applicant)).toEqual({
    ok: false,
    details: {
      ...{ UniversityID: ["REQUIRED"], Semester: ["REQUIRED"], WeeklyHours: ["REQUIRED"] },
      ...{ Areas: ["REQUIRED"], Programme: ["REQUIRED"] },
    },
  });
});
