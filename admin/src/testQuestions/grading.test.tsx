import type { GradedAnswer } from "@lagrum/core/testQuestion/testQuestionSchema";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { problem } from "../testing/fakeApi.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { GradingDetails } from "./GradingDetails.tsx";

let close = async () => {};
afterEach(() => close());

const answer = (ID: number, more: Partial<GradedAnswer> = {}): GradedAnswer => ({
  ID,
  TestQuestion: { ID: 1, Title: "Hyran är sen", QuestionBody: "Vad gäller?", Guide: "12 kap. 42 §" },
  AnswerBody: "Hyresrätten är förverkad.",
  Grade: null,
  Comment: null,
  GradedAt: null,
  Applicant: null,
  Version: `v${ID}`,
  ...more,
});

async function open(waiting: GradedAnswer[], responses: Parameters<typeof renderWithApi>[1] = {}) {
  const stored = new Map(waiting.map((each) => [each.ID, each]));
  const one = (ID: number) => ({ status: 200, body: stored.get(ID) });
  const opened = await renderWithApi(
    { resource: "test-answers", id: 7, screen: <GradingDetails />, me: account({ roles: ["admin"] }) },
    {
      "GET /testAnswers": () => {
        const TestAnswers = [...stored.values()].filter(({ Grade }) => Grade === null);
        return { status: 200, body: { TestAnswers, Pages: 1, Total: TestAnswers.length, After: null } };
      },
      ...Object.fromEntries([...stored.keys()].map((ID) => [`GET /testAnswers/${ID}`, () => one(ID)])),
      "PUT /testAnswers/7": ({ body }) => {
        stored.set(7, { ...answer(7), ...(body as object), GradedAt: "2026-11-22T10:00:00Z", Version: "graded" });
        return one(7);
      },
      ...responses,
    },
  );
  close = opened.close;
  return opened;
}
const grade = async (name: string) => {
  await userEvent.click(await screen.findByRole("radio", { name }));
  await userEvent.click(screen.getByRole("button", { name: "Spara bedömningen" }));
};

test("after grading there is a link to the next ungraded answer, and the number left is shown", async () => {
  const { api, place } = await open([answer(5), answer(7), answer(9)]);
  await screen.findByText("2 till att bedöma");
  await grade("Godtagbart");
  const next = async () => (await screen.findByRole("link", { name: "Nästa" })).getAttribute("href");
  await waitFor(async () => expect(await next()).toBe("/test-answers/5"));
  expect(api.requests.find(({ method }) => method === "PUT")?.body).toMatchObject({
    Grade: "Acceptable",
    Version: "v7",
  });
  await userEvent.click(await screen.findByRole("link", { name: "Nästa" }));
  expect(place()).toBe("/test-answers/5");
});

test("an answer can be skipped with the link to the next one", async () => {
  const { place } = await open([answer(5), answer(7), answer(9)]);
  await userEvent.click(await screen.findByRole("link", { name: "Nästa" }));
  expect(place()).toBe("/test-answers/9");
});

test("an answer changed meanwhile is shown again before it is graded, with the grade form preserved", async () => {
  const Present = answer(7, { AnswerBody: "Hyresrätten är inte förverkad.", Version: "v8" });
  const { api } = await open([answer(7)], { "PUT /testAnswers/7": problem(409, "CHANGED_BY_OTHER", { Present }) });
  await screen.findByText("Hyresrätten är förverkad.");
  api.responses["GET /testAnswers/7"] = { status: 200, body: Present };
  await grade("Svagt");
  await screen.findByText(/Den sökande har ändrat sitt svar/);
  await screen.findByText("Hyresrätten är inte förverkad.");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Svagt" }).checked).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Spara bedömningen" }));
  expect(api.requests.findLast(({ method }) => method === "PUT")?.body).toMatchObject({ Version: "v8" });
});
