import { accountEndpoints } from "./accountEndpoints.ts";
import { analyticsEndpoints } from "./analyticsEndpoints.ts";
import { anonymisingEndpoints } from "./anonymisingEndpoints.ts";
import { answerEndpoints } from "./answerEndpoints.ts";
import { answerFeedbackEndpoints } from "./answerFeedbackEndpoints.ts";
import { auditEndpoints } from "./auditEndpoints.ts";
import { callEndpoints } from "./callEndpoints.ts";
import { categoryEndpoints } from "./categoryEndpoints.ts";
import { contactEndpoints } from "./contactEndpoints.ts";
import { deskEndpoints } from "./deskEndpoints.ts";
import { fileEndpoints } from "./fileEndpoints.ts";
import { inboxEndpoints } from "./inboxEndpoints.ts";
import { insuranceEndpoints } from "./insuranceEndpoints.ts";
import { newsEndpoints } from "./newsEndpoints.ts";
import { preferenceEndpoints } from "./preferenceEndpoints.ts";
import { productEndpoints } from "./productEndpoints.ts";
import { provisionEndpoints } from "./provisionEndpoints.ts";
import { questionEndpoints } from "./questionEndpoints.ts";
import { readingEndpoints } from "./readingEndpoints.ts";
import { salaryEndpoints } from "./salaryEndpoints.ts";
import { settingsEndpoints } from "./settingsEndpoints.ts";
import { sitemapEndpoints } from "./sitemapEndpoints.ts";
import { statisticsEndpoints } from "./statisticsEndpoints.ts";
import { templateEndpoints } from "./templateEndpoints.ts";
import { testQuestionEndpoints } from "./testQuestionEndpoints.ts";
import { universityEndpoints } from "./universityEndpoints.ts";
import { userEndpoints } from "./userEndpoints.ts";

/** The provider API, call by call. Server, client, documentation and tests are made from this table. */
export const endpoints = {
  ...categoryEndpoints,
  ...questionEndpoints,
  ...answerEndpoints,
  ...answerFeedbackEndpoints,
  ...anonymisingEndpoints,
  ...readingEndpoints,
  ...callEndpoints,
  ...provisionEndpoints,
  ...accountEndpoints,
  ...productEndpoints,
  ...settingsEndpoints,
  ...universityEndpoints,
  ...testQuestionEndpoints,
  ...userEndpoints,
  ...templateEndpoints,
  ...sitemapEndpoints,
  ...analyticsEndpoints,
  ...newsEndpoints,
  ...fileEndpoints,
  ...contactEndpoints,
  ...inboxEndpoints,
  ...insuranceEndpoints,
  ...auditEndpoints,
  ...preferenceEndpoints,
  ...salaryEndpoints,
  ...statisticsEndpoints,
  ...deskEndpoints,
};
export type Endpoints = typeof endpoints;
