import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Endpoint } from "./contract/endpoint.ts";
import { endpoints } from "./endpoints.ts";

const all: [string, Endpoint][] = Object.entries(endpoints);

describe("the endpoint table", () => {
  it("has each method and path once", () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(all)("%s declares exactly the parameters of its path", (_, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(inPath.sort());
  });

  it.each(all)("%s can be described as JSON schema", (_, { body, query, params, responses }) => {
    for (const schema of [body, query, params]) if (schema) z.toJSONSchema(schema, { io: "input" });
    for (const schema of Object.values(responses)) z.toJSONSchema(schema, { io: "output" });
  });

  it("accepts no integer that PostgreSQL can't store", () => {
    const integersOf = (node: unknown): { minimum?: number; maximum?: number }[] => {
      if (typeof node !== "object" || node === null) return [];
      const isInteger = "type" in node && node.type === "integer";
      return [...(isInteger ? [node as { minimum?: number }] : []), ...Object.values(node).flatMap(integersOf)];
    };
    for (const [name, { body, query, params }] of all) {
      for (const schema of [body, query, params]) {
        // As parsed: a query's numbers are text before.
        const integers = schema ? integersOf(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" })) : [];
        for (const { minimum, maximum } of integers) {
          expect(maximum, name).toBeLessThan(2 ** 31);
          expect(minimum, name).toBeGreaterThanOrEqual(-(2 ** 31));
        }
      }
    }
  });

  it("names the array of rows of each list", () => {
    const lists = all.filter(([name]) => name.startsWith("list"));
    expect(lists.length).toBeGreaterThan(20);
    for (const [name, { method, rows = "", responses }] of lists) {
      const answer = responses[200];
      expect(answer instanceof z.ZodObject && answer.shape[rows], name).toBeInstanceOf(z.ZodArray);
      expect(method, name).toBe("GET");
    }
    expect(all.filter(([, { rows }]) => rows !== undefined)).toEqual(lists);
  });

  it("has a reason for each call that is not in the specification", () => {
    const additions = all.filter(([, { addition }]) => addition !== undefined).map(([name]) => name);
    expect(additions.sort()).toEqual(
      [
        ...["getQuestionStatus", "getPurchaseDates", "getSettings", "objectToPublication", "renewLease"],
        ...["deleteMe", "exportMe", "signOutEverywhere", "updateMe", "countVisit"],
        ...["listTestAnswers", "getTestAnswer", "gradeTestAnswer"],
        ...["previewAnswer", "listAnswerVersions", "getAnswerVersion"],
        ...["listTemplates", "getTemplate", "createTemplate", "updateTemplate", "deleteTemplate"],
        ...["previewNews", "listFiles", "beginFile", "sendPiece", "finishFile", "deleteFile"],
        ...["sendMessage", "getInsuranceRules", "getRentRules", "listCitedProvisions"],
        ...["listLaws", "getLaw", "getProvision", "getProvisionSitemap"],
        ...["askAi", "checkProvisions", "confirmProvisions", "searchProvisions", "listOutdatedAnswers"],
        ...["listInbox", "getInboxItem", "updateInboxItem", "agreeOnCall", "finishCall"],
        ...["listActs", "listColleagues", "getPreferences", "savePreferences", "exportQuestions", "exportAnswers"],
        ...["getDesk", "listUndeliveredMails", "listJobFailures", "retryMail"],
        ...["listSalaryLines", "correctSalaryLine", "listSalaryPeriods", "lockSalaryPeriod", "paySalaryPeriod"],
        ...["getMeetingStatistics", "orderStatisticsFile", "getStatisticsFile", "downloadStatisticsFile"],
        ...["exportSalaries", "listSalaryRates", "addSalaryRate"],
        ...["listManagedProducts", "getManagedProduct", "orderProducts", "withdrawPrice"],
        ...["listServices", "updateService", "withdrawServicePrice"],
        ...["getCategoryByUri", "listManagedCategories", "getCategory", "createCategory", "updateCategory"],
        ...["orderCategories", "mergeCategory", "deleteCategory"],
        ...["askForFacts", "replyToStaff", "answerFollowUp", "declineQuestion", "withdrawQuestion"],
        ...["getAnonymising", "anonymise", "listPeerReviews", "requestPeerReview", "finishPeerReview"],
        ...["searchAnswers", "reportOpenedSearch", "suggestAnswers", "findSimilarAnswers", "getSearchIndex"],
        ...["listSynonyms", "getSynonym", "createSynonym", "updateSynonym", "deleteSynonym", "previewSynonym"],
        ...["listSearchMisses", "deleteSearchMiss"],
        ...[
          "createAiDraft",
          "acceptAiSentence",
          "rateAiReply",
          "getAiUsage",
          "listAiReplies",
          "blockAiReply",
          "addAiEvaluation",
          "listAiBlocks",
          "deleteAiBlock",
        ],
        ...["requestMyCasesLink", "openMyCases", "getMyCases", "openMyCase", "closeMyCases"],
        ...[
          "getBookingSlots",
          "holdTime",
          "extendHold",
          "releaseHold",
          "confirmMeeting",
          "getBookingStatus",
          "getBookingCalendar",
        ],
        ...["moveBooking", "cancelBooking", "listBookings", "getBooking", "createBooking", "rescheduleBooking"],
        ...["closeBooking", "saveBookingNotes", "listLawyers", "setAvailability", "getLawyerCalendars"],
        ...["createCalendarFeed", "revokeCalendarFeed", "setOutsideCalendar", "getCalendarFeed"],
        ...["setUnreadableRule", "listUnreadableCalendars"],
        ...["joinWaitingList", "getWaitingStatus", "acceptOffer", "declineOffer", "leaveWaitingList", "listWaiting"],
        ...["orderFollowUp", "getOrderStatus", "listOrders", "getOrder", "replyInOrder", "takeOrder", "askBuyer"],
        ...["submitWithdrawal", "getContractWithdrawal", "confirmWithdrawal", "listWithdrawals", "matchWithdrawal"],
        ...["dismissWithdrawal", "setPerformedShare", "recordWithdrawal"],
        ...["getOwnRentClaim", "replyInRentClaim", "withdrawRentClaim", "beginRentClaimFile", "sendRentClaimFilePiece"],
        ...["finishRentClaimFile", "listRentClaims", "getRentClaim", "moveRentClaim", "showPersonalNumber"],
        ...["downloadRentClaimFile"],
        ...["submitComplaint", "listComplaints", "decideComplaint"],
        ...[
          "deliverOrder",
          "closeOrder",
          "saveOrderNotes",
          "clearConflict",
          "cancelOrder",
          "refundOrder",
          "showBuyerNumber",
        ],
        ...["beginOrderFile", "sendOrderFilePiece", "finishOrderFile", "downloadOrderFile", "deleteOrderFile"],
        ...["receiveSwishCallback", "listPayments", "listUnmatchedPayments"],
        ...["listMoneyCases", "settleMoneyCase"],
        ...["getReceipt", "downloadReceipt", "listAccountingEntries", "listAccountingDays", "closeAccountingDay"],
        ...["exportAccounting", "listAccountingDifferences", "previewRetention"],
        ...["reportAnswer", "listAnswerReports", "rateAnswer", "getAnswerFeedback"],
      ].sort(),
    );
  });

  it("names, for each save with an optimistic lock, the call that reads the current row", () => {
    const shapeOf = ({ body }: Endpoint) => {
      const object = body instanceof z.ZodOptional || body instanceof z.ZodNullable ? body.unwrap() : body;
      const inner = object instanceof z.ZodNullable ? object.unwrap() : object;
      return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
    };
    const locked = all.filter(([, endpoint]) =>
      shapeOf(endpoint).some((key) => key === "UpdatedAt" || key === "Version"),
    );
    expect(locked.map(([name]) => name).sort()).toEqual(
      [
        ...["acceptUser", "rejectUser", "updateUser", "updateUserAdvanced"],
        "updateSynonym",
        ...["updateQuestion", "updateTemplate", "updateTestQuestion", "updateAnswer"],
        "updateNews",
        ...["updateProduct", "updateCategory"],
        ...["saveOrderNotes", "saveBookingNotes"],
        ...["updateInboxItem", "anonymise", "gradeTestAnswer", "savePreferences"],
      ].sort(),
    );
    for (const [name, { currentFrom }] of locked) expect(endpoints, name).toHaveProperty(currentFrom ?? "");
  });

  it("has no personal data of askers in a public response", () => {
    for (const [name, { access, responses }] of all) {
      if (access !== "public" && access !== "optional") continue;
      const json = JSON.stringify(Object.values(responses).map((schema) => z.toJSONSchema(schema, { io: "output" })));
      for (const key of name === "getSettings" ? ["Asker"] : ["Asker", "Email", "Phone", "FirstName", "LastName"]) {
        expect(json, `${name} must not name ${key}`).not.toContain(`"${key}"`);
      }
    }
  });
});
