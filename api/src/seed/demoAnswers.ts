import type { Provision } from "@lagrum/core/law/provisionSchema";
import { type DemoAnswer, isChecked } from "./demoAnswer.ts";
import { demoAnswersBusiness } from "./demoAnswersBusiness.ts";
import { demoAnswersCourtsAndAuthorities } from "./demoAnswersCourtsAndAuthorities.ts";
import { demoAnswersFamily } from "./demoAnswersFamily.ts";
import { demoAnswersHarmAndCrime } from "./demoAnswersHarmAndCrime.ts";
import { demoAnswersHousing } from "./demoAnswersHousing.ts";
import { demoAnswersMoney } from "./demoAnswersMoney.ts";
import { demoAnswersMoreAuthorities } from "./demoAnswersMoreAuthorities.ts";
import { demoAnswersMoreCompany } from "./demoAnswersMoreCompany.ts";
import { demoAnswersMoreConsumer } from "./demoAnswersMoreConsumer.ts";
import { demoAnswersMoreContract } from "./demoAnswersMoreContract.ts";
import { demoAnswersMoreCourt } from "./demoAnswersMoreCourt.ts";
import { demoAnswersMoreCrime } from "./demoAnswersMoreCrime.ts";
import { demoAnswersMoreDebt } from "./demoAnswersMoreDebt.ts";
import { demoAnswersMoreFamily } from "./demoAnswersMoreFamily.ts";
import { demoAnswersMoreGeneral } from "./demoAnswersMoreGeneral.ts";
import { demoAnswersMoreHarm } from "./demoAnswersMoreHarm.ts";
import { demoAnswersMoreHome } from "./demoAnswersMoreHome.ts";
import { demoAnswersMoreInheritance } from "./demoAnswersMoreInheritance.ts";
import { demoAnswersMoreIp } from "./demoAnswersMoreIp.ts";
import { demoAnswersMoreMigration } from "./demoAnswersMoreMigration.ts";
import { demoAnswersMoreRent } from "./demoAnswersMoreRent.ts";
import { demoAnswersMoreTax } from "./demoAnswersMoreTax.ts";
import { demoAnswersMoreTraffic } from "./demoAnswersMoreTraffic.ts";
import { demoAnswersMoreWork } from "./demoAnswersMoreWork.ts";
import { demoAnswersTrade } from "./demoAnswersTrade.ts";
import { demoAnswersWork } from "./demoAnswersWork.ts";

/** Every published example question with its answer, at least one in each area of law. */
export const demoAnswers: DemoAnswer[] = [
  ...demoAnswersFamily,
  ...demoAnswersHousing,
  ...demoAnswersWork,
  ...demoAnswersTrade,
  ...demoAnswersMoney,
  ...demoAnswersHarmAndCrime,
  ...demoAnswersCourtsAndAuthorities,
  ...demoAnswersBusiness,
  ...demoAnswersMoreCrime,
  ...demoAnswersMoreTraffic,
  ...demoAnswersMoreCourt,
  ...demoAnswersMoreAuthorities,
  ...demoAnswersMoreFamily,
  ...demoAnswersMoreInheritance,
  ...demoAnswersMoreRent,
  ...demoAnswersMoreHome,
  ...demoAnswersMoreWork,
  ...demoAnswersMoreConsumer,
  ...demoAnswersMoreMigration,
  ...demoAnswersMoreTax,
  ...demoAnswersMoreCompany,
  ...demoAnswersMoreGeneral,
  ...demoAnswersMoreIp,
  ...demoAnswersMoreContract,
  ...demoAnswersMoreDebt,
  ...demoAnswersMoreHarm,
];

/** Cited paragraphs that were not checked: a lawyer must check them before the texts are used. */
export const uncheckedProvisions: Provision[] = demoAnswers
  .flatMap((answer) => answer.Provisions)
  .filter((provision) => !isChecked(provision));
