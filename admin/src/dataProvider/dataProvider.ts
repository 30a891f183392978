import type { Client } from "@lagrum/core/client";
import type { ClientOptions } from "@lagrum/core/endpointClient";
import type { DataProvider } from "react-admin";
import { accountingMethods } from "./accounting.ts";
import { aiMethods } from "./ai.ts";
import { answerMethods } from "./answers.ts";
import { categoryMethods } from "./categories.ts";
import { dashboardMethods } from "./dashboard.ts";
import { fileMethods } from "./files.ts";
import { createHttpClient } from "./httpClient.ts";
import { meetingMethods } from "./meetings.ts";
import { newsMethods } from "./news.ts";
import { orderMethods } from "./orders.ts";
import { productMethods } from "./products.ts";
import { publicationMethods } from "./publication.ts";
import { questionMethods } from "./questions.ts";
import { createRecords } from "./records.ts";
import { rentClaimMethods } from "./rentClaims.ts";
import { salaryMethods } from "./salaries.ts";
import { searchMethods } from "./search.ts";
import { statisticsMethods } from "./statistics.ts";
import { userMethods } from "./users.ts";

/**
 * React-Admin's data provider: lists and records with ra-data-simple-rest, domain actions as methods of the typed
 * client. All throw HttpError with a Swedish message and the API's problem as body.
 */
export function createDataProvider(client: Client, { baseUrl, token }: Pick<ClientOptions, "baseUrl" | "token">) {
  return {
    ...createRecords(baseUrl, createHttpClient(token)),
    supportAbortSignal: true,
    ...questionMethods(client),
    ...answerMethods(client),
    ...publicationMethods(client),
    ...dashboardMethods(client),
    ...userMethods(client),
    ...salaryMethods(client),
    ...statisticsMethods(client),
    ...newsMethods(client),
    ...fileMethods(client),
    ...productMethods(client),
    ...orderMethods(client),
    ...rentClaimMethods(client),
    ...accountingMethods(client),
    ...meetingMethods(client),
    ...categoryMethods(client),
    ...searchMethods(client),
    ...aiMethods(client),
  } satisfies DataProvider;
}

export type LagrumDataProvider = ReturnType<typeof createDataProvider>;

/**
 * Query options for one record. React-Admin would first show the list's cached row, whose texts are truncated; another
 * `meta` makes another cache key.
 */
export const whole = { meta: { isWhole: true } };
