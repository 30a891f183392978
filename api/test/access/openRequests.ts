import type { Requests } from "./request.ts";

const OpenedAt = "2026-11-21T08:00:00.000Z";
const aMessage = { Name: "Kim", Email: "kim@exempel.se", Subject: "Press", Message: "Ring gärna i dag.", OpenedAt };

/** Requests to public endpoints. */
export const openRequests = {
  sendMessage: async () => ({ path: "/messages", body: aMessage }),
  getInsuranceRules: async () => ({ path: "/insuranceRules" }),
  getRentRules: async () => ({ path: "/rentRules" }),
  getPurchaseDates: async () => ({ path: "/purchaseDates" }),
  getSettings: async () => ({ path: "/settings" }),
  countVisit: async () => ({ path: "/analytics", body: { Kind: "page", PagePath: "/answers/{id}" } }),
  getSitemap: async () => ({ path: "/sitemaps?Page=1" }),
  getCategorySitemap: async () => ({ path: "/sitemaps/categories" }),
  getProvisionSitemap: async () => ({ path: "/sitemaps/provisions" }),
  listLaws: async () => ({ path: "/acts" }),
  getLaw: async () => ({ path: "/acts/2099-999" }),
  getProvision: async () => ({ path: "/acts/2099-999/provisions/1" }),
  listUniversities: async () => ({ path: "/universities" }),
} satisfies Requests;
