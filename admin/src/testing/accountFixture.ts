import type { Me } from "@lagrum/core/account/accountSchema";

/** Test fixture: an account. */
export const account = (more: Partial<Me> = {}): Me => ({
  UserID: 4,
  Email: "karin@exempel.se",
  FirstName: "Karin",
  LastName: "Ekdal",
  Title: "Jurist",
  roles: ["advisor"],
  Status: ["approved"],
  Confirmed: true,
  PasswordSet: true,
  Phone: null,
  UniversityID: null,
  Programme: null,
  Semester: null,
  ExpectedGraduation: null,
  Areas: [],
  Languages: [],
  LinkedIn: null,
  Motivation: null,
  WeeklyHours: null,
  CreatedAt: "2026-01-08T08:00:00.000Z",
  AcceptedAt: "2026-01-12T08:00:00.000Z",
  RejectedAt: null,
  RejectReason: null,
  ...more,
});
