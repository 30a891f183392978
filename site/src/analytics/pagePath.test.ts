import { pagePath } from "@lagrum/core/analytics/analyticsSchema";
import { expect, test } from "vitest";
import { pagePathOf } from "./pagePath.ts";

test.each([
  ["/", {}, "/"],
  ["/answers/{-$id}", { id: "far-hyresvarden-behalla-depositionen" }, "/answers/{id}"],
  ["/answers/{-$id}", { id: undefined }, "/answers"],
  ["/nyheter/$uri", { uri: "ny-lag" }, "/nyheter/{uri}"],
  ["/ask_a_question/", {}, "/ask_a_question"],
  ["/ask_a_question/bekrafta", {}, "/ask_a_question/bekrafta"],
  ["/userMgmt", {}, "/usermgmt"],
  ["/$", { _splat: "anna@exempel.se" }, "/{unknown}"],
])("maps %s to its route pattern", (fullPath, params, counted) => {
  expect(pagePathOf({ fullPath, params })).toBe(counted);
  expect(pagePath.safeParse(counted).success).toBe(true);
});
