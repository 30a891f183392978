import { accountingHandlers } from "../accounting/accountingHandlers.ts";
import { accountHandlers } from "../accounts/accountHandlers.ts";
import { aiDraftHandlers } from "../ai/aiDraftHandlers.ts";
import { aiHandlers } from "../ai/aiHandlers.ts";
import { aiReviewHandlers } from "../ai/aiReviewHandlers.ts";
import { analyticsHandlers } from "../analytics/analyticsHandlers.ts";
import { anonymisationHandlers } from "../anonymisation/anonymisationHandlers.ts";
import { answerHandlers } from "../answers/answerHandlers.ts";
import { createAnswerLister } from "../answers/answerList.ts";
import { feedbackHandlers } from "../answers/feedbackHandlers.ts";
import { listStaffAnswers } from "../answers/staffAnswerList.ts";
import type { App } from "../app.ts";
import { auditHandlers } from "../audit/auditHandlers.ts";
import { bookingHandlers } from "../bookings/bookingHandlers.ts";
import { calendarHandlers } from "../calendars/calendarHandlers.ts";
import { callHandlers } from "../calls/callHandlers.ts";
import { createCategoryCache } from "../categories/categoryCache.ts";
import { categoryHandlers } from "../categories/categoryHandlers.ts";
import { complaintHandlers } from "../complaints/complaintHandlers.ts";
import { contactHandlers } from "../contact/contactHandlers.ts";
import { dashboardHandlers } from "../dashboard/dashboardHandlers.ts";
import { fileHandlers } from "../files/fileHandlers.ts";
import { inboxHandlers } from "../inbox/inboxHandlers.ts";
import { insuranceHandlers } from "../insurance/insuranceHandlers.ts";
import { moneyCaseHandlers } from "../moneyCases/moneyCaseHandlers.ts";
import { myCasesHandlers } from "../myCases/myCasesHandlers.ts";
import { newsHandlers } from "../news/newsHandlers.ts";
import { orderHandlers } from "../orders/orderHandlers.ts";
import { paymentHandlers } from "../payments/paymentHandlers.ts";
import { peerReviewHandlers } from "../peerReview/peerReviewHandlers.ts";
import { preferenceHandlers } from "../preferences/preferenceHandlers.ts";
import { productHandlers } from "../products/productHandlers.ts";
import { createCitedProvisionCache } from "../provisions/citedProvisionCache.ts";
import { provisionHandlers } from "../provisions/provisionHandlers.ts";
import { questionHandlers } from "../questions/questionHandlers.ts";
import { rentClaimHandlers } from "../rentClaims/rentClaimHandlers.ts";
import { salaryHandlers } from "../salaries/salaryHandlers.ts";
import { createMissCounter } from "../search/missCounter.ts";
import { createQueryReader } from "../search/queryReader.ts";
import { searchHandlers } from "../search/searchHandlers.ts";
import { createSimilarAnswerFinder } from "../search/similarAnswers.ts";
import type { ListContext } from "../search/staffSearch.ts";
import { synonymHandlers } from "../search/synonymHandlers.ts";
import { createSettingCache } from "../settings/settingCache.ts";
import { settingsHandlers } from "../settings/settingsHandlers.ts";
import { sitemapHandlers } from "../sitemaps/sitemapHandlers.ts";
import { statisticsHandlers } from "../statistics/statisticsHandlers.ts";
import { templateHandlers } from "../templates/templateHandlers.ts";
import { testQuestionHandlers } from "../testQuestions/testQuestionHandlers.ts";
import { universityHandlers } from "../universities/universityHandlers.ts";
import { userHandlers } from "../users/userHandlers.ts";
import { waitingListHandlers } from "../waitingList/waitingListHandlers.ts";
import { withdrawalHandlers } from "../withdrawals/withdrawalHandlers.ts";
import type { Handlers } from "./serve.ts";

/** The handler of every endpoint of the contract. */
export function createHandlers(app: App): Handlers {
  const categories = createCategoryCache(app.db, app.bus);
  const settings = createSettingCache(app);
  const readQuery = createQueryReader(app.db, app.bus);
  const readProvisions = createCitedProvisionCache(app);
  const findSimilar = createSimilarAnswerFinder(app.db, readQuery);
  const { db, pool, conflictSeal } = app;
  const lists: ListContext = { db, pool, conflictSeal, kindOf: categories.kindOf, readQuery, findSimilar };
  const listAnswers = createAnswerLister(lists);
  const misses = createMissCounter(app);
  return {
    ...accountHandlers(app),
    ...analyticsHandlers(app, settings),
    ...accountingHandlers(app, settings),
    ...auditHandlers(app),
    ...answerHandlers(app, settings, { lists, listAnswers, misses }),
    ...anonymisationHandlers(),
    ...peerReviewHandlers(app, settings),
    ...searchHandlers({ lists, listAnswers, categories, readProvisions, misses }),
    ...aiHandlers(app, settings, readQuery),
    ...aiDraftHandlers(app, readQuery),
    ...aiReviewHandlers(app, settings),
    ...synonymHandlers(app, readQuery),
    ...feedbackHandlers(app, settings),
    ...bookingHandlers(app, settings),
    ...calendarHandlers(app),
    ...waitingListHandlers(app, settings),
    ...callHandlers(app, settings, lists),
    ...categoryHandlers(app, categories),
    ...contactHandlers(app, settings),
    ...dashboardHandlers(app),
    ...inboxHandlers(app),
    ...insuranceHandlers(app),
    ...rentClaimHandlers(app, settings),
    ...myCasesHandlers(app),
    ...newsHandlers(app, settings),
    ...fileHandlers(app, settings),
    ...preferenceHandlers(app),
    ...productHandlers(app),
    ...orderHandlers(app, settings),
    ...paymentHandlers(app),
    ...moneyCaseHandlers(app),
    ...provisionHandlers(app, readProvisions, readQuery),
    ...salaryHandlers(app),
    ...statisticsHandlers(app),
    ...questionHandlers(app, settings, lists),
    ...settingsHandlers(app, settings),
    ...universityHandlers(app),
    ...templateHandlers(app),
    ...sitemapHandlers(app),
    ...testQuestionHandlers(app),
    ...withdrawalHandlers(app),
    ...complaintHandlers(app),
    ...userHandlers(app, (query) => listStaffAnswers(lists, query)),
  };
}
