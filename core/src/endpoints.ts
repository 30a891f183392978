import { accountEndpoints } from "./account/accountEndpoints.ts";
import { accountingEndpoints } from "./accounting/accountingEndpoints.ts";
import { aiDraftEndpoints } from "./ai/aiDraftEndpoints.ts";
import { aiEndpoints } from "./ai/aiEndpoints.ts";
import { aiReviewEndpoints } from "./ai/aiReviewEndpoints.ts";
import { analyticsEndpoints } from "./analytics/analyticsEndpoints.ts";
import { answerEndpoints } from "./answer/answerEndpoints.ts";
import { answerFeedbackEndpoints } from "./answer/answerFeedbackEndpoints.ts";
import { auditEndpoints } from "./audit/auditEndpoints.ts";
import { bookingEndpoints } from "./booking/bookingEndpoints.ts";
import { lawyerCalendarEndpoints } from "./booking/lawyerCalendarEndpoints.ts";
import { waitingListEndpoints } from "./booking/waitingListEndpoints.ts";
import { categoryEndpoints } from "./category/categoryEndpoints.ts";
import { complaintEndpoints } from "./complaint/complaintEndpoints.ts";
import { contactEndpoints } from "./contact/contactEndpoints.ts";
import { deskEndpoints } from "./desk/deskEndpoints.ts";
import { fileEndpoints } from "./file/fileEndpoints.ts";
import { inboxEndpoints } from "./inbox/inboxEndpoints.ts";
import { insuranceEndpoints } from "./insurance/insuranceEndpoints.ts";
import { provisionEndpoints } from "./law/provisionEndpoints.ts";
import { myCasesEndpoints } from "./myCases/myCasesEndpoints.ts";
import { newsEndpoints } from "./news/newsEndpoints.ts";
import { orderEndpoints } from "./order/orderEndpoints.ts";
import { moneyCaseEndpoints } from "./payment/moneyCaseEndpoints.ts";
import { paymentEndpoints } from "./payment/paymentEndpoints.ts";
import { peerReviewEndpoints } from "./peerReview/peerReviewEndpoints.ts";
import { phoneCallEndpoints } from "./phoneCall/phoneCallEndpoints.ts";
import { anonymisingEndpoints } from "./pii/anonymisationEndpoints.ts";
import { preferenceEndpoints } from "./preferences/preferencesEndpoints.ts";
import { productEndpoints } from "./product/productEndpoints.ts";
import { questionEndpoints } from "./question/questionEndpoints.ts";
import { rentClaimEndpoints } from "./rentClaim/rentClaimEndpoints.ts";
import { salaryEndpoints } from "./salary/salaryEndpoints.ts";
import { searchEndpoints } from "./search/searchEndpoints.ts";
import { synonymEndpoints } from "./search/synonymEndpoints.ts";
import { settingsEndpoints } from "./settings/settingsEndpoints.ts";
import { sitemapEndpoints } from "./sitemap/sitemapEndpoints.ts";
import { statisticsEndpoints } from "./statistics/statisticsEndpoints.ts";
import { templateEndpoints } from "./template/templateEndpoints.ts";
import { testQuestionEndpoints } from "./testQuestion/testQuestionEndpoints.ts";
import { universityEndpoints } from "./university/universityEndpoints.ts";
import { userEndpoints } from "./user/userEndpoints.ts";
import { withdrawalEndpoints } from "./withdrawal/withdrawalEndpoints.ts";

/** The provider API. Server, client, documentation and tests are generated from this table. */
export const endpoints = {
  ...categoryEndpoints,
  ...questionEndpoints,
  ...answerEndpoints,
  ...answerFeedbackEndpoints,
  ...searchEndpoints,
  ...aiEndpoints,
  ...aiDraftEndpoints,
  ...aiReviewEndpoints,
  ...synonymEndpoints,
  ...anonymisingEndpoints,
  ...peerReviewEndpoints,
  ...phoneCallEndpoints,
  ...bookingEndpoints,
  ...lawyerCalendarEndpoints,
  ...waitingListEndpoints,
  ...provisionEndpoints,
  ...accountEndpoints,
  ...productEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...moneyCaseEndpoints,
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
  ...rentClaimEndpoints,
  ...accountingEndpoints,
  ...auditEndpoints,
  ...preferenceEndpoints,
  ...salaryEndpoints,
  ...statisticsEndpoints,
  ...deskEndpoints,
  ...myCasesEndpoints,
  ...withdrawalEndpoints,
  ...complaintEndpoints,
};
export type Endpoints = typeof endpoints;
