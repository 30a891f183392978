import { expect, test } from "vitest";
import { findViolations } from "./projectRules.ts";

const lines = (count: number) => "export const a = 1;\n".repeat(count);
const reasons = (path: string, text = lines(1)) => findViolations([{ path, text }]).map(({ reason }) => reason);

test("a file may have 300 lines, not 301", () => {
  expect(reasons("api/src/questions/questionService.ts", lines(301))).toEqual([expect.stringContaining("301 lines")]);
  expect(reasons("api/src/questions/questionService.ts", lines(300))).toEqual([]);
});

test("texts, seed, migrations and generated files may be long, and tests up to 500 lines", () => {
  for (const path of ["core/src/texts/errors.ts", "api/src/seed/demoAnswers.ts", "site/src/routeTree.gen.ts"]) {
    expect(reasons(path, lines(900))).toEqual([]);
  }
  expect(reasons("api/src/app.test.ts", lines(500))).toEqual([]);
  expect(reasons("api/src/app.test.ts", lines(501))).toHaveLength(1);
});

test("no folder or file may be called utils, helpers, misc, lib, common or types", () => {
  expect(reasons("site/src/utils/money.ts")).toEqual([expect.stringContaining('"utils"')]);
  expect(reasons("api/src/helpers.ts")).toEqual([expect.stringContaining('"helpers"')]);
  expect(reasons("admin/src/types.ts")).toHaveLength(1);
  expect(reasons("api/src/library.ts")).toEqual([]);
});

test("a barrel is refused, but the router's index is a route", () => {
  expect(reasons("core/src/index.ts")).toEqual([expect.stringContaining("barrel")]);
  expect(reasons("site/src/routes/index.tsx")).toEqual([]);
});

test("files are camelCase, components PascalCase, stories kebab-case, routes as the router requires", () => {
  expect(reasons("api/src/question_service.ts")).toHaveLength(1);
  expect(reasons("api/src/Question.ts")).toEqual(["only components begin with a capital"]);
  expect(reasons("site/src/ui/Button.tsx")).toEqual([]);
  expect(reasons("e2e/stories/visitor-asks-a-question.spec.ts")).toEqual([]);
  expect(reasons("site/src/routes/answers.{-$id}.tsx")).toEqual([]);
});

test("a relative import must stay inside its package", () => {
  const other = "../../api/src/example.ts";
  const reason = [expect.stringContaining("imports api/src/example.ts from another package")];
  expect(reasons("site/src/example.ts", `import { createServer } from "${other}";\n`)).toEqual(reason);
  expect(reasons("site/src/example.ts", `import "${other}";\n`)).toEqual(reason);
  expect(reasons("site/src/example.ts", `const app = await import("${other}");\n`)).toEqual(reason);
  expect(reasons("site/src/a/b.ts", 'export { c } from "../../server/c.ts";\n')).toEqual([]);
  expect(reasons("launch/src/a.ts", 'export const root = resolve(import.meta.dirname, "../..");\n')).toEqual([]);
});
