import type { Details } from "@lagrum/core/contract/problem";

/** The fields of every purchase, as typed. */
export const buyerValues = {
  Role: "",
  CompanyName: "",
  OrgNumber: "",
  Counterparty: "",
  CounterpartyOrgNumber: "",
  IsAdult: "",
  StartNow: "",
  LoseRight: "",
};
export type BuyerValues = typeof buyerValues;

/** A consumer chooses when the work begins; nothing is chosen beforehand. */
export const startErrors = ({ Role, StartNow }: Pick<BuyerValues, "Role" | "StartNow">): Details =>
  Role === "Company" || StartNow !== "" ? {} : { StartNow: ["REQUIRED"] };

/**
 * The fields in the API's format. A person has no company fields, and a company no right of withdrawal. The consent to
 * its loss goes with the request to start.
 */
export function toBuyer(values: BuyerValues) {
  const isCompany = values.Role === "Company";
  return {
    Role: values.Role || undefined,
    CompanyName: (isCompany && values.CompanyName.trim()) || null,
    OrgNumber: (isCompany && values.OrgNumber.trim()) || null,
    Counterparty: values.Counterparty.trim() || null,
    CounterpartyOrgNumber: values.CounterpartyOrgNumber.trim() || null,
    IsAdult: values.IsAdult === "true",
    ...consentsOf(values),
  };
}

/** The consents about withdrawal in the API's format. */
export function consentsOf({ Role, StartNow, LoseRight }: Pick<BuyerValues, "Role" | "StartNow" | "LoseRight">) {
  const startsNow = Role !== "Company" && StartNow === "true";
  return { StartNow: startsNow, LoseRight: startsNow && LoseRight === "true" };
}
