import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AnswerDetails } from "../questionPages/AnswerDetails.tsx";
import { problem } from "../testing/fakeApi.ts";
import { question, renderWithApi } from "../testing/renderWithApi.tsx";

let close = async () => {};
afterEach(() => close());

const text = { Title: "Får jag säga upp avtalet?", QuestionBody: "Grannen Zlatko Novak stör.", State: "Answered" };
const answer = (more: object = {}) => ({
  ID: 7,
  Title: text.Title,
  AnswerBody: "<p>Ja, om Zlatko Novak fortsätter.</p>",
  Uri: null,
  PublishedAt: null,
  SentAt: "2026-11-20T09:00:00Z",
  UpdatedAt: "2026-11-20T09:00:00Z",
  ValidAt: "2026-11-20",
  Provisions: [],
  Category: { ID: 2, Name: "Deposition", Uri: "hyresratt-deposition" },
  Area: null,
  Question: { QuestionBody: text.QuestionBody },
  User: { UserID: 4, Name: "Karin Ekdal", Title: "Jurist" },
  State: "Answered",
  Type: "Free",
  Hidden: false,
  Objected: false,
  Version: 3,
  ...more,
});
const nothing = { status: 200, body: { Original: null, Findings: [], Hints: [], LeftStanding: [] } };

async function open(asked: object = {}, shown: object = {}) {
  const opened = await renderWithApi(
    { resource: "answers", id: 7, screen: <AnswerDetails /> },
    {
      "GET /answers/7": { status: 200, body: answer(shown) },
      "GET /questions/7": { status: 200, body: question({ ...text, HasAnswer: true, ...asked }) },
      "GET /questions/7/readings": { status: 200, body: { Readings: [], Readers: [], IsRequired: false } },
      "GET /questions/7/anonymising": nothing,
      "PUT /questions/7/anonymising": nothing,
      ...{ "GET /answers/7/versions": { status: 200, body: { Versions: [] } } },
    },
  );
  close = opened.close;
  await screen.findByText("Redigera svaret");
  return opened;
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByText(name, { selector: "button" }));

test("a sent answer is published once its personal data is redacted; a conflict is shown", async () => {
  const { api } = await open();
  api.responses["PUT /answers/7"] = problem(409, "CHANGED_BY_OTHER");
  await press("Publicera");
  await press("Ersätt alla lika (2)");
  await press("Spara och gå vidare");
  await screen.findByText("Publicera svaret?");
  fireEvent.submit(screen.getByText("Avbryt").closest("form") as HTMLElement);
  await screen.findByText("Skriv ett skäl med minst tio tecken.");
  expect(api.requests.some(({ path, method }) => path === "/answers/7" && method === "PUT")).toBe(false);
  fireEvent.change(screen.getByLabelText("Varför saknas lagrum?"), { target: { value: "Frågan gäller praxis." } });
  fireEvent.submit(screen.getByText("Avbryt").closest("form") as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole("alert")[0]?.textContent).toMatch(/ändra/i));
  api.responses["PUT /answers/7"] = { status: 200, body: answer({ State: "Published" }) };
  api.responses["GET /answers/7"] = api.responses["PUT /answers/7"];
  fireEvent.submit(screen.getByText("Avbryt").closest("form") as HTMLElement);
  await waitFor(() => expect(screen.queryByText("Publicera svaret?")).toBeNull());
  const puts = api.requests.filter(({ method }) => method === "PUT");
  expect(puts.map(({ path }) => path)).toEqual(["/questions/7/anonymising", "/answers/7", "/answers/7"]);
  expect(puts.at(-1)?.body).toEqual({
    Action: "publish",
    Version: 3,
    AnswerBody: "<p>Ja, om [namn 1] fortsätter.</p>",
    Reason: "Frågan gäller praxis.",
  });
  await waitFor(() => expect(screen.queryByText("Publicera")).toBeNull());
});

test("shows why a question without consent can't be published, and no button for a published answer", async () => {
  await open({ Type: "Express", PublishConsent: false });
  await screen.findByText("Den som ställde frågan har inte godkänt att den publiceras.");
  expect(screen.queryByText("Publicera")).toBeNull();
  await close();
  await open({ State: "Published" }, { State: "Published", Uri: "fraga-7", PublishedAt: "2026-11-20T09:00:00Z" });
  await screen.findByText(text.QuestionBody);
  expect(screen.queryByText("Publicera")).toBeNull();
});

test("a hidden published answer is redacted before it is shown again", async () => {
  const shown = { State: "Published", Hidden: true, Uri: "fraga-7", PublishedAt: "2026-11-20T09:00:00Z" };
  const { api } = await open({ State: "Published", Hidden: true }, shown);
  api.responses["PUT /questions/7/unhide"] = problem(409, "IDENTIFYING_LEFT");
  await press("Visa");
  expect((await screen.findByRole("alert")).textContent).toMatch(/pekar ut någon/);
  api.responses["PUT /answers/7"] = { status: 200, body: answer(shown) };
  await press("Gå igenom texten");
  await press("Ersätt alla lika (2)");
  await press("Spara och gå vidare");
  const puts = () => api.requests.filter(({ method }) => method === "PUT").slice(1);
  await waitFor(() => expect(puts().map(({ path }) => path)).toEqual(["/questions/7/anonymising", "/answers/7"]));
  expect(puts()[1]?.body).toEqual({ Action: "save", Version: 3, AnswerBody: "<p>Ja, om [namn 1] fortsätter.</p>" });
});
