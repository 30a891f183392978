import { accountEndpoints } from "./accountEndpoints.ts";
import { answerEndpoints } from "./answerEndpoints.ts";
import { categoryEndpoints } from "./categoryEndpoints.ts";
import { questionEndpoints } from "./questionEndpoints.ts";
import { settingsEndpoints } from "./settingsEndpoints.ts";

/** The provider API, call by call. Server, client, documentation and tests are made from this table. */
export const endpoints = {
  ...categoryEndpoints,
  ...questionEndpoints,
  ...answerEndpoints,
  ...accountEndpoints,
  ...settingsEndpoints,
};
export type Endpoints = typeof endpoints;
