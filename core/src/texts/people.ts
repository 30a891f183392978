import type { ReferralSource, Role, Semester } from "../contract/account.ts";
import type { TestGrade } from "../contract/testQuestion.ts";
import type { userStatuses } from "../contract/user.ts";

export const roleTexts: Record<Role, string> = { admin: "Administratör", advisor: "Rådgivare" };

/** An application, by where it stands. */
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

/** "termin 7", or that the studies are done. */
export const semesterText = (semester: Semester): string => (semester === "Examen" ? "examen" : `termin ${semester}`);
