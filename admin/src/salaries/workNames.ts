import type { SalaryLine } from "@lagrum/core/salary/salarySchema";

/** "fråga 1042" or "möte B-7": the work that a salary line pays. */
export const workName = ({ QuestionID, BookingID }: Pick<SalaryLine, "QuestionID" | "BookingID">): string =>
  BookingID === null ? `fråga ${QuestionID}` : `möte B-${BookingID}`;
