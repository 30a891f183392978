// @vitest-environment node
import { createClient } from "@lagrum/core/client";
import type { HttpError } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { type FakeApi, openFakeApi, problem } from "../testing/fakeApi.ts";
import { createDataProvider } from "./dataProvider.ts";
import { refusalCode } from "./httpError.ts";

let api: FakeApi;
afterEach(() => api.close());

async function open(responses: Parameters<typeof openFakeApi>[0]) {
  api = await openFakeApi(responses);
  const connection = { baseUrl: api.baseUrl, token: () => "a-token" };
  return createDataProvider(createClient(connection), connection);
}

const questions = (rows: { ID: number }[], more: object = {}) => ({
  status: 200,
  body: { Questions: rows, Pages: 3, Total: 57, After: null, ...more },
});
const page = (number: number, perPage = 25) => ({ pagination: { page: number, perPage } });
const sort = { field: "ConfirmedAt", order: "ASC" } as const;

test("a list request has range, sort and filter, and its rows get an id and a total", async () => {
  const provider = await open({ "GET /questions": questions([{ ID: 7 }, { ID: 9 }]) });
  const { data, total } = await provider.getList("questions", {
    ...page(2),
    sort,
    filter: { State: "unanswered", Query: "hyra & bostad", CategoryID: 3, Type: "" },
  });
  expect(data.map(({ id, ID }) => [id, ID])).toEqual([
    [7, 7],
    [9, 9],
  ]);
  expect(total).toBe(57);
  expect(api.requests).toMatchObject([
    {
      token: "a-token",
      range: [25, 49],
      sort: ["ConfirmedAt", "ASC"],
      filter: { State: "unanswered", Query: "hyra & bostad", CategoryID: 3, Type: "" },
    },
  ]);
});

test("returns total 0 for an empty list", async () => {
  const provider = await open({ "GET /questions": questions([], { Pages: 0, Total: 0 }) });
  await expect(provider.getList("questions", { ...page(1), sort })).resolves.toMatchObject({
    data: [],
    total: 0,
  });
});

test("a list whose total is a lower bound is marked in its meta", async () => {
  const provider = await open({ "GET /questions": questions([{ ID: 7 }], { TotalIsLeast: true }) });
  const asked = { ...page(1), sort };
  await expect(provider.getList("questions", asked)).resolves.toMatchObject({ total: 57, meta: { isLeast: true } });
  api.responses["GET /questions"] = questions([{ ID: 7 }]);
  expect(await provider.getList("questions", asked)).not.toHaveProperty("meta");
});

test("getMany reads answers from the staff list by id", async () => {
  const provider = await open({
    "GET /answers/advanced": { status: 200, body: { Answers: [{ ID: 4 }], Pages: 1, Total: 1, After: null } },
  });
  const { data } = await provider.getMany("answers", { ids: [4, 5] });
  expect(data).toEqual([{ ID: 4, id: 4 }]);
  expect(api.requests[0]?.filter).toEqual({ id: [4, 5] });
});

test("getOne reads the whole question", async () => {
  const provider = await open({ "GET /questions/7": { status: 200, body: { ID: 7, Title: "Hej" } } });
  await expect(provider.getOne("questions", { id: 7 })).resolves.toEqual({
    data: { ID: 7, id: 7, Title: "Hej" },
  });
});

test("areas are listed with their sub-categories after them", async () => {
  const Children = [{ ID: 2, Name: "Deposition", Uri: "hyresratt-deposition", AnswerCount: 1 }];
  const provider = await open({
    "GET /categories": {
      status: 200,
      body: { Categories: [{ ID: 1, Name: "Hyresrätt", Uri: "hyresratt", Children }] },
    },
  });
  const { data, total } = await provider.getList("categories", { ...page(1, 100), sort });
  expect([total, data.map(({ Name, Area }) => [Name, Area])]).toEqual([
    2,
    [
      ["Hyresrätt", null],
      ["Deposition", "Hyresrätt"],
    ],
  ]);
});

test("beyond the largest offset, paging continues from the previous page's cursor", async () => {
  const provider = await open({ "GET /questions": questions([{ ID: 7 }], { Total: 5000, After: "abc" }) });
  await provider.getList("questions", { ...page(11, 100), sort });
  await provider.getList("questions", { ...page(12, 100), sort });
  expect(api.requests[0]?.filter).not.toHaveProperty("After");
  expect(api.requests[1]).toMatchObject({ range: [1100, 1199], filter: { After: "abc" } });
  await expect(provider.getList("questions", { ...page(40, 100), sort })).rejects.toThrow(/Sök eller filtrera/);
  expect(api.requests.length).toBe(2);
});

test("an error has a Swedish message, the status and the problem body", async () => {
  const provider = await open({ "PUT /questions/7/reserve": problem(409, "TOO_MANY_RESERVED") });
  const error: HttpError = await provider.reserveQuestion(7).catch((thrown) => thrown);
  expect(error.message).toMatch(/^Du kan inte reservera fler frågor/);
  expect([error.status, error.body.Code, refusalCode(error)]).toEqual([409, "TOO_MANY_RESERVED", "TOO_MANY_RESERVED"]);
});

test("maps a network failure to NETWORK_ERROR", async () => {
  const provider = await open({});
  await api.close();
  const error = await provider.getOne("answers", { id: 1 }).catch((thrown: unknown) => thrown);
  expect(refusalCode(error)).toBe("NETWORK_ERROR");
  api = await openFakeApi({});
});

test("each domain method makes its own request", async () => {
  const question = { status: 200, body: { ID: 7, Hidden: false } };
  const answer = { status: 200, body: { ID: 7, AnswerBody: "<p>Hej</p>", Version: 2 } };
  const provider = await open({
    ...Object.fromEntries(
      ["reserve", "unreserve", "lease", "hide", "unhide"].map((verb) => [`PUT /questions/7/${verb}`, question]),
    ),
    "PUT /questions/7": question,
    "POST /answers": { ...answer, status: 201 },
    "PUT /answers/7": answer,
    "GET /questions/7/answer": answer,
  });
  const text = { AnswerBody: "<p>Hej</p>", Version: 1 };
  await provider.reserveQuestion(7);
  await provider.unreserveQuestion(7);
  await provider.renewLease(7);
  await provider.hideQuestion(7);
  await provider.unhideQuestion(7);
  await provider.editQuestion(7, { Title: "En ny rubrik" });
  await provider.beginAnswer({ QuestionID: 7, AnswerBody: "" });
  await provider.saveAnswer(7, text);
  await provider.sendAnswer(7, text);
  const { data } = await provider.publishAnswer(7, text);
  expect(data).toMatchObject({ id: 7, Version: 2 });
  expect(
    api.requests.map(({ method, path, body }) => [method, path, (body as { Action?: string } | undefined)?.Action]),
  ).toEqual([
    ["PUT", "/questions/7/reserve", undefined],
    ["PUT", "/questions/7/unreserve", undefined],
    ["PUT", "/questions/7/lease", undefined],
    ["PUT", "/questions/7/hide", undefined],
    ["PUT", "/questions/7/unhide", undefined],
    ["PUT", "/questions/7", undefined],
    ["POST", "/answers", undefined],
    ["PUT", "/answers/7", "save"],
    ["PUT", "/answers/7", "send"],
    ["PUT", "/answers/7", "publish"],
  ]);
});

test("findAnswer returns null for a question without a draft", async () => {
  const provider = await open({});
  await expect(provider.findAnswer(7)).resolves.toEqual({ data: null });
});
