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

/** The fields in the API's format. A person has no company fields, and a company no right of withdrawal. */
export function toBuyer(values: BuyerValues) {
  const isCompany = values.Role === "Company";
  return {
    Role: values.Role || undefined,
    CompanyName: (isCompany && values.CompanyName.trim()) || null,
    OrgNumber: (isCompany && values.OrgNumber.trim()) || null,
    Counterparty: values.Counterparty.trim() || null,
    CounterpartyOrgNumber: values.CounterpartyOrgNumber.trim() || null,
    IsAdult: values.IsAdult === "true",
    StartNow: !isCompany && values.StartNow === "true",
    LoseRight: !isCompany && values.LoseRight === "true",
  };
}
