import type { Settings } from "@lagrum/core/settings/settingsSchema";
import type { FirmSettings } from "./settingRules.ts";

/** The company details on the site and in mails. */
export function companyOf(firm: FirmSettings): Settings["Company"] {
  const staff = [
    { Name: firm.STAFF_1_NAME, LinkedIn: firm.STAFF_1_LINKEDIN },
    { Name: firm.STAFF_2_NAME, LinkedIn: firm.STAFF_2_LINKEDIN },
  ];
  return {
    Name: firm.COMPANY_NAME,
    LegalName: firm.COMPANY_LEGAL_NAME || null,
    OrgNumber: firm.COMPANY_ORG_NUMBER,
    VatNumber: firm.COMPANY_VAT_NUMBER || null,
    Street: firm.COMPANY_STREET,
    PostalCode: firm.COMPANY_POSTAL_CODE,
    City: firm.COMPANY_CITY,
    Phone: firm.COMPANY_PHONE,
    Email: firm.COMPANY_EMAIL,
    OpeningHours: firm.COMPANY_OPENING_HOURS || null,
    Instagram: firm.COMPANY_INSTAGRAM || null,
    Facebook: firm.COMPANY_FACEBOOK || null,
    LinkedIn: firm.COMPANY_LINKEDIN || null,
    Staff: staff.filter(({ Name, LinkedIn }) => Name !== "" && LinkedIn !== ""),
    FollowsArn: firm.COMPANY_FOLLOWS_ARN === "" ? null : firm.COMPANY_FOLLOWS_ARN === "yes",
  };
}
