import { createClient } from "@lagrum/core/client";
import type { TestAnswer, TestQuestion } from "@lagrum/core/testQuestion/testQuestionSchema";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TestAnswerForm } from "./TestAnswerForm.tsx";
import { type AskedTestQuestion, joinAnswers } from "./testAnswers.ts";

const at = "2026-11-21T14:04:00Z";
const question = { ID: 5, Title: "Hyran är sen", QuestionBody: "Vad gäller?" };
const answered = (AnswerBody: string, GradedAt: string | null = null): TestAnswer => ({
  ...{ ID: 1, TestQuestion: question, AnswerBody, AnsweredAt: at, UpdatedAt: at, GradedAt, Grade: null, Comment: null },
});
const unanswered: AskedTestQuestion = { ...question, answer: null };

type Answer = (body: string) => Response;
const created: Answer = (body) => Response.json(answered(body.trim()), { status: 201 });
const saved: Answer = (body) => Response.json(answered(body.trim()));
const refused = (Code: string, status: number) => (): Response => Response.json({ Code }, { status });

/** A stub of the API behind its real client. With no responses left, the network fails. */
function service(...answers: Answer[]) {
  const calls: { method: string; key: string | null }[] = [];
  const api = createClient({
    baseUrl: "https://api.example",
    fetch: async (_url, init) => {
      calls.push({ method: String(init?.method), key: new Headers(init?.headers).get("idempotency-key") });
      const next = answers.shift();
      if (!next) throw new TypeError("fetch failed");
      return next(JSON.parse(String(init?.body)).AnswerBody);
    },
  });
  return { api, calls };
}

function Page({
  start,
  isOpen,
  api,
}: {
  start: AskedTestQuestion;
  isOpen: boolean;
  api: ReturnType<typeof service>["api"];
}) {
  const [asked, setAsked] = useState(start);
  const store = (answer: AskedTestQuestion["answer"]) => setAsked({ ...asked, answer });
  return <TestAnswerForm userId={9} number={1} asked={asked} isOpen={isOpen} api={api} onSaved={store} />;
}

const show = (api: ReturnType<typeof service>["api"], start: AskedTestQuestion = unanswered, isOpen = true) =>
  render(<Page start={start} isOpen={isOpen} api={api} />);
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Ditt svar på fråga 1");
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: /^Spara/ }));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test("the first save creates an answer, the next updates it, and each shows the time", async () => {
  const { api, calls } = service(created, saved);
  show(api);
  write("Hon ska betala i dag.  ");
  expect(screen.getByText("Inte sparat")).toBeTruthy();
  save();
  expect((await screen.findByText("Sparat")).parentElement?.textContent).toContain("21 november 2026 kl. 15.04");
  expect(field().value).toBe("Hon ska betala i dag.");
  write("Hon ska betala i dag och spara kvittot.");
  save();
  await screen.findByText("Sparat");
  expect(calls.map(({ method }) => method)).toEqual(["POST", "PUT"]);
});

test("without a connection the text survives a reload, and is resent with the same idempotency key", async () => {
  const { api, calls } = service();
  const first = show(api);
  write("Hon ska betala i dag.");
  save();
  expect((await screen.findByText(/Vi fick ingen kontakt/)).textContent).toContain("Det du skrev finns kvar här.");
  save();
  await screen.findByText("Inte sparat");
  expect(calls[1]?.key).toBe(calls[0]?.key);
  first.unmount();
  const again = service(created);
  show(again.api);
  expect(field().value).toBe("Hon ska betala i dag.");
  save();
  await screen.findByText("Sparat");
  expect(sessionStorage.length).toBe(0);
});

test("an answer saved in another tab gives a notice, and the next save replaces it", async () => {
  const { api, calls } = service(refused("ANSWER_EXISTS", 409), saved);
  show(api);
  write("Ett annat svar.");
  save();
  await screen.findByText(/Det finns redan ett svar/);
  expect(field().value).toBe("Ett annat svar.");
  save();
  await screen.findByText("Sparat");
  expect(calls.map(({ method }) => method)).toEqual(["POST", "PUT"]);
});

test("an empty answer is not sent, and the field is marked invalid", () => {
  const { api, calls } = service(created);
  show(api);
  write("   ");
  save();
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field());
  expect(calls).toEqual([]);
});

test("a graded answer, or one of a decided application, is read-only", () => {
  const { api } = service();
  const { unmount } = show(api, { ...question, answer: answered("Så här.", at) });
  expect(screen.getByText("Bedömt")).toBeTruthy();
  expect(screen.getByText("Så här.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  unmount();
  show(api, unanswered, false);
  expect(screen.getByText("Du svarade inte på den här frågan.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("an answer is still listed when its question is inactive", () => {
  const put = { ...question, ID: 6, Title: "En ny" } as TestQuestion;
  expect(joinAnswers([put], [answered("Så här.")]).map(({ ID, answer }) => [ID, answer?.AnswerBody])).toEqual([
    [6, undefined],
    [5, "Så här."],
  ]);
});
