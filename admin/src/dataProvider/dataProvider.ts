import type { Client } from "@lagrum/core/client";
import type { ClientOptions } from "@lagrum/core/endpointClient";
import type { DataProvider } from "react-admin";
import { answerMethods } from "./answers.ts";
import { categoryMethods } from "./categories.ts";
import { deskMethods } from "./desk.ts";
import { fileMethods } from "./files.ts";
import { createHttpClient } from "./httpClient.ts";
import { newsMethods } from "./news.ts";
import { productMethods } from "./products.ts";
import { publicationMethods } from "./publication.ts";
import { questionMethods } from "./questions.ts";
import { createRecords } from "./records.ts";
import { salaryMethods } from "./salaries.ts";
import { statisticsMethods } from "./statistics.ts";
import { userMethods } from "./users.ts";

/**
 * React-Admin's way to our API: lists and records by ra-data-simple-rest, the domain's verbs as methods by the typed
 * client. All of them throw HttpError, with a Swedish message and the API's problem as body.
 */
export function createDataProvider(client: Client, { baseUrl, token }: Pick<ClientOptions, "baseUrl" | "token">) {
  return {
    ...createRecords(baseUrl, createHttpClient(token)),
    supportAbortSignal: true,
    ...questionMethods(client),
    ...answerMethods(client),
    ...publicationMethods(client),
    ...deskMethods(client),
    ...userMethods(client),
    ...salaryMethods(client),
    ...statisticsMethods(client),
    ...newsMethods(client),
    ...fileMethods(client),
    ...productMethods(client),
    ...categoryMethods(client),
  } satisfies DataProvider;
}

export type LagrumDataProvider = ReturnType<typeof createDataProvider>;

/**
 * For reading one record: React-Admin would show a list's row until the record has come, and our rows are cut short.
 * Other `meta` is another key in its cache.
 */
export const whole = { meta: { isWhole: true } };
