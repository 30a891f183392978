import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { account } from "../testing/accountFixture.ts";
import { problem } from "../testing/fakeApi.ts";
import { renderWithApi } from "../testing/renderWithApi.tsx";
import { UserDetails } from "./UserDetails.tsx";

let close = async () => {};
afterEach(() => close());

const admin = account({ UserID: 1, roles: ["admin"] });
const user = (more: object = {}) => ({
  ...account({ UserID: 7, FirstName: "Saga", LastName: "Prov", Email: "saga@exempel.se", roles: [], Status: [] }),
  Disabled: false,
  University: "Lunds universitet",
  ReferralSource: "Friend",
  Notes: null,
  EmploymentNumber: null,
  UpdatedAt: "2026-11-21T10:00:00.000Z",
  History: [],
  ...more,
});
const accepted = user({ Status: ["approved"], roles: ["advisor"], AcceptedAt: "2026-11-21T11:00:00.000Z" });
const noAnswers = {
  ...{ ThisWeek: 0, ThisMonth: 0, PreviousMonth: 0, ThisYear: 0, PreviousYear: 0, Total: 0 },
  ...{ Free: 0, Express: 0, Express24: 0, PhoneAdvice: 0, DateFirstAnswer: null, DateLastAnswer: null },
};

async function open(responses: Parameters<typeof renderWithApi>[1], me = admin) {
  const opened = await renderWithApi(
    { resource: "users", id: 7, screen: <UserDetails />, me },
    {
      "GET /users/7": { status: 200, body: user() },
      "GET /users/7/answersInfo": { status: 200, body: noAnswers },
      "GET /users/7/testAnswers": { status: 200, body: { TestAnswers: [] } },
      "GET /categories": { status: 200, body: { Categories: [] } },
      ...responses,
    },
  );
  close = opened.close;
  const decided = () => opened.api.requests.filter(({ method }) => method === "PUT");
  return { ...opened, decided };
}

test("accepting asks for confirmation, sends the greeting and the UpdatedAt that was read, and shows the new status", async () => {
  const { api, decided } = await open({
    "PUT /users/7/accept": () => {
      api.responses["GET /users/7"] = { status: 200, body: accepted };
      return { status: 200, body: accepted };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Godkänn" }));
  const dialog = within(screen.getByRole("dialog", { name: "Godkänna Saga Prov?" }));
  await userEvent.clear(dialog.getByLabelText("Titel"));
  await userEvent.click(dialog.getByRole("button", { name: "Godkänn och mejla" }));
  await dialog.findByText("Skriv en titel.");
  expect(decided()).toEqual([]);
  await userEvent.type(dialog.getByLabelText("Titel"), "Juriststudent");
  await userEvent.type(dialog.getByLabelText(/^Hälsning/), "Välkommen!");
  await userEvent.click(dialog.getByRole("button", { name: "Godkänn och mejla" }));
  await screen.findByText("Godkänd 21 november 2026.");
  expect(decided()).toMatchObject([
    { body: { Reason: "Välkommen!", Title: "Juriststudent", UpdatedAt: "2026-11-21T10:00:00.000Z" } },
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Avsluta uppdraget" })).toBeTruthy();
});

test("an applicant with an unconfirmed address can't be accepted, and the reason is shown", async () => {
  await open({ "PUT /users/7/accept": problem(409, "EMAIL_NOT_CONFIRMED") });
  await userEvent.click(await screen.findByRole("button", { name: "Godkänn" }));
  await userEvent.click(screen.getByRole("button", { name: "Godkänn och mejla" }));
  expect((await within(screen.getByRole("dialog")).findByRole("alert")).textContent).toMatch(/bekräfta/i);
});

test("rejecting without a reason leaves the dialog open with its text, and can be cancelled", async () => {
  const Details = { Reason: ["TOO_SHORT"] };
  const { decided } = await open({ "PUT /users/7/reject": problem(422, "INCORRECT_PROPERTIES", { Details }) });
  await userEvent.click(await screen.findByRole("button", { name: "Avslå" }));
  const reason = screen.getByLabelText<HTMLTextAreaElement>("Skäl");
  await userEvent.type(reason, "Nej.");
  await userEvent.click(screen.getByRole("button", { name: "Avslå och mejla" }));
  await screen.findByText("Skriv ett skäl med minst tio tecken.");
  expect(reason.value).toBe("Nej.");
  await userEvent.click(screen.getByRole("button", { name: "Avbryt" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(decided()).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Avslå" })).toBeTruthy();
});

test("a conflicting decision by another admin reloads the status", async () => {
  const { api } = await open({
    "PUT /users/7/reject": () => {
      api.responses["GET /users/7"] = { status: 200, body: accepted };
      return problem(409, "CHANGED_BY_OTHER");
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Avslå" }));
  await userEvent.type(screen.getByLabelText("Skäl"), "Vi söker någon annan.");
  await userEvent.click(screen.getByRole("button", { name: "Avslå och mejla" }));
  await screen.findByText("Godkänd 21 november 2026.");
});

test("an admin can't decide on their own account", async () => {
  await open({ "GET /users/7": { status: 200, body: accepted } }, account({ UserID: 7, roles: ["admin"] }));
  await screen.findByText("Godkänd 21 november 2026.");
  expect(screen.queryByRole("button", { name: "Avsluta uppdraget" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Ta bort kontot" })).toBeNull();
});

test("the areas of an application are fetched by their ids and shown by name", async () => {
  const part = (ID: number, Name: string) => ({ ID, Name, Uri: `uri-${ID}`, Children: [] });
  const area = { ...part(1, "Hyresrätt"), Children: [part(2, "Deposition"), part(3, "Uppsägning")] };
  const { api } = await open({
    "GET /users/7": { status: 200, body: user({ Areas: [3, 1] }) },
    "GET /categories": { status: 200, body: { Categories: [area] } },
  });
  await screen.findByText("Hyresrätt, Uppsägning");
  expect(api.requests.filter(({ path }) => path === "/categories")).toMatchObject([{ filter: { id: [3, 1] } }]);
});

test("a panel that failed to load has a retry, and doesn't look empty", async () => {
  const { api } = await open({ "GET /users/7/testAnswers": problem(403, "NOT_ALLOWED") });
  const retry = await screen.findByRole("button", { name: "Försök igen" });
  expect(screen.queryByText("Har inte besvarat någon provfråga.")).toBeNull();
  api.responses["GET /users/7/testAnswers"] = { status: 200, body: { TestAnswers: [] } };
  await userEvent.click(retry);
  await screen.findByText("Har inte besvarat någon provfråga.");
});

test("the dialog for accepting shows how many tests are ungraded", async () => {
  const answer = (ID: number, GradedAt: string | null) => ({
    ...{ ID, UserID: 7, Version: 1, AnswerBody: null, Grade: null, Comment: null, GradedAt },
    TestQuestion: { ID, Title: `Provfråga ${ID}` },
  });
  const TestAnswers = [answer(1, null), answer(2, null), answer(3, "2026-11-20T10:00:00.000Z")];
  await open({ "GET /users/7/testAnswers": { status: 200, body: { TestAnswers } } });
  await screen.findByText("Provfråga 3");
  await userEvent.click(screen.getByRole("button", { name: "Godkänn" }));
  within(await screen.findByRole("dialog")).getByText("2 av 3 provsvar är inte bedömda än.");
});
