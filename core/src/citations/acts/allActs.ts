import type { Act } from "./act.ts";
import { administrativeActs } from "./administrativeActs.ts";
import { companyActs } from "./companyActs.ts";
import { consumerActs } from "./consumerActs.ts";
import { contractActs } from "./contractActs.ts";
import { creditActs } from "./creditActs.ts";
import { criminalActs } from "./criminalActs.ts";
import { dataProtectionActs } from "./dataProtectionActs.ts";
import { enforcementActs } from "./enforcementActs.ts";
import { environmentActs } from "./environmentActs.ts";
import { euDirectives } from "./euDirectives.ts";
import { euRegulations } from "./euRegulations.ts";
import { familyActs } from "./familyActs.ts";
import { healthActs } from "./healthActs.ts";
import { housingActs } from "./housingActs.ts";
import { inheritanceActs } from "./inheritanceActs.ts";
import { insuranceActs } from "./insuranceActs.ts";
import { intellectualPropertyActs } from "./intellectualPropertyActs.ts";
import { labourActs } from "./labourActs.ts";
import { leaveActs } from "./leaveActs.ts";
import { migrationActs } from "./migrationActs.ts";
import { procedureActs } from "./procedureActs.ts";
import { propertyActs } from "./propertyActs.ts";
import { prosecutionActs } from "./prosecutionActs.ts";
import { schoolActs } from "./schoolActs.ts";
import { socialInsuranceActs } from "./socialInsuranceActs.ts";
import { taxActs } from "./taxActs.ts";
import { trafficActs } from "./trafficActs.ts";
import { welfareActs } from "./welfareActs.ts";

/** The acts that texts are searched for, repealed ones too. */
export const allActs: readonly Act[] = [
  ...familyActs,
  ...inheritanceActs,
  ...housingActs,
  ...propertyActs,
  ...environmentActs,
  ...consumerActs,
  ...creditActs,
  ...insuranceActs,
  ...contractActs,
  ...labourActs,
  ...leaveActs,
  ...criminalActs,
  ...prosecutionActs,
  ...procedureActs,
  ...enforcementActs,
  ...administrativeActs,
  ...taxActs,
  ...socialInsuranceActs,
  ...welfareActs,
  ...migrationActs,
  ...trafficActs,
  ...companyActs,
  ...intellectualPropertyActs,
  ...dataProtectionActs,
  ...schoolActs,
  ...healthActs,
  ...euRegulations,
  ...euDirectives,
];
