import { expect, test } from "vitest";
import { affectedApiTests } from "./affectedApiTests.ts";

const sources = [
  { path: "api/src/salaries/salaryService.ts", text: 'import { monthOf } from "@lagrum/core/salary/salaryMonth";\n' },
  { path: "api/src/salaries/monthEnd.test.ts", text: 'import { createTestApp } from "../../test/testApp.ts";\n' },
  { path: "api/src/dashboard/figures.ts", text: 'import { paid } from "../salaries/salaryService.ts";\n' },
  { path: "api/src/dashboard/dashboard.test.ts", text: "" },
  { path: "api/src/http/handlers.ts", text: 'import { paid } from "../salaries/salaryService.ts";\n' },
  { path: "api/src/http/serve.test.ts", text: "" },
  { path: "api/src/news/news.test.ts", text: "" },
  { path: "api/test/access.test.ts", text: "" },
];

test("a change in the API runs the tests of its folder and of its importers, except the composition root", () => {
  expect(affectedApiTests(["api/src/salaries/salaryService.ts"], sources)).toEqual([
    "api/src/dashboard/dashboard.test.ts",
    "api/src/salaries/monthEnd.test.ts",
  ]);
});

test("a change in core runs the tests of the features that import it", () => {
  expect(affectedApiTests(["core/src/salary/salaryMonth.ts"], sources)).toEqual(["api/src/salaries/monthEnd.test.ts"]);
});

test("a changed test of the whole API runs; a change elsewhere runs nothing", () => {
  expect(affectedApiTests(["api/test/access.test.ts"], sources)).toEqual(["api/test/access.test.ts"]);
  expect(affectedApiTests(["site/src/ui/Button.tsx"], sources)).toEqual([]);
});
