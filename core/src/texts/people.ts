import type { ReferralSource, Role, Semester } from "../account/accountSchema.ts";
import type { TestGrade } from "../testQuestion/testQuestionSchema.ts";
import type { userStatuses } from "../user/userSchema.ts";

export const roleTexts: Record<Role, string> = { admin: "Administratör", advisor: "Rådgivare" };

/** The states of an application. */
export const userStatusTexts: Record<(typeof userStatuses)[number], string> = {
  waiting: "Väntande",
  approved: "Godkända",
  rejected: "Avslagna",
};

export const testGradeTexts: Record<TestGrade, string> = {
  Good: "Bra",
  Acceptable: "Godtagbart",
  Weak: "Svagt",
};

export const referralSourceTexts: Record<ReferralSource, string> = {
  University: "Lärosätet",
  Friend: "En vän eller kollega",
  SocialMedia: "Sociala medier",
  Search: "En sökmotor",
  Advertisement: "En annons",
  Other: "På annat sätt",
};

/** "termin 7", or that the studies are finished. */
export const semesterText = (semester: Semester): string => (semester === "Examen" ? "examen" : `termin ${semester}`);
