import { focusManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { EditNews } from "../news/EditNews.tsx";
import { account } from "../testing/accountFixture.ts";
import { problem } from "../testing/fakeApi.ts";
import { noPeerReview, question, renderWithApi, reservedByKarin } from "../testing/renderWithApi.tsx";
import { ReservedDetails } from "./ReservedDetails.tsx";

let close = async () => {};
afterEach(async () => {
  focusManager.setFocused(undefined);
  await close();
});

const reserved = { status: 200, body: question({ ReservedBy: reservedByKarin(), HasAnswer: true }) };
const answer = { status: 200, body: { ID: 7, AnswerBody: "<p>Ja.</p>", Provisions: [], ValidAt: null, Version: 3 } };
const down = problem(503, "SERVICE_UNAVAILABLE");

async function open(responses: Parameters<typeof renderWithApi>[1]) {
  const opened = await renderWithApi(
    { resource: "questions/reserved", id: 7, screen: <ReservedDetails /> },
    {
      "GET /questions/7": reserved,
      "GET /questions/7/answer": answer,
      "GET /questions/7/readings": noPeerReview,
      ...responses,
    },
  );
  close = opened.close;
  return opened;
}

/** React Query refetches when the window gets focus. */
const refetch = () =>
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });

const notice = /Uppgifterna på sidan kunde inte läsas om just nu/;

test.each([down, problem(504, "TIMEOUT"), problem(500, "INTERNAL_SERVER_ERROR")])(
  "a failed background read leaves the editor as it is, with a notice that goes away: $status",
  async (failure) => {
    const { api, place } = await open({});
    const editor = await screen.findByRole("textbox", { name: "Svar" });
    api.responses["GET /questions/7"] = failure;
    api.responses["GET /questions/7/answer"] = failure;
    refetch();
    await screen.findByText(notice);
    expect(screen.getByRole("textbox", { name: "Svar" })).toBe(editor);
    expect(place()).toBe("/questions/reserved/7");
    expect(screen.queryByText(/finns inte/)).toBeNull();
    api.responses["GET /questions/7"] = reserved;
    await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
    expect(screen.getByRole("textbox", { name: "Svar" })).toBe(editor);
  },
);

test("a lost connection leaves the editor as it is", async () => {
  const { api, place } = await open({});
  const editor = await screen.findByRole("textbox", { name: "Svar" });
  await api.close();
  refetch();
  await screen.findByText(notice);
  await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(screen.getByRole("textbox", { name: "Svar" })).toBe(editor);
  expect(place()).toBe("/questions/reserved/7");
});

test("a page opened while the API is down shows an error, and its content when the API is back", async () => {
  const { api, place } = await open({ "GET /questions/7": down });
  await screen.findByText(/tillfälligt otillgänglig.*Sidan försöker igen av sig själv/);
  expect(screen.queryByText(/finns inte/)).toBeNull();
  api.responses["GET /questions/7"] = reserved;
  await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
  await screen.findByRole("textbox", { name: "Svar" });
  expect(place()).toBe("/questions/reserved/7");
});

test("a question that does not exist redirects to its list", async () => {
  const { place } = await open({ "GET /questions/7": problem(404, "NOT_FOUND") });
  await waitFor(() => expect(place()).not.toBe("/questions/reserved/7"));
});

test("a form page opened while the API is down shows an error and does not redirect", async () => {
  const opened = await renderWithApi(
    { resource: "news", id: 7, screen: <EditNews />, me: account({ roles: ["admin"] }) },
    { "GET /news/7": down },
  );
  close = opened.close;
  await screen.findByText(/Sidan försöker igen av sig själv/);
  await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(opened.place()).toBe("/news/7");
});
